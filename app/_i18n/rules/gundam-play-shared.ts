import type { Keywords } from '../../_rules/gundam/cards';

/** A count with its word, which most of the time takes an s. */
export const some = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count < 2 ? one : more}`;

/** What there is of several things; what there is none of is left out. */
export const counted = (...things: [count: number, one: string][]): string =>
  things
    .filter(([count]) => count > 0)
    .map(([count, one]) => some(count, one))
    .join(', ');

export const KEYWORDS: Record<keyof Keywords, string> = {
  blocker: 'Blocker',
  firstStrike: 'First Strike',
  highManeuver: 'High-Maneuver',
  suppression: 'Suppression',
  breach: 'Breach',
  repair: 'Repair',
  support: 'Support',
};
export const withAmount = (keyword: keyof Keywords, amount: number): string =>
  keyword === 'breach' || keyword === 'repair' || keyword === 'support'
    ? `${KEYWORDS[keyword]} ${amount}`
    : KEYWORDS[keyword];
export const signed = (amount: number): string => (amount < 0 ? `− ${-amount}` : `+ ${amount}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
