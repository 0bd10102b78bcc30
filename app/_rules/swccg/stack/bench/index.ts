import { type Bench, cannot } from '../../../core/bench';
import * as characters from '../cards/characters';
import * as examples from '../cards/examples';
import { ALTER, CONTROL, SENSE } from '../cards/the-force';
import type { Card } from '../schema';
import { idOf, print, type Setup } from '../setup';
import type { State } from '../state';
import { cardsOf, pieceOf } from './cards';
import { add, copy, count, move, remove, reprint } from './laying';
import { oddOnAnyStack } from './odd';
import { makePlain, PLAIN_KINDS, plainFigures, plainKindOf, plainTraits, withPlainFigure } from './plain';
import type { Profile } from './profile';
import { setupOf } from './setup-of';
import { spots } from './spots';
import { noSwitch, setSwitch, switchesOf } from './switches';
import { STACK_TEMPLATES } from './templates';

const { site, ...people } = characters;

const KNOWN: Readonly<Record<string, Card>> = Object.fromEntries(
  [
    SENSE,
    ALTER,
    CONTROL,
    ...Object.values(examples),
    ...Object.values(people),
    site('Tatooine: Cantina'),
    site('Tatooine: Mos Eisley'),
    site("Jabba's Palace: Audience Chamber"),
  ].map((card) => [idOf(card.title), card]),
);

const PROFILE: Profile = {
  kinds: PLAIN_KINDS,
  known: KNOWN,
  make: makePlain,
  kindOf: plainKindOf,
  figuresOf: plainFigures,
  traitsOf: plainTraits,
  withFigure: withPlainFigure,
};

/** Any position of the action stack. */
export const stackBench: Bench<State, Setup> = {
  templates: STACK_TEMPLATES,
  kinds: PLAIN_KINDS,
  known: Object.entries(KNOWN).map(([name, card]) => ({
    name,
    title: card.title,
    kind: plainKindOf(print(card)),
    ...(card.side !== 'both' && { owners: [card.side] }),
  })),
  places: spots,
  cards: (state) => cardsOf(PROFILE, state),
  switches: switchesOf,
  add: (state, to, piece) => add(PROFILE, state, to, piece),
  copy,
  move,
  remove,
  pieceOf: (state, card) => pieceOf(PROFILE, state, card),
  count,
  figure: (state, { id }, figure, to) =>
    Number.isInteger(to) || figure === 'ability'
      ? reprint(state, id, (printed) => withPlainFigure(printed, figure, to))
      : cannot('out-of-range', { least: 0, most: 30 }),
  set: (state, which, to) => setSwitch(state, which, to) ?? noSwitch(which),
  odd: oddOnAnyStack,
  setupOf,
};
