import { loadSearcher } from '../../_search/load';
import { answerFrom } from './pack/answer';
import { sha256Hex } from './pack/digest';
import type { Trial } from './pack/format';
import type { Pack } from './pack/open-pack';

/** Opens a page and asks the search for it, both from the pack alone. Says what did not answer. */
export async function firstFailedTrial(pack: Pack, origin: string): Promise<string | undefined> {
  for (const trial of pack.manifest.trials) {
    const failed = (await pageFails(pack, origin, trial)) ?? (await searchFails(pack, trial));
    if (failed) return failed;
  }
  return undefined;
}

async function pageFails(pack: Pack, origin: string, { page }: Trial): Promise<string | undefined> {
  const response = answerFrom(pack, new URL(page, origin));
  const opens = response?.ok && (await response.text()).endsWith('</html>');
  return opens ? undefined : `${page} does not open`;
}

async function searchFails(pack: Pack, { locale, title, page }: Trial): Promise<string | undefined> {
  try {
    const searcher = await loadSearcher(locale, {
      async read(file) {
        const bytes = pack.read(`/search/${file}`);
        if (!bytes) throw new Error(`/search/${file} is not in the pack`);
        return bytes;
      },
      sha256: sha256Hex,
    });
    const finds = searcher.search(title).hits.some(({ href }) => href === page);
    return finds ? undefined : `searching for "${title}" does not find ${page}`;
  } catch (error) {
    return `the search does not answer: ${error}`;
  }
}
