import { SIDES, type Side } from '../../../_rules/core/sides';
import { DESTINIES } from '../../../_rules/swccg/stack/timing';
import { isWarSetup, MOST_DESTINIES, type WarSetup } from '../../../_rules/swccg/war';

/** A war as it stands in the form: the destinies as they are typed, whatever they say. */
export interface Draft {
  war: WarSetup;
  typed: Record<Side, string>;
}

export type DestinyFlaw = { code: 'not-destiny'; typed: string } | { code: 'too-many' };

export const draftOf = (war: WarSetup): Draft => ({
  war,
  typed: { light: war.destinies.light.join(' '), dark: war.destinies.dark.join(' ') },
});

/** Reads destinies as typed: numbers with spaces or commas between. */
export function readDestinies(text: string): number[] | DestinyFlaw {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const wrong = words.find((word) => !DESTINIES.some((destiny) => String(destiny) === word));
  if (wrong !== undefined) return { code: 'not-destiny', typed: wrong };
  return words.length > MOST_DESTINIES ? { code: 'too-many' } : words.map(Number);
}

export function flawOf(text: string): DestinyFlaw | undefined {
  const read = readDestinies(text);
  return Array.isArray(read) ? undefined : read;
}

/** The destinies of a side as they are typed now; what cannot be read leaves the war as it was. */
export function withTyped({ war, typed }: Draft, side: Side, text: string): Draft {
  const read = readDestinies(text);
  return {
    war: Array.isArray(read) ? { ...war, destinies: { ...war.destinies, [side]: read } } : war,
    typed: { ...typed, [side]: text },
  };
}

export const isWhole = ({ typed }: Draft): boolean => SIDES.every((side) => !flawOf(typed[side]));

/** Whether something carried over from another version of the page is a draft. */
export function isDraft(value: unknown): value is Draft {
  const { war, typed } = (value ?? {}) as Partial<Draft>;
  return isWarSetup(war) && SIDES.every((side) => typeof typed?.[side] === 'string');
}
