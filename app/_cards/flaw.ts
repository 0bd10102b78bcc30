/** Why a whole file is refused: a code, and what its words need. */
export interface RefusalArgs {
  'too-large': { megabytes: number; most: number };
  unreadable: Record<string, never>;
  empty: Record<string, never>;
  'not-text': Record<string, never>;
  'web-page': Record<string, never>;
  'not-json': { at: number; line: number };
  'too-many': { count: number; most: number };
  foreign: { found: string };
  'other-game': { game: string; asked: string };
  'no-cards': { count: number };
}
export type RefusalCode = keyof RefusalArgs;
export type FileRefusal = { [Code in RefusalCode]: { code: Code; args: RefusalArgs[Code] } }[RefusalCode];

/** What is wrong with one thing in a file; the rest is read all the same. */
export interface FlawArgs {
  'not-a-card': { found: string };
  'no-title': Record<string, never>;
  'no-number': { title: string };
  'no-side': { title: string };
  'no-type': { title: string };
  'bad-figure': { title: string; figure: string; value: string };
  'no-answer': { card: string };
  'too-long': { title: string; field: string };
}
export type FlawCode = keyof FlawArgs;
export type CardFlaw = { [Code in FlawCode]: { code: Code; args: FlawArgs[Code] } }[FlawCode] & {
  /** Where in the list of the file, from 1. */
  at: number;
  /** The thing is left out; else only what the flaw names. */
  isLeftOut: boolean;
};
