import type { Locale } from '../_i18n/locales';
import { swccgStackWords, tellRefusal } from '../_i18n/rules/swccg-stack';
import { STACK_PICTURE } from '../_i18n/rules/swccg-stack-picture';
import { otherSide, SIDES, type Side } from '../_rules/core/sides';
import { awaited } from '../_rules/swccg/stack/awaited';
import type { Action, CardId, State } from '../_rules/swccg/stack/state';
import { battleOf, cardOf, printOf } from '../_rules/swccg/stack/state';
import { PILES } from '../_rules/swccg/stack/timing';
import type { Picture, PictureCard, Pile, Row, Zone } from './picture';
import { ART_OF, plainCard, tableOf } from './swccg-stack-cards';
import { drawsOf, reserveCard } from './swccg-stack-draws';

/** What has to be settled before anybody acts, as the refusal of anything else says it. */
const SETTLE_FIRST = {
  order: 'order-first',
  draw: 'destiny-first',
  lose: 'loss-first',
  satisfy: 'damage-first',
  choose: 'choice-first',
} as const;

export function drawStack(locale: Locale, state: State): Picture {
  const words = swccgStackWords[locale];
  const segment = battleOf(state)?.battle?.segment;
  const moment = [words.turnOf(state.turn), words.phases[state.phase], segment && words.segments[segment]];
  return {
    moment: moment.filter(Boolean).join(' · '),
    opportunity: opportunity(locale, state),
    zones: [
      ...SIDES.flatMap((side) => [handOf(locale, state, side), pilesOf(locale, state, side)]),
      {
        id: 'stack',
        title: words.stack,
        row: 'middle',
        form: 'stack',
        empty:
          state.passes === 0
            ? words.emptyStack
            : STACK_PICTURE[locale].emptyPassed(otherSide(state.opportunity)),
        cards: state.stack.map((action, i) => onStack(locale, state, action, i)).reverse(),
      },
      ...tableOf(locale, state),
      ...drawsOf(locale, state),
    ],
  };
}

function opportunity(locale: Locale, state: State): Picture['opportunity'] {
  const words = swccgStackWords[locale];
  if (state.defeated) return { text: words.events.defeated({ side: state.defeated }) };
  if (state.over) return { text: words.over };
  const first = awaited(state);
  if (first) {
    const told = { ok: false, code: SETTLE_FIRST[first.what], rule: '', args: { side: first.by } } as const;
    return { seat: first.by, text: tellRefusal(locale, told) };
  }
  return {
    seat: state.opportunity,
    text: `${words.opportunity(state.opportunity)} · ${words.passes(state.passes)}`,
  };
}

function onStack(locale: Locale, state: State, action: Action, height: number): PictureCard {
  const words = swccgStackWords[locale];
  const isTop = height === state.stack.length - 1;
  const { passed, owed } = STACK_PICTURE[locale];
  const targets = Object.values(action.targets).flat();
  const battle = action.battle;
  const facts = [
    words.steps[action.step],
    ...(targets.length > 0 ? [`→ ${targets.map((id) => titleOf(state, id)).join(', ')}`] : []),
    ...(action.drawn.length > 0 ? [`${words.values.destiny} ${action.drawn.join(', ')}`] : []),
    ...(action.amount === undefined ? [] : [`${words.values.amount} ${action.amount}`]),
  ];
  const hasCard = action.card !== undefined && printOf(state, action.card).kind !== 'virtual';
  const under = state.stack.find(({ id }) => id === action.answers);
  return {
    id: idOf(state, action),
    title: hasCard ? action.name : words.actions[action.type],
    seat: action.by,
    art: (hasCard && action.kind && ART_OF[action.kind]) || (battle ? 'battle' : 'action'),
    ...(under && { respondsTo: idOf(state, under) }),
    ...(hasCard && { kind: words.actions[action.type] }),
    facts,
    marks: [
      ...(battle?.damage ? [{ text: owed(battle.damage), tone: 'bad' as const }] : []),
      ...(isTop && state.passes > 0 ? [{ text: passed(otherSide(state.opportunity)) }] : []),
      isTop ? { text: words.topmost, tone: 'live' } : { text: words.suspended, tone: 'weak' },
    ],
  };
}

/** An action is drawn as its card where the card itself lies on the stack. */
function idOf(state: State, { id, card }: Action): string {
  const liesThere = card !== undefined && cardOf(state, card).zone === 'stack';
  return liesThere && printOf(state, card).kind !== 'virtual' ? card : `action-${id}`;
}

const titleOf = (state: State, id: CardId): string =>
  Object.hasOwn(state.cards, id) ? printOf(state, id).title : id;

/** The dark side sits opposite. */
export const rowOf = (side: Side): Row => (side === 'dark' ? 'far' : 'near');

function handOf(locale: Locale, state: State, side: Side): Zone {
  const named = state.ids.filter(
    (id) => cardOf(state, id).owner === side && cardOf(state, id).zone === 'hand',
  );
  const nameless = state.piles[side].hand.map(
    (_, i): PictureCard => ({ id: `${side}-hand-${i}`, title: '?', seat: side, faceDown: true }),
  );
  return {
    id: `hand-${side}`,
    title: swccgStackWords[locale].hand(side),
    seat: side,
    row: rowOf(side),
    form: 'fan',
    empty: STACK_PICTURE[locale].emptyHand,
    cards: [...named.map((id) => plainCard(locale, state, id)), ...nameless],
  };
}

function pilesOf(locale: Locale, state: State, side: Side): Zone {
  const words = swccgStackWords[locale];
  const piles = PILES.map((pile): Pile => {
    const tokens = state.piles[side][pile];
    const known = tokens.filter((token) => typeof token === 'string');
    return {
      id: `${side}-${pile}`,
      title: words.piles[pile],
      short: STACK_PICTURE[locale].piles[pile],
      count: tokens.length,
      cards: [...known, ...(pile === 'reserve' ? nextOf(state, side) : [])],
      // swccg/death-star-ii/concepts: of the four, only the Lost Pile lies face up
      ...(pile === 'lost' && { open: true as const }),
      ...(known.length > 0 && { top: known.slice(0, 3).map((id) => titleOf(state, id)) }),
    };
  });
  return {
    id: `piles-${side}`,
    title: words.pilesOf(side),
    seat: side,
    row: rowOf(side),
    form: 'piles',
    piles,
  };
}

/** The card on top of the Reserve Deck, which the next destiny turns over. */
const nextOf = (state: State, side: Side): string[] => {
  const [top] = state.piles[side].reserve;
  return top === undefined || typeof top === 'string'
    ? []
    : [reserveCard(side, state.piles[side].reserve.length)];
};
