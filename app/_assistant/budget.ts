import { cutText } from '../_i18n/cut-text';

/** About 2,000 tokens of French JSON, at three signs to a token. */
export const MOST_SIGNS = 6_000;

export const signsOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/** As many things, from one on, as fit beside what is told anyway; and where to go on, if anything is left. */
export function fitting<Thing>(
  things: readonly Thing[],
  from: number,
  around: object,
): { shown: Thing[]; next: number | null } {
  let room = MOST_SIGNS - signsOf(around) - 40;
  const shown: Thing[] = [];
  for (const thing of things.slice(from)) {
    room -= signsOf(thing) + 1;
    if (room < 0 && shown.length > 0) break;
    shown.push(thing);
    if (room < 0) break;
  }
  const next = from + shown.length;
  return { shown, next: next < things.length ? next : null };
}

/** The beginning of a text that alone would fill an answer. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${cutText(text, most)}…` : text;
