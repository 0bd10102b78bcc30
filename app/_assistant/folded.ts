/** A text without what writers do differently: case, accents, ligatures, typographic signs, spaces. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘`´]/g, "'")
    .replace(/[«»“”„"*_]/g, ' ')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[;:!?.,)])/g, '')
    .trim();
