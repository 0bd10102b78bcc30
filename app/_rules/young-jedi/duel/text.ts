import { otherSide, type Side } from '../../core/sides';
import { withDuel, withPlayer } from './change';
import type { Log } from './events';
import type { DuelingText } from './facts';
import { settleHit } from './lead';
import { fitsCharacter, isDuelist } from './match';
import { loseByDeck } from './outcome';
import { type Refusal, refuse } from './refusals';
import type { DuelState } from './state';
import { characterOf, deckCard, deckSize, named, usesLightsaber, withHits } from './table';

/**
 * Whether the card that has hit has a text its player may use. Since virtual set 1 no lightsaber is needed; before, it
 * took a duelist who was using one.
 */
// young-jedi/rulebook/duel#dueling-text
export function mayUseText(state: DuelState): boolean {
  const { duel } = state;
  const attack = duel?.attack;
  const fighter = attack && duel.fighters[attack.by];
  const facts = fighter && characterOf(state, fighter.character);
  const text = attack && deckCard(state, attack.card)?.text;
  if (!duel || !text || !facts) return false;
  if (state.edition === 'original' && !(isDuelist(facts) && usesLightsaber(state, fighter))) return false;
  if (text.needs?.defending && attack.by === duel.initiator) return false;
  return !text.needs?.is || fitsCharacter(facts, text.needs.is);
}

// young-jedi/dueling-text
export function whyNotText(state: DuelState, player: Side): Refusal | undefined {
  const { duel } = state;
  if (!duel) return refuse('no-duel');
  const card = duel.attack?.card;
  if (!duel.text || card === undefined)
    return card !== undefined && deckCard(state, card)?.text
      ? refuse('text-when-it-hits', { card: named(state, card) })
      : refuse('no-text');
  return duel.attack?.by === player ? undefined : refuse('not-your-text', { player });
}

export function declineText(state: DuelState, player: Side, log: Log): DuelState {
  const { duel } = state;
  if (!duel?.attack) return state;
  log.tell('text-declined', { player, card: named(state, duel.attack.card) });
  return settleHit(withDuel(state, duel, { text: false }), otherSide(player), log);
}

/** Does what the text says; only then is it seen whether the hits defeat anybody. */
// young-jedi/rulebook/duel#dueling-text
export function applyText(state: DuelState, player: Side, log: Log): DuelState {
  const { duel } = state;
  const card = duel?.attack?.card;
  const text = card === undefined ? undefined : deckCard(state, card)?.text;
  if (!duel || card === undefined || !text) return state;
  log.tell('text-used', { player, card: named(state, card) });
  let next = withDuel(state, duel, { text: false });
  if (text.discard) next = discardFromPile(next, player, card, log);
  next = DOES[text.does](next, player, text.count, log);
  if (deckSize(next.players[player]) === 0) return loseByDeck(next, player, log);
  return settleHit(next, otherSide(player), log);
}

function discardFromPile(state: DuelState, player: Side, card: string, log: Log): DuelState {
  log.tell('text-discarded', { card: named(state, card) });
  const { duelingPile, discard } = state.players[player];
  return withPlayer(state, player, {
    duelingPile: duelingPile.filter((id) => id !== card),
    discard: [...discard, card],
  });
}

type Does = (state: DuelState, player: Side, count: number, log: Log) => DuelState;

const DOES: Record<DuelingText['does'], Does> = {
  'extra-hits': (state, player, count, log) => {
    const hits = (state.duel?.hits[otherSide(player)] ?? 0) + count;
    const character = state.duel?.fighters[otherSide(player)]?.character ?? '';
    const damage = characterOf(state, character)?.damage ?? 0;
    log.tell('extra-hits', { character: named(state, character), count, hits, damage });
    return setHits(state, otherSide(player), hits);
  },
  draw: (state, player, count, log) => {
    const { draw, duelingHand } = state.players[player];
    const added = draw.slice(0, count);
    log.tell('cards-added', { player, count: added.length });
    return withPlayer(state, player, { draw: draw.slice(count), duelingHand: [...duelingHand, ...added] });
  },
  'remove-hits': (state, player, count, log) => {
    const before = state.duel?.hits[player] ?? 0;
    const hits = Math.max(0, before - count);
    const character = named(state, state.duel?.fighters[player]?.character ?? '');
    log.tell('hits-removed', { character, count: before - hits, hits });
    return setHits(state, player, hits);
  },
};

const setHits = (state: DuelState, side: Side, hits: number): DuelState =>
  state.duel ? withDuel(state, state.duel, { hits: withHits(state.duel.hits, side, hits) }) : state;
