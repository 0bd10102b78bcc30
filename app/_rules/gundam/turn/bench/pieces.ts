import type { KindOfPiece } from '../../../core/bench';
import type { OwnPiece } from '../../../core/lists-bench';
import { factsFrom, KINDS, knownIn, withFigure } from '../../bench/pieces';
import { EX_BASE } from '../../cards';
import { BOOKLET_CARDS } from '../booklet-cards';
import { type TurnCard, withKeywords, withoutKeywords } from '../cards';
import { fromPrinted } from '../from-printed';

/** Nothing is destroyed by attacks here, so that no Burst matters. */
export const TURN_KINDS: readonly KindOfPiece[] = KINDS.map(({ traits, ...kind }) => ({
  ...kind,
  ...(traits && { traits: traits.filter((trait) => !trait.startsWith('burst-')) }),
}));

const CARDS: Readonly<Record<string, TurnCard>> = { ...BOOKLET_CARDS, 'ex-base': EX_BASE };

export const TURN_KNOWN = knownIn(
  Object.fromEntries(Object.entries(CARDS).map(([name, card]) => [name, withKeywords(card)])),
);

export const turnFactsFrom = (piece: OwnPiece): TurnCard => withKeywords(fromPrinted(factsFrom(piece)));

/** An ability that stands for a keyword goes with the keyword's amount. */
export const withTurnFigure = (card: TurnCard, figure: string, to: number): TurnCard =>
  withKeywords(withFigure(withoutKeywords(card), figure, to));
