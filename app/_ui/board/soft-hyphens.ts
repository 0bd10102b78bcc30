const SOFT_HYPHEN = '\u00ad';
/** A shorter word fits the smallest card whole. */
const LONG = /\p{L}{7,}/gu;
const VOWEL = 'aeiouyàâäéèêëîïôöùûü';
/** The last consonant before a vowel begins a syllable, or the last two where they are spoken as one. */
const ONSET = new RegExp(
  `(?<=[${VOWEL}][^${VOWEL}]*)(?:[bcdfgkpt][lr]|[cpst]h|sp|qu|[^${VOWEL}])(?=[${VOWEL}])`,
  'giu',
);
/** Fewer letters stand on no line by themselves. */
const FEWEST = 3;

/**
 * A title with places where a narrow card may break its words, with a hyphen. No browser does that by itself for words
 * that begin with a capital, and titles are in no one language.
 */
export const withSoftHyphens = (title: string): string =>
  title.replace(LONG, (word) =>
    word.replace(ONSET, (onset, at: number) =>
      at < FEWEST || word.length - at < FEWEST ? onset : SOFT_HYPHEN + onset,
    ),
  );
