import { SIDES, type Side } from '../../../core/sides';
import { cardOf, printOf, type State } from '../../stack/state';
import { FIRST_CARD, type FirstKind, WAR_CARDS, type WarCard, type WarSetup } from '../setup';

const isWarCard = (title: string): title is WarCard => (WAR_CARDS as readonly string[]).includes(title);

const inHand = (state: State, side: Side): string[] =>
  state.ids.filter(
    (id) => id !== FIRST_CARD && cardOf(state, id).owner === side && cardOf(state, id).zone === 'hand',
  );

/** Nothing has been played yet: the first card is in hand, and nobody has passed. */
export const isBefore = (state: State): boolean =>
  state.stack.length === 0 &&
  !state.over &&
  state.cards[FIRST_CARD]?.zone === 'hand' &&
  state.announced === null;

/** The war that a position is, before its first card is played. */
export function setupOf(state: State): WarSetup | undefined {
  if (!isBefore(state) || state.passes !== 0 || state.opportunity !== state.turn) return undefined;
  const { owner } = cardOf(state, FIRST_CARD);
  const isUsed = SIDES.some((side) => state.piles[side].used.length + state.piles[side].lost.length > 0);
  const kind: FirstKind = printOf(state, FIRST_CARD).kind === 'effect' ? 'effect' : 'interrupt';
  if (isUsed || state.turn !== owner || state.phase !== (kind === 'effect' ? 'deploy' : 'control'))
    return undefined;
  const each = <T>(of: (side: Side) => T): Record<Side, T> => ({ light: of('light'), dark: of('dark') });
  return {
    first: { by: owner, kind },
    hands: each((side) =>
      inHand(state, side)
        .map((id) => printOf(state, id).title)
        .filter(isWarCard),
    ),
    ability: each((side) => {
      const id = `${side}-character`;
      return Object.hasOwn(state.cards, id) ? (printOf(state, id).ability ?? 0) : null;
    }),
    destinies: each((side) => state.piles[side].reserve.filter((token) => typeof token === 'number')),
  };
}
