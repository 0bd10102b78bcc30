import { fits, isCount, isText, oneOf, type Shape } from '../../core/shape';
import { type Move, PLAYERS } from './state';

/** None is said by leaving it out. */
const paid: Shape['may'] = { ex: (value) => isCount(value) && value !== 0 };

const SHAPES: Record<Move['type'], Shape> = {
  keep: {},
  redraw: {},
  'place-shields': {},
  'place-tokens': {},
  'set-active': {},
  draw: { may: { card: isText } },
  'place-resource': {},
  deploy: { must: { card: isText }, may: { replacing: isText, ...paid } },
  pair: { must: { card: isText, unit: isText }, may: paid },
  command: { must: { card: isText }, may: paid },
  activate: { must: { card: isText, ability: isCount }, may: paid },
  'end-main': {},
  pass: {},
  choose: { must: { card: isText } },
  discard: { must: { card: isText } },
  resolve: { must: { trigger: isCount } },
  accept: {},
  decline: {},
};

export const isMove = fits<Move>(SHAPES, { player: oneOf(PLAYERS) });
