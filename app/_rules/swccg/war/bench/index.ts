import { type Bench, type BenchPlace, cannot, type Switch } from '../../../core/bench';
import { SIDES, type Side } from '../../../core/sides';
import { cardsOf, pieceOf } from '../../stack/bench/cards';
import { opened } from '../../stack/bench/change';
import { add, remove, reprint } from '../../stack/bench/laying';
import { oddOnAnyStack } from '../../stack/bench/odd';
import { setTokens } from '../../stack/bench/piles';
import type { OwnPiece, Profile } from '../../stack/bench/profile';
import { spots } from '../../stack/bench/spots';
import { noSwitch, setSwitch, switchesOf } from '../../stack/bench/switches';
import { start } from '../../stack/setup';
import { cardOf, type Printed, printOf, type State } from '../../stack/state';
import { DESTINIES } from '../../stack/timing';
import { MOST_ABILITY, MOST_DESTINIES } from '../check-setup';
import { FIRST_CARD, FIRST_KINDS, MOST_CARDS, PRINTS, toStack, type WarSetup } from '../setup';
import { isBefore, setupOf } from './setup-of';
import { WAR_TEMPLATES } from './templates';

const ABILITY = { id: 'ability', least: 0, most: MOST_ABILITY, usual: 4 };

const PROFILE: Profile = {
  kinds: [{ kind: 'character', figures: [ABILITY] }],
  known: Object.fromEntries(Object.values(PRINTS).map((card) => [card.title.toLowerCase(), card])),
  make: (side: Side, { title, figures = {} }: OwnPiece) => ({
    title,
    side,
    kind: 'character',
    ability: figures.ability ?? ABILITY.usual,
  }),
  kindOf: ({ kind }: Printed) => kind,
  figuresOf: ({ kind, ability = 0 }: Printed) => (kind === 'character' ? { ability } : {}),
  traitsOf: () => [],
  withFigure: (print: Printed, _: string, to: number) => ({ ...print, ability: to }),
};

/** Of the places of a stack those where a war has something to lay, and whatever holds a card. */
function placesOf(state: State): BenchPlace[] {
  return spots(state).flatMap(({ where, count: _, most: __, ...place }): BenchPlace[] => {
    if (place.id.endsWith('.hand')) {
      const isFirst = place.cards.includes(FIRST_CARD);
      return [{ ...place, takes: ['interrupt'], most: MOST_CARDS + (isFirst ? 1 : 0) }];
    }
    if (place.id.endsWith('.table') && isBefore(state))
      return [{ ...place, takes: ['character'], most: Math.max(1, place.cards.length) }];
    return place.cards.length > 0 || place.id.endsWith('.reserve') ? [{ ...place, takes: [] }] : [];
  });
}

/** What the war is about, before it begins, and how many cards of each destiny are left. */
const warSwitches = (state: State): Switch[] => [
  ...switchesOf(state).filter(({ id }) => id === 'opportunity' || id === 'passes'),
  ...(isBefore(state)
    ? [
        { id: 'first-by', value: cardOf(state, FIRST_CARD).owner, among: SIDES },
        { id: 'first-kind', value: printOf(state, FIRST_CARD).kind, among: FIRST_KINDS },
      ]
    : []),
  ...SIDES.flatMap((side) => {
    const { reserve } = state.piles[side];
    return DESTINIES.map((value) => {
      const count = reserve.filter((token) => token === value).length;
      const room = Math.max(0, MOST_DESTINIES - reserve.length);
      return { id: `left-${side}-${value}`, value: count, among: { least: 0, most: count + room } };
    });
  }),
];

/** The war over another card, with the same hands. */
function refound(state: State, change: Partial<WarSetup['first']>): State | undefined {
  const { state: fresh } = opened(state);
  fresh.passes = 0;
  fresh.opportunity = fresh.turn;
  const war = setupOf(fresh);
  return war && start(toStack({ ...war, first: { ...war.first, ...change } }));
}

function setDestinies(state: State, side: Side, value: number, to: number): State {
  const { state: next } = opened(state);
  const others = state.piles[side].reserve.filter((token) => token !== value);
  setTokens(next, side, 'reserve', [...others, ...Array<number>(to).fill(value)]);
  return next;
}

/** A character is the one that counts: it has the name by which the war knows it. */
function named(state: State, side: Side): State {
  const id = state.ids.at(-1) ?? '';
  const name = `${side}-character`;
  const { [id]: card, ...cards } = state.cards;
  if (!card || Object.hasOwn(cards, name)) return state;
  return { ...state, ids: [...state.ids.slice(0, -1), name], cards: { ...cards, [name]: card } };
}

/** Who has the last word: hands of Sense, Alter and Control, the abilities, and the destinies left. */
export const warBench: Bench<State, WarSetup> = {
  templates: WAR_TEMPLATES,
  kinds: PROFILE.kinds,
  known: Object.entries(PROFILE.known).map(([name, { title }]) => ({ name, title, kind: 'interrupt' })),
  places: placesOf,
  cards: (state) => cardsOf(PROFILE, state),
  switches: warSwitches,
  add: (state, to, piece) => {
    const made = add(PROFILE, state, to, piece);
    return 'ok' in made || !('kind' in piece) ? made : named(made, to.owner as Side);
  },
  move: (_, { title }) => cannot('in-use', { card: title }),
  remove: (state, card) =>
    card.id === FIRST_CARD
      ? cannot('last-one', { card: card.title })
      : card.kind === 'character' && !isBefore(state)
        ? cannot('in-use', { card: card.title })
        : remove(state, card),
  pieceOf: (state, card) => pieceOf(PROFILE, state, card),
  count: (_, { id }) => cannot('no-such-place', { place: id }),
  figure: (state, { id }, figure, to) =>
    Number.isInteger(to)
      ? reprint(state, id, (print) => PROFILE.withFigure(print, figure, to))
      : cannot('out-of-range', { least: ABILITY.least, most: ABILITY.most }),
  set: (state, which, to) => {
    if (which.id === 'first-by') return refound(state, { by: to as Side }) ?? cannot('in-use');
    if (which.id === 'first-kind')
      return refound(state, { kind: to as WarSetup['first']['kind'] }) ?? cannot('in-use');
    const [, side, value] = /^left-(light|dark)-(\d)$/.exec(which.id) ?? [];
    if (side) return setDestinies(state, side as Side, Number(value), to as number);
    return setSwitch(state, which, to) ?? noSwitch(which);
  },
  odd: oddOnAnyStack,
  setupOf,
};
