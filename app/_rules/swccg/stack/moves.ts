import type { CardId } from './state';
import type { Side } from './timing';

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

export type LossFrom = 'hand' | 'reserve' | 'force' | 'used';

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
  | { type: 'choose'; by: Side; choice: string };

const text = (value: unknown): boolean => typeof value === 'string';
const maybe = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** What a move of each type may hold besides `type` and `by`, and whether it is right. */
const SHAPES: Record<Move['type'], [string[], (move: Record<string, unknown>) => boolean]> = {
  play: [
    ['card', 'text', 'targets'],
    (move) => text(move.card) && maybe(move.text) && isTargets(move.targets),
  ],
  pass: [[], () => true],
  draw: [['value'], (move) => Number.isInteger(move.value)],
  decline: [[], () => true],
  lose: [['from', 'card'], (move) => text(move.from) && maybe(move.card)],
  order: [['first'], (move) => Number.isInteger(move.first)],
  choose: [['choice'], (move) => text(move.choice)],
};

/** Whether something from outside (a link, a form) has the shape of a move. */
export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null) return false;
  const move = value as Record<string, unknown>;
  if (move.by !== 'light' && move.by !== 'dark') return false;
  if (typeof move.type !== 'string' || !Object.hasOwn(SHAPES, move.type)) return false;
  const [keys, isRight] = SHAPES[move.type as Move['type']];
  for (const key in move) {
    if (key !== 'type' && key !== 'by' && (!keys.includes(key) || move[key] === undefined)) return false;
  }
  return isRight(move);
}

function isTargets(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (ids) => typeof ids === 'string' || (Array.isArray(ids) && ids.every((id) => typeof id === 'string')),
  );
}

// Short ways to write a line of play.
export const play = (by: Side, card: CardId, more: Pick<Play, 'text' | 'targets'> = {}): Play => ({
  type: 'play',
  by,
  card,
  ...more,
});
export const pass = (by: Side): Move => ({ type: 'pass', by });
/** Both pass in a row, this side first. */
export const bothPass = (first: Side): Move[] => [pass(first), pass(first === 'light' ? 'dark' : 'light')];
export const draw = (by: Side, value: number): Move => ({ type: 'draw', by, value });
export const lose = (by: Side, from: LossFrom, card?: CardId): Move =>
  card === undefined ? { type: 'lose', by, from } : { type: 'lose', by, from, card };
