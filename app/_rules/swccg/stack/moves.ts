import { fits, isText, isTexts, type Shape, type Test } from '../../core/shape';
import { isSide, otherSide, type Side } from '../../core/sides';
import type { LoseFrom } from '../force/piles';
import type { CardId } from './state';

/** Initiates an action: plays or deploys a card, uses one on table, initiates a battle. */
export interface Play {
  type: 'play';
  by: Side;
  card: CardId;
  /** Which function, only if several of the card's could be initiated now. */
  text?: string;
  /** What is targeted, only if there is something to name. */
  targets?: Record<string, CardId | CardId[]>;
}

export type LossFrom = LoseFrom;

export type Move =
  | Play
  | { type: 'pass'; by: Side }
  /** The destiny turned up: chance, as a move. */
  | { type: 'draw'; by: Side; value: number }
  /** Not to draw a destiny that one may draw. */
  | { type: 'decline'; by: Side }
  /** Where one Force lost comes from; from hand, the card is named. */
  | { type: 'lose'; by: Side; from: LossFrom; card?: CardId }
  /** Which of the automatic actions due comes first, by its name and number in `due`. */
  | { type: 'order'; by: Side; first: number }
  | { type: 'choose'; by: Side; choice: string }
  | FieldMove;

/** In the damage segment of a whole play: to forfeit a card, and to say that all is satisfied. */
export type FieldMove =
  /** From a creature vehicle all riders jump off, or those that `jumping` names. */
  { type: 'forfeit'; by: Side; card: CardId; jumping?: CardId[] } | { type: 'finish'; by: Side };

/** Targets by the name of their slot: one card, or several. */
const isTargets: Test = (value) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((ids) => isText(ids) || isTexts(ids));

const SHAPES: Record<Exclude<Move, FieldMove>['type'], Shape> = {
  play: { must: { card: isText }, may: { text: isText, targets: isTargets } },
  pass: {},
  draw: { must: { value: Number.isInteger } },
  decline: {},
  lose: { must: { from: isText }, may: { card: isText } },
  order: { must: { first: Number.isInteger } },
  choose: { must: { choice: isText } },
};

const FIELD_SHAPES: Record<FieldMove['type'], Shape> = {
  forfeit: { must: { card: isText }, may: { jumping: isTexts } },
  finish: {},
};

/** Whether something from outside (a link, a form) has the shape of a move. */
export const isMove = fits<Exclude<Move, FieldMove>>(SHAPES, { by: isSide });

/** The same in a whole play, which has moves of its own. */
export const isFieldMove = fits<Move>({ ...SHAPES, ...FIELD_SHAPES }, { by: isSide });

// Short ways to write a line of play.
export const play = (by: Side, card: CardId, more: Pick<Play, 'text' | 'targets'> = {}): Play => ({
  type: 'play',
  by,
  card,
  ...more,
});
export const pass = (by: Side): Move => ({ type: 'pass', by });
/** Both pass in a row, this side first. */
export const bothPass = (first: Side): Move[] => [pass(first), pass(otherSide(first))];
export const draw = (by: Side, value: number): Move => ({ type: 'draw', by, value });
export const lose = (by: Side, from: LossFrom, card?: CardId): Move =>
  card === undefined ? { type: 'lose', by, from } : { type: 'lose', by, from, card };
