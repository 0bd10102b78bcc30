import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** The faces of the site, set as its titles and text are. The renderer reads no WOFF2 and no variable fonts. */
export const FACES = {
  title: {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { opsz: 72, SOFT: 50, WONK: 0, wght: 560 },
  },
  text: {
    family: 'Atkinson Hyperlegible Next',
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    axes: { wght: 420 },
  },
} as const;
export type Face = keyof typeof FACES;
export const FACE_NAMES = Object.keys(FACES) as Face[];

/** Each face as TrueType, with the letters that are asked for. */
export async function loadFonts(letters: string): Promise<Record<Face, Uint8Array>> {
  const fonts = await Promise.all(
    FACE_NAMES.map(async (face) => {
      const { file, axes } = FACES[face];
      const whole = await fs.readFile(require.resolve(file));
      const cut = await subsetFont(whole, letters, { targetFormat: 'sfnt', variationAxes: axes });
      return [face, new Uint8Array(cut)] as const;
    }),
  );
  return Object.fromEntries(fonts) as Record<Face, Uint8Array>;
}

/** Changes when a face does. */
export async function facesHash(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(FACES));
  for (const { file } of Object.values(FACES)) hash.update(await fs.readFile(require.resolve(file)));
  return hash.digest('hex');
}
