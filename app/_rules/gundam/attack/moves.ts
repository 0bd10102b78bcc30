import { fits, isCount, isText, isTexts, oneOf, type Shape } from '../../core/shape';
import { type Move, SEATS } from './state';

const AIM = { targets: isTexts, replace: isTexts };

const SHAPES: Record<Move['type'], Shape> = {
  attack: { must: { unit: isText, target: isText } },
  block: { must: { unit: isText } },
  pass: {},
  play: { must: { card: isText }, may: AIM },
  activate: { must: { card: isText, ability: isCount }, may: AIM },
  support: { must: { unit: isText, target: isText } },
  deploy: { must: { card: isText }, may: { replace: isTexts } },
  pair: { must: { card: isText, unit: isText } },
  reveal: { must: { shield: isText, card: isText } },
  burst: { must: { card: isText }, may: AIM },
  resolve: { must: { card: isText }, may: { ability: isCount, ...AIM } },
  decline: { must: { card: isText }, may: { ability: isCount } },
  end: {},
};

export const isMove = fits<Move>(SHAPES, { player: oneOf(SEATS) });
