import type { Switch, SwitchValue } from '../../../core/bench';
import { isParticipant } from '../../battle/facts';
import { isInBattle, mayTakePart } from '../../battle/where';
import { changeFight, leaveFight } from '../../field/fight';
import { placeFacts } from '../../field/reach';
import { bareView, viewOf } from '../../field/view';
import { joinBattle, opened } from '../../stack/bench/change';
import { battleOf, type CardId, cardOf, printOf, type State } from '../../stack/state';

/** Of this turn, by card. */
const OF_THE_TURN = { fought: 'fought', drained: 'drainers', moved: 'moved' } as const;
const MOST_SHOTS = 3;

function ofCard(state: State, id: CardId): Switch[] {
  const { field } = state;
  const { figures } = printOf(state, id);
  if (!field || !figures || state.cards[id]?.zone !== 'table') return [];
  const action = battleOf(state);
  const fight = action?.battle?.fight;
  if (figures.kind === 'weapon')
    return fight ? [{ id: 'fired', card: id, value: fight.fired.includes(id), among: 'yes-no' }] : [];
  if (!isParticipant(figures)) return [];
  const { at, captive, undercover = false } = cardOf(state, id);
  const isSpy = printOf(state, id).tags?.includes('spy') && placeFacts(state, at)?.kind === 'site';
  const shots = field.shooters.filter((each) => each === id).length;
  const marks: Switch[] = [
    ...Object.entries(OF_THE_TURN).map(
      ([what, key]): Switch => ({ id: what, card: id, value: field[key].includes(id), among: 'yes-no' }),
    ),
    { id: 'shots', card: id, value: Math.min(shots, MOST_SHOTS), among: { least: 0, most: MOST_SHOTS } },
    ...(isSpy && !captive
      ? [{ id: 'undercover', card: id, value: undercover, among: 'yes-no' as const }]
      : []),
  ];
  if (!fight || !mayTakePart(bareView(state), id, action?.at ?? '')) return marks;
  const inBattle = isInBattle(viewOf(state), id);
  marks.push({ id: 'in-battle', card: id, value: inBattle, among: 'yes-no' });
  if (inBattle) marks.push({ id: 'hit', card: id, value: fight.hit.includes(id), among: 'yes-no' });
  return marks;
}

/** What a card has done this turn, and what has been done to it in the battle under way. */
export const markSwitches = (state: State): Switch[] => [
  ...(state.field
    ? [{ id: 'activated', value: Math.min(60, state.field.activated), among: { least: 0, most: 60 } }]
    : []),
  ...state.ids.flatMap((id) => ofCard(state, id)),
];

/** A spy crosses the table, and out of the battle under way, or comes back. */
// swccg/card-states#undercover
function withCover(state: State, id: CardId, isUnder: boolean): State {
  const { undercover: _, ...card } = cardOf(state, id);
  state.cards = { ...state.cards, [id]: isUnder ? { ...card, undercover: true } : card };
  if (isUnder) leaveFight(state, id);
  else joinBattle(state, id);
  return state;
}

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);
const marked = (ids: readonly string[], id: string, to: SwitchValue): string[] =>
  to === true ? [...without(ids, id), id] : without(ids, id);

/** Sets such a mark; nothing if the switch is none of these. */
export function setMark(state: State, { id: what, card }: Switch, to: SwitchValue): State | undefined {
  const { state: next } = opened(state);
  const { field } = next;
  if (!field) return undefined;
  if (what === 'activated') {
    next.field = { ...field, activated: to as number };
    return next;
  }
  if (card === undefined) return undefined;
  const action = battleOf(next);
  const fight = action?.battle?.fight;
  switch (what) {
    case 'fought':
    case 'drained':
    case 'moved':
      next.field = { ...field, [OF_THE_TURN[what]]: marked(field[OF_THE_TURN[what]], card, to) };
      return next;
    case 'shots':
      next.field = {
        ...field,
        shooters: [...without(field.shooters, card), ...Array<string>(to as number).fill(card)],
      };
      return next;
    case 'undercover':
      return withCover(next, card, to === true);
  }
  if (!action || !fight) return undefined;
  switch (what) {
    case 'fired':
      changeFight(action, { fired: marked(fight.fired, card, to) });
      return next;
    case 'hit':
      changeFight(action, { hit: marked(fight.hit, card, to) });
      return next;
    case 'in-battle':
      changeFight(action, {
        participants: marked(fight.participants, card, true),
        excluded: marked(fight.excluded, card, to !== true),
        hit: to === true ? fight.hit : without(fight.hit, card),
      });
      next.field = { ...field, fought: marked(field.fought, card, true) };
      return next;
    default:
      return undefined;
  }
}
