import type { Side } from '../../core/sides';
import { type Action, printOf, type State } from '../stack/state';
import { destinyOf } from '../stack/table';
import type { WarSetup } from './setup';

/**
 * A position by what matters in it: copies of a card are one and the same, and so are destinies on the same side of the
 * ability that they have to stay below.
 */
export function canonical(state: State, war: WarSetup): string {
  let key = `${state.opportunity}${state.passes}${isFresh(state)}`;
  for (const action of state.stack) key += brief(action);
  if (state.announced) {
    const { by, card, text } = state.announced;
    key += `!${by}${printOf(state, card).title}${text}`;
  }
  return `${key}|${handOf(state, 'light')}|${handOf(state, 'dark')}|${deckOf(state, 'light', war)}|${deckOf(state, 'dark', war)}`;
}

/** Setups lay a hand out sorted, so equal hands read the same. */
function handOf(state: State, side: Side): string {
  let hand = '';
  for (const id of state.ids) {
    const card = state.cards[id];
    if (card?.owner === side && card.zone === 'hand') hand += printOf(state, id).title[0];
  }
  return hand;
}

function deckOf(state: State, side: Side, war: WarSetup): string {
  // a side that can draw no more has no use for its deck
  if (!mayDraw(state, side, war)) return '';
  const { low, high } = chances(state, side, war);
  return `${low}.${high}`;
}

const mayDraw = (state: State, side: Side, { first }: WarSetup): boolean =>
  state.ids.some((id) => {
    const card = state.cards[id];
    if (card?.owner !== side || (card.zone !== 'hand' && card.zone !== 'stack')) return false;
    const { title } = printOf(state, id);
    return title === 'Sense' || (title === 'Alter' && first.kind === 'effect');
  });

const isFresh = ({ just }: { just: { what: string }[] }): string =>
  just.some(({ what }) => what === 'initiated') ? '+' : '-';

const brief = ({ name, by, step, text, under }: Action): string =>
  `/${name[0]}${by[0]}${step[2]}${text ?? ''}${isFresh(under)}`;

/** How many cards of a Reserve Deck are below the ability that counts, and how many are not. */
export function chances(state: State, side: Side, { ability }: WarSetup): { low: number; high: number } {
  const { reserve } = state.piles[side];
  const limit = ability[side] ?? 0;
  let low = 0;
  for (const token of reserve) if ((destinyOf(state, token) ?? 0) < limit) low += 1;
  return { low, high: reserve.length - low };
}
