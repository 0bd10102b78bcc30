import { BASES } from './bases';
import { COMMANDS } from './commands';
import { PILOTS } from './pilots';
import type { CardFacts } from './schema';
import { UNITS } from './units';

const ALL = { ...UNITS, ...PILOTS, ...COMMANDS, ...BASES };

export type PrintedName = keyof typeof ALL;

/** Every card that is typed in, once: what the simulators play and what the deck checker knows comes from here. */
export const PRINTED: Readonly<Record<PrintedName, CardFacts>> = ALL;

export const isPrintedName = (name: string): name is PrintedName => Object.hasOwn(PRINTED, name);

const BY_NUMBER = new Map(Object.values(PRINTED).map((card) => [card.number, card]));

export const printedByNumber = (number: string): CardFacts | undefined => BY_NUMBER.get(number);
