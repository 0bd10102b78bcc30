import type { Locale } from '../_i18n/locales';
import { STACK_PICTURE } from '../_i18n/rules/swccg-stack-picture';
import { SIDES, type Side } from '../_rules/core/sides';
import { highestAbility } from '../_rules/swccg/stack/patterns';
import type { Effect } from '../_rules/swccg/stack/schema';
import { battleOf, type CardId, printOf, type State, type Turned } from '../_rules/swccg/stack/state';
import type { Zone } from './picture';

/** A destiny that is to be drawn, has been turned over, or has just counted. */
interface Destiny {
  by: Side;
  purpose?: string | undefined;
  value?: number | undefined;
  turned?: Turned | undefined;
}

/** The destinies that count now, one zone a side. */
export function drawsOf(locale: Locale, state: State): Zone[] {
  const destinies = destiniesOf(state);
  return SIDES.flatMap((side) => {
    const own = destinies.filter(({ by }) => by === side);
    return own.length === 0 ? [] : [drawOf(locale, state, side, own)];
  }).map((zone, i) => (i === 0 ? zone : { ...zone, beside: true }));
}

function destiniesOf(state: State): Destiny[] {
  const done = [...(battleOf(state)?.happened ?? []), ...state.just].filter(
    ({ value }, i, all) => value !== undefined && all.findIndex(isSame(all[i])) === i,
  );
  return [...done, ...state.stack.filter(({ type }) => type === 'draw-destiny')];
}

/** What happened in a battle may also have just happened. */
const isSame =
  (one: { action?: string } | undefined) =>
  ({ action }: { action?: string }): boolean =>
    action === one?.action;

function drawOf(locale: Locale, state: State, side: Side, destinies: readonly Destiny[]): Zone {
  const words = STACK_PICTURE[locale];
  const values = destinies.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const { purpose } = destinies.at(-1) ?? {};
  const sought = soughtBy(state, side, purpose);
  // the cards come off the Reserve Deck: the last of them lay where its top is now, or is about to be taken from there
  const waiting = destinies.length - values.length;
  const height = state.piles[side].reserve.length - waiting + destinies.length;
  return {
    id: `draw-${side}`,
    title: words.destinyFor(purpose),
    seat: side,
    row: 'middle',
    form: 'draw',
    draw: {
      seat: side,
      cards: destinies.map(({ value, turned }, i) => ({
        id: reserveCard(side, height - i),
        ...(value !== undefined && { value: turned?.shown ?? value }),
      })),
      terms: destinies.flatMap((destiny) => termsOf(locale, destiny)),
      ...(values.length > 0 && { total: values.reduce((sum, value) => sum + value, 0) }),
      ...(sought && { against: words.sought[sought.destiny](sought.than) }),
    },
  };
}

function termsOf(locale: Locale, { value, turned }: Destiny): { label: string; value: number }[] {
  if (value === undefined || !turned) return [];
  const added = turned.added.map(({ name, add }) => ({ label: name, value: add }));
  const rest = value - added.reduce((sum, term) => sum + term.value, turned.shown);
  return rest === 0 ? added : [...added, { label: STACK_PICTURE[locale].answers, value: rest }];
}

/** Nameless cards go by their height in the Reserve Deck, so that the one drawn is seen to come from there. */
export const reserveCard = (side: Side, height: number): string => `${side}-reserve-${height}`;

/** What a destiny is held against, by the text of the card that it is drawn for. */
function soughtBy(state: State, side: Side, purpose: string | undefined) {
  const card = state.ids.find((id) => printOf(state, id).title === purpose);
  const [test] = card === undefined ? [] : testsOf(state, card);
  const than = test?.than === 'ability' ? highestAbility(state, side) : test?.than;
  return test && than !== undefined ? { destiny: test.destiny, than } : undefined;
}

const testsOf = (state: State, card: CardId) =>
  printOf(state, card)
    .text.flatMap(({ result }) => result.flatMap(flat))
    .flatMap((effect) => (effect.do === 'if' && 'destiny' in effect.test ? [effect.test] : []));

const flat = (effect: Effect): Effect[] =>
  effect.do === 'if'
    ? [effect, ...effect.so.flatMap(flat), ...(effect.otherwise ?? []).flatMap(flat)]
    : [effect];
