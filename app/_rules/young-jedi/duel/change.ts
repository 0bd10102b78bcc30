import type { Side } from '../../core/sides';
import type { Duel, DuelState, PlayerCards } from './state';

/** What stays as it is during a player's battle step. */
type Lasting = 'edition' | 'turn' | 'planet' | 'location' | 'cards' | 'names' | 'deckCards' | 'controlled';

/** A state with some parts changed. Copied key by key, as below: spreading so many keys is slow. */
export const withParts = (state: DuelState, change: Partial<Omit<DuelState, Lasting>>): DuelState => ({
  edition: state.edition,
  turn: state.turn,
  step: change.step ?? state.step,
  planet: state.planet,
  location: state.location,
  cards: state.cards,
  names: state.names,
  table: change.table ?? state.table,
  deckCards: state.deckCards,
  typed: change.typed ?? state.typed,
  players: change.players ?? state.players,
  controlled: state.controlled,
  fought: change.fought ?? state.fought,
  redrawn: change.redrawn ?? state.redrawn,
  dueled: change.dueled ?? state.dueled,
  battled: change.battled ?? state.battled,
  passed: change.passed ?? state.passed,
  duel: change.duel === undefined ? state.duel : change.duel,
  result: change.result === undefined ? state.result : change.result,
  over: change.over === undefined ? state.over : change.over,
});

const changeCards = (cards: PlayerCards, change: Partial<PlayerCards>): PlayerCards => ({
  draw: change.draw ?? cards.draw,
  shuffled: change.shuffled ?? cards.shuffled,
  hand: change.hand ?? cards.hand,
  duelingHand: change.duelingHand ?? cards.duelingHand,
  duelingPile: change.duelingPile ?? cards.duelingPile,
  discard: change.discard ?? cards.discard,
  lost: change.lost ?? cards.lost,
});

/** Both players' cards, with some of one player's changed. */
export const playersWith = (
  { players: { light, dark } }: DuelState,
  side: Side,
  change: Partial<PlayerCards>,
): Record<Side, PlayerCards> =>
  side === 'light' ? { light: changeCards(light, change), dark } : { light, dark: changeCards(dark, change) };

export const withPlayer = (state: DuelState, side: Side, change: Partial<PlayerCards>): DuelState =>
  withParts(state, { players: playersWith(state, side, change) });

export const changeDuel = (duel: Duel, change: Partial<Omit<Duel, 'initiator' | 'target'>>): Duel => ({
  initiator: duel.initiator,
  target: duel.target,
  stage: change.stage ?? duel.stage,
  fighters: change.fighters ?? duel.fighters,
  toDraw: change.toDraw ?? duel.toDraw,
  drawn: change.drawn ?? duel.drawn,
  redraw: change.redraw === undefined ? duel.redraw : change.redraw,
  power: change.power ?? duel.power,
  handsDrawn: change.handsDrawn ?? duel.handsDrawn,
  hits: change.hits ?? duel.hits,
  lead: change.lead ?? duel.lead,
  attack: change.attack === undefined ? duel.attack : change.attack,
  played: change.played ?? duel.played,
  text: change.text ?? duel.text,
});

export const withDuel = (state: DuelState, duel: Duel, change: Parameters<typeof changeDuel>[1]): DuelState =>
  withParts(state, { duel: changeDuel(duel, change) });
