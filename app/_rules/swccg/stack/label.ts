import type { Bilingual } from '../../../_leaf/locales';
import type { Coded, None } from '../../core/contract';
import { releasedNow } from '../field/release';
import { consider, isReady } from './consider';
import type { LossFrom, Move, Play } from './moves';
import { cardOf, dueNow, printOf, type State } from './state';
import type { ActionType, MoveWay } from './timing';
import { isMeant } from './why-not';

/** What a button says for each kind of move. Cards go by their titles, and a function by its label or its name. */
export interface LabelArgs {
  pass: None;
  draw: { value: number };
  decline: None;
  lose: { from: LossFrom; card?: string };
  order: { name: string };
  /** With the captive just released that it is about. */
  choose: { choice: string; card?: string };
  play: {
    what: ActionType | MoveWay;
    card: string;
    text?: Bilingual;
    targets: string;
    /** Targets of which has to be said what they are to do. */
    also?: { label: Bilingual; cards: string }[];
  };
  'no-card': { card: string };
  /** With the riders who jump off, where some do not. */
  forfeit: { card: string; jumping?: string };
  finish: None;
}

export type Label = Coded<LabelArgs>;

/** A move as a code with the titles and figures its words need. */
export function labelOf(state: State, move: Move): Label {
  switch (move.type) {
    case 'draw':
      return { code: 'draw', args: { value: move.value } };
    case 'lose':
      return {
        code: 'lose',
        args: { from: move.from, ...(move.card !== undefined && { card: titleOf(state, move.card) }) },
      };
    case 'forfeit':
      return { code: 'forfeit', args: forfeiting(state, move) };
    case 'order':
      return { code: 'order', args: { name: dueNow(state)[move.first]?.name ?? '' } };
    case 'choose':
      return { code: 'choose', args: choosing(state, move.choice) };
    case 'play':
      return Object.hasOwn(state.cards, move.card)
        ? { code: 'play', args: playing(state, move) }
        : { code: 'no-card', args: { card: move.card } };
    default:
      return { code: move.type };
  }
}

const forfeiting = (
  state: State,
  { card, jumping }: Extract<Move, { type: 'forfeit' }>,
): LabelArgs['forfeit'] => ({
  card: titleOf(state, card),
  ...(jumping && { jumping: jumping.map((id) => titleOf(state, id)).join(', ') }),
});

function choosing(state: State, choice: string): LabelArgs['choose'] {
  const freed = releasedNow(state);
  return { choice, ...(freed && { card: titleOf(state, freed.card) }) };
}

const titleOf = (state: State, id: string): string =>
  Object.hasOwn(state.cards, id) ? printOf(state, id).title : id;

/** Which function is meant: the one named, the only one, or the one that could be initiated now; else one for where the card lies. */
function playing(state: State, { by, card, text, targets = {} }: Play): LabelArgs['play'] {
  const texts = printOf(state, card).text;
  const unnamed = texts.filter((one) => isMeant(one, undefined));
  const meant = texts.find((one, index) =>
    text === undefined
      ? unnamed.includes(one) && (unnamed.length === 1 || isReady(consider(state, by, card, index)))
      : one.name === text,
  );
  const shown = meant ?? texts.find(({ from }) => from === cardOf(state, card).zone) ?? texts[0];
  const slots = meant?.targets ?? {};
  const titles = (names: string[]) =>
    names
      .flatMap((name) => targets[name] ?? [])
      .map((id) => titleOf(state, id))
      .join(', ');
  const names = Object.keys(targets);
  const also = names.flatMap((name) => {
    const label = slots[name]?.label;
    return label ? [{ label, cards: titles([name]) }] : [];
  });
  return {
    what: shown?.does ?? shown?.type ?? 'use',
    card: titleOf(state, card),
    ...(text !== undefined && { text: meant?.label ?? { fr: text, en: text } }),
    targets: titles(names.filter((name) => !slots[name]?.label)),
    ...(also.length > 0 && { also }),
  };
}
