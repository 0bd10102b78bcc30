import type { Locale } from '../_i18n/locales';
import { swccgStackWords, tellRefusal } from '../_i18n/rules/swccg-stack';
import { awaited } from '../_rules/swccg/stack/awaited';
import type { Action, CardId, State } from '../_rules/swccg/stack/state';
import { battleOf, cardOf, printOf } from '../_rules/swccg/stack/state';
import { PILES, SIDES, type Side } from '../_rules/swccg/stack/timing';
import type { Mark, Picture, PictureCard, Pile, Zone } from './picture';

/** What has to be settled before anybody acts, as the refusal of anything else says it. */
const SETTLE_FIRST = {
  order: 'order-first',
  draw: 'destiny-first',
  lose: 'loss-first',
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
      {
        id: 'stack',
        title: words.stack,
        form: 'stack',
        empty: words.emptyStack,
        cards: state.stack.map((action, i) => onStack(locale, state, action, i)).reverse(),
      },
      ...SIDES.map((side) => handOf(locale, state, side)),
      { id: 'table', title: words.table, aside: true, form: 'cards', cards: onTable(locale, state) },
      ...SIDES.map((side) => pilesOf(locale, state, side)),
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
  const mark: Mark = isTop ? { text: words.topmost, tone: 'live' } : { text: words.suspended, tone: 'weak' };
  const targets = Object.values(action.targets).flat();
  const battle = action.battle;
  const facts = [
    words.steps[action.step],
    ...(targets.length > 0 ? [`→ ${targets.map((id) => titleOf(state, id)).join(', ')}`] : []),
    ...(action.drawn.length > 0 ? [`${words.values.destiny} ${action.drawn.join(', ')}`] : []),
    ...(action.amount === undefined ? [] : [`${words.values.amount} ${action.amount}`]),
    ...(battle?.damage === undefined ? [] : [`${words.values['battle-damage']} ${battle.damage}`]),
  ];
  const virtual = action.card !== undefined && printOf(state, action.card).kind === 'virtual';
  const hasCard = action.card !== undefined && !virtual && cardOf(state, action.card).zone === 'stack';
  return {
    id: hasCard && action.card ? action.card : `action-${action.id}`,
    title: action.card && !virtual ? action.name : words.actions[action.type],
    seat: action.by,
    ...(action.card && !virtual && { kind: words.actions[action.type] }),
    facts,
    marks: [mark],
  };
}

const titleOf = (state: State, id: CardId): string =>
  Object.hasOwn(state.cards, id) ? printOf(state, id).title : id;

function handOf(locale: Locale, state: State, side: Side): Zone {
  const words = swccgStackWords[locale];
  const named = state.ids.filter(
    (id) => cardOf(state, id).owner === side && cardOf(state, id).zone === 'hand',
  );
  const nameless = state.piles[side].hand.map(
    (_, i): PictureCard => ({ id: `${side}-hand-${i}`, title: '?', seat: side, faceDown: true }),
  );
  return {
    id: `hand-${side}`,
    title: words.hand(side),
    seat: side,
    aside: true,
    form: 'cards',
    empty: '—',
    cards: [...named.map((id) => plain(locale, state, id)), ...nameless],
  };
}

function plain(locale: Locale, state: State, id: CardId): PictureCard {
  const print = printOf(state, id);
  const { owner, captive } = cardOf(state, id);
  const words = swccgStackWords[locale];
  const ability = { fr: 'habileté', en: 'ability' }[locale];
  return {
    id,
    title: print.title,
    seat: owner,
    kind: words.kinds[print.kind],
    ...(print.ability !== undefined && { facts: [`${ability} ${print.ability}`] }),
    ...(captive && { marks: [{ text: { fr: 'captif', en: 'captive' }[locale], tone: 'weak' as const }] }),
  };
}

/** Cards on the table, each with what is at, aboard or on it. */
function onTable(locale: Locale, state: State): PictureCard[] {
  const here = state.ids.filter((id) => ['table', 'on'].includes(cardOf(state, id).zone));
  const among = new Set(here);
  const draw = (id: CardId): PictureCard => {
    const holds = here.filter((other) => cardOf(state, other).at === id).map(draw);
    return { ...plain(locale, state, id), ...(holds.length > 0 && { holds }) };
  };
  return here.filter((id) => !among.has(cardOf(state, id).at ?? '')).map(draw);
}

function pilesOf(locale: Locale, state: State, side: Side): Zone {
  const words = swccgStackWords[locale];
  const piles = PILES.map((pile): Pile => {
    const tokens = state.piles[side][pile];
    const top = tokens.filter((token) => typeof token === 'string').map((id) => titleOf(state, String(id)));
    return {
      id: `${side}-${pile}`,
      title: words.piles[pile],
      count: tokens.length,
      ...(top.length > 0 && { top: top.slice(0, 3) }),
    };
  });
  return { id: `piles-${side}`, title: words.pilesOf(side), seat: side, aside: true, form: 'piles', piles };
}
