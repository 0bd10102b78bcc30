import { fits, isText, isTrue, oneOf, type Shape } from '../../core/shape';
import { isSide as player } from '../../core/sides';
import { DESTINIES, DRAWN_FOR, type Move, PLANETS, SEARCHED } from './state';

const alone: Shape = { must: { player } };
const card: Shape = { must: { player, card: isText } };

const SHAPES: Record<Move['type'], Shape> = {
  draw: { must: { player, value: oneOf(DESTINIES) }, may: { dual: isTrue } },
  choose: { must: { player, planet: oneOf(PLANETS), from: oneOf(SEARCHED) }, may: { card: isText } },
  fetch: card,
  skip: alone,
  reveal: alone,
  deploy: card,
  search: { must: { player }, may: { card: isText } },
  next: alone,
  battle: alone,
  fight: { must: { player, card: isText }, may: { weapon: isText } },
  destiny: { must: { player, for: oneOf(DRAWN_FOR) } },
  win: alone,
  tie: {},
  discard: card,
  recycle: alone,
  'even-up': alone,
  'end-turn': alone,
  concede: alone,
  'take-back': alone,
  leave: alone,
  'put-right': { must: { player, title: isText } },
};

export const isMove = fits<Move>(SHAPES);
