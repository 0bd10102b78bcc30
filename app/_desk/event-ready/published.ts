import { PreparationFailed } from './failure';
import { download } from './fetch-part';
import { MANIFEST_PATH, OtherFormat, type PackManifest, parseManifest } from './pack/format';

/** The version that the site offers now. */
export async function fetchManifest(fetch: typeof globalThis.fetch): Promise<PackManifest> {
  try {
    return parseManifest(new TextDecoder().decode(await download(fetch, MANIFEST_PATH)));
  } catch (error) {
    // A login page instead of a manifest is a network that does not let us through.
    throw new PreparationFailed(error instanceof OtherFormat ? 'other-version' : 'network', error);
  }
}
