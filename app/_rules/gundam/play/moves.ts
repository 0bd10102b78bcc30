import { fits, isCount, isText, isTexts, oneOf, type Shape } from '../../core/shape';
import { type Move, SEATS } from './state';

const AIM = { targets: isTexts, replace: isTexts };
/** None is said by leaving it out. */
const PAID: Shape['may'] = { ex: (value) => isCount(value) && value !== 0 };

const SHAPES: Record<Move['type'], Shape> = {
  attack: { must: { unit: isText, target: isText } },
  block: { must: { unit: isText } },
  pass: {},
  play: { must: { card: isText }, may: { ...AIM, ...PAID } },
  activate: { must: { card: isText, ability: isCount }, may: { ...AIM, ...PAID } },
  support: { must: { unit: isText, target: isText } },
  deploy: { must: { card: isText }, may: { replace: isTexts, ...PAID } },
  pair: { must: { card: isText, unit: isText }, may: PAID },
  reveal: { must: { shield: isText, card: isText } },
  burst: { must: { card: isText }, may: AIM },
  resolve: { must: { card: isText }, may: { ability: isCount, ...AIM } },
  decline: { must: { card: isText }, may: { ability: isCount } },
  end: {},
  keep: {},
  redraw: {},
  'place-shields': {},
  'place-tokens': {},
  'set-active': {},
  draw: { may: { card: isText } },
  'place-resource': {},
  discard: { must: { card: isText } },
  accept: { must: { card: isText } },
  choose: { must: { targets: isTexts } },
  take: { may: { card: isText, ...PAID } },
  put: { must: { card: isText, where: oneOf(['top', 'bottom', 'trash']) } },
  pick: { must: { option: isCount } },
};

export const isMove = fits<Move>(SHAPES, { player: oneOf(SEATS) });
