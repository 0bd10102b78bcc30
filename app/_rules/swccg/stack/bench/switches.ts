import { cannot, type EditRefusal, type Switch, type SwitchValue } from '../../../core/bench';
import { SIDES, type Side } from '../../../core/sides';
import { awaited } from '../awaited';
import { placeOf } from '../place';
import { type CardId, cardOf, type PrintedText, printOf, type State } from '../state';
import { PHASES, type Phase } from '../timing';
import { countIcons, joinBattle, opened } from './change';
import { clearStack } from './clear';
import { setTokens } from './piles';

const MOST_DESTINY = 7;
export const TOP_UNKNOWN = '?';
const TOPS = [TOP_UNKNOWN, ...Array.from({ length: MOST_DESTINY + 1 }, (_, i) => `${i}`)];

/** The texts of a card on table that may be used so many times a turn. */
const usable = (state: State, id: CardId): { text: PrintedText; key: string; times: number }[] =>
  cardOf(state, id).zone !== 'table'
    ? []
    : printOf(state, id)
        .text.map((text, index) => ({ text, key: `${id} ${index}`, times: text.times ?? 1 }))
        .filter(({ text, times }) => text.from === 'table' && !text.automatic && times < 50);

/** What is set about the moment: whose turn, which phase, whose opportunity. */
function ofTheMoment(state: State): Switch[] {
  const waits = awaited(state) !== undefined || state.announced !== null;
  return [
    { id: 'turn', value: state.turn, among: SIDES },
    { id: 'phase', value: state.phase, among: PHASES },
    ...(waits
      ? []
      : [
          { id: 'opportunity', value: state.opportunity, among: SIDES },
          { id: 'passes', value: state.passes, among: { least: 0, most: 1 } },
        ]),
    { id: 'turns', value: state.turns, among: { least: 0, most: 20 } },
    ...SIDES.flatMap((side): Switch[] => {
      const [top] = state.piles[side].reserve;
      if (top === undefined || typeof top === 'string') return [];
      return [{ id: `top-${side}`, value: top === null ? TOP_UNKNOWN : `${top}`, among: TOPS }];
    }),
    ...SIDES.map(
      (side): Switch => ({
        id: `shuffled-${side}`,
        value: state.shuffled.includes(side),
        among: 'yes-no',
        rare: true,
      }),
    ),
    { id: 'patient', value: state.patient, among: 'yes-no', rare: true },
  ];
}

function ofCard(state: State, id: CardId): Switch[] {
  const { kind, title } = printOf(state, id);
  const { zone, owner, captive, at } = cardOf(state, id);
  const found: Switch[] = [];
  if (kind === 'interrupt' && zone === 'hand')
    found.push({
      id: 'played',
      card: id,
      value: state.played[`${owner} ${title}`] ?? 0,
      among: { least: 0, most: 9 },
    });
  const texts = usable(state, id);
  if (texts.length > 0)
    found.push({ id: 'used', card: id, value: texts.some(({ key }) => state.uses[key]), among: 'yes-no' });
  // a captive that is not escorted stays where it is
  if (kind === 'character' && zone === 'table' && at !== undefined && at === placeOf(state, id))
    found.push({ id: 'captive', card: id, value: captive === true, among: 'yes-no' });
  return found;
}

export const switchesOf = (state: State): Switch[] => [
  ...ofTheMoment(state),
  ...state.ids.filter((id) => cardOf(state, id).zone !== 'rules').flatMap((id) => ofCard(state, id)),
];

/** Sets what any engine of the stack has; nothing if the switch is none of these. */
export function setSwitch(
  state: State,
  { id: what, card }: Switch,
  to: SwitchValue,
): State | EditRefusal | undefined {
  const table = opened(state);
  const next = table.state;
  switch (what) {
    case 'turn':
      next.turn = to as Side;
      clearStack(table);
      countIcons(next);
      return next;
    case 'phase':
      next.phase = to as Phase;
      clearStack(table);
      return next;
    case 'opportunity':
      next.opportunity = to as Side;
      return next;
    case 'passes':
      next.passes = to === 1 ? 1 : 0;
      return next;
    case 'turns':
      next.turns = to as number;
      return next;
    case 'patient':
      next.patient = to === true;
      return next;
    case 'shuffled-light':
    case 'shuffled-dark': {
      const side: Side = what === 'shuffled-light' ? 'light' : 'dark';
      next.shuffled = [...state.shuffled.filter((each) => each !== side), ...(to === true ? [side] : [])];
      return next;
    }
    case 'top-light':
    case 'top-dark': {
      const side: Side = what === 'top-light' ? 'light' : 'dark';
      const [, ...rest] = state.piles[side].reserve;
      setTokens(next, side, 'reserve', [to === TOP_UNKNOWN ? null : Number(to), ...rest]);
      return next;
    }
  }
  if (card === undefined) return undefined;
  switch (what) {
    case 'played': {
      const key = `${cardOf(state, card).owner} ${printOf(state, card).title}`;
      next.played = { ...state.played, [key]: to as number };
      return next;
    }
    case 'used': {
      next.uses = { ...state.uses };
      for (const { key, times } of usable(state, card)) {
        if (to === true) next.uses[key] = times;
        else delete next.uses[key];
      }
      return next;
    }
    case 'captive': {
      const { captive: _, ...rest } = cardOf(state, card);
      next.cards = { ...next.cards, [card]: to === true ? { ...rest, captive: true } : rest };
      joinBattle(next, card);
      return next;
    }
  }
  return undefined;
}

/** A bench is only ever asked to set what it has listed. */
export const noSwitch = ({ id }: Switch): EditRefusal => cannot('no-such-switch', { what: id });
