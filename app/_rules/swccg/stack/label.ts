import type { Bilingual } from '../../../_leaf/locales';
import type { Coded, None } from '../../core/contract';
import { consider, isReady } from './consider';
import type { LossFrom, Move, Play } from './moves';
import { dueNow, printOf, type State } from './state';
import type { ActionType } from './timing';

/** What a button says for each kind of move. Cards go by their titles, and a function by its label or its name. */
export interface LabelArgs {
  pass: None;
  draw: { value: number };
  decline: None;
  lose: { from: LossFrom; card?: string };
  order: { name: string };
  choose: { choice: string };
  play: { what: ActionType; card: string; text?: Bilingual; targets: string };
  'no-card': { card: string };
  forfeit: { card: string };
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
      return { code: 'forfeit', args: { card: titleOf(state, move.card) } };
    case 'order':
      return { code: 'order', args: { name: dueNow(state)[move.first]?.name ?? '' } };
    case 'choose':
      return { code: 'choose', args: { choice: move.choice } };
    case 'play':
      return Object.hasOwn(state.cards, move.card)
        ? { code: 'play', args: playing(state, move) }
        : { code: 'no-card', args: { card: move.card } };
    default:
      return { code: move.type };
  }
}

const titleOf = (state: State, id: string): string =>
  Object.hasOwn(state.cards, id) ? printOf(state, id).title : id;

/** Which function is meant: the one named, or the one that could be initiated now. */
function playing(state: State, { by, card, text, targets = {} }: Play): LabelArgs['play'] {
  const texts = printOf(state, card).text;
  const meant = texts.find(({ name }, index) =>
    text === undefined ? isReady(consider(state, by, card, index)) : name === text,
  );
  const aims = Object.values(targets).flat();
  return {
    what: meant?.type ?? texts[0]?.type ?? 'use',
    card: titleOf(state, card),
    ...(text !== undefined && { text: meant?.label ?? { fr: text, en: text } }),
    targets: aims.map((id) => titleOf(state, id)).join(', '),
  };
}
