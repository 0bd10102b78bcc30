import { otherSide, type Side } from '../../core/sides';
import { changeDuel, playersWith, withDuel, withParts } from './change';
import type { Log } from './events';
import { DESTINIES, destiniesOf, differentDestinies } from './facts';
import { giveLead, settleHit } from './lead';
import { endUndecided } from './outcome';
import { type Refusal, refuse } from './refusals';
import type { Attack, Duel, DuelState } from './state';
import { characterOf, deckCard, named, withHits } from './table';
import { mayUseText } from './text';

export interface Played {
  destiny: number;
  card?: string;
}

/** Why there is no exchange of attacks and parries now. */
function whyNoExchange(state: DuelState): Refusal | undefined {
  const { duel } = state;
  if (!duel) return refuse('no-duel');
  if (duel.stage !== 'exchange') return refuse('not-now');
  return duel.text ? refuse('text-pending', { card: named(state, duel.attack?.card ?? '') }) : undefined;
}

/** The card of a dueling hand that a player means: by its name, else one without a title, a known one first. */
function cardMeant(state: DuelState, player: Side, { destiny, card }: Played): string | undefined {
  const { duelingHand } = state.players[player];
  if (card !== undefined)
    return duelingHand.includes(card) && deckCard(state, card)?.title !== undefined ? card : undefined;
  let unknown: string | undefined;
  for (const id of duelingHand) {
    const facts = deckCard(state, id);
    if (!facts) unknown ??= id;
    else if (facts.title === undefined && destiniesOf(facts).includes(destiny)) return id;
  }
  return (DESTINIES as readonly number[]).includes(destiny) ? unknown : undefined;
}

/** Why a player cannot play this from the dueling hand. */
// young-jedi/rulebook/special-cards#two-destinies
function whyNotPlay(state: DuelState, player: Side, played: Played): Refusal | undefined {
  const { card, destiny } = played;
  const id = cardMeant(state, player, played);
  if (id === undefined)
    return card === undefined
      ? refuse('not-in-dueling-hand', { destiny })
      : refuse('card-not-in-dueling-hand', { card: named(state, card) });
  const facts = deckCard(state, id);
  if (facts && !destiniesOf(facts).includes(destiny))
    return refuse('other-destiny', { card: named(state, id), destiny });
  return undefined;
}

/** Every way in which a player can play a card, whatever it is for. */
export function waysToPlay(state: DuelState, player: Side): Played[] {
  const titled: Played[] = [];
  const plain: number[] = [];
  for (const id of state.players[player].duelingHand) {
    const facts = deckCard(state, id);
    if (facts?.title !== undefined)
      for (const destiny of differentDestinies(facts)) titled.push({ destiny, card: id });
    else
      for (const destiny of facts ? destiniesOf(facts) : DESTINIES)
        if (!plain.includes(destiny)) plain.push(destiny);
  }
  plain.sort((a, b) => a - b);
  const ways = plain.map((destiny): Played => ({ destiny }));
  return titled.length > 0 ? ways.concat(titled) : ways;
}

/** Lays a card face up on the dueling pile as an attack. */
function layDown(state: DuelState, duel: Duel, player: Side, played: Played): DuelState {
  const card = cardMeant(state, player, played) ?? '';
  const { destiny } = played;
  const { duelingHand, duelingPile } = state.players[player];
  const attack: Attack = { by: player, card, destiny, ...(duel.attack && { parries: true as const }) };
  return withParts(state, {
    players: playersWith(state, player, {
      duelingHand: duelingHand.filter((id) => id !== card),
      duelingPile: [...duelingPile, card],
    }),
    duel: changeDuel(duel, { attack, played: [...duel.played, attack] }),
    typed: deckCard(state, card) ? state.typed : { ...state.typed, [card]: destiny },
  });
}

// young-jedi/rulebook/duel#duel-attack-parry
export function whyNotLead(state: DuelState, player: Side): Refusal | undefined {
  const refusal = whyNoExchange(state);
  const { duel } = state;
  if (refusal || !duel) return refusal;
  if (duel.attack)
    return duel.attack.by === player
      ? refuse('not-your-lead', { player })
      : refuse('must-parry-first', { destiny: duel.attack.destiny });
  return duel.lead === player ? undefined : refuse('not-your-lead', { player });
}

export function whyNotAttack(state: DuelState, player: Side, played: Played): Refusal | undefined {
  const refusal = whyNotLead(state, player);
  if (refusal) return refusal;
  if (state.passed.includes(player)) return refuse('only-parries-after-passing', { player });
  return whyNotPlay(state, player, played);
}

/** An attack is a card from the dueling hand; its destiny number is what has to be matched. */
// young-jedi/rulebook/duel#duel-attack-parry
export function attack(state: DuelState, player: Side, played: Played, log: Log): DuelState {
  const { duel } = state;
  if (!duel) return state;
  const { destiny, card } = played;
  if (card === undefined) log.tell('attacked', { player, destiny });
  else log.tell('attacked-with', { player, destiny, card: named(state, card) });
  return layDown(state, duel, player, played);
}

// young-jedi/attack-and-parry
export function whyNotAnswer(state: DuelState, player: Side): Refusal | undefined {
  const refusal = whyNoExchange(state);
  if (refusal) return refusal;
  if (!state.duel?.attack) return refuse('nothing-to-parry', { player });
  return state.duel.attack.by === player ? refuse('not-your-parry', { player }) : undefined;
}

export function whyNotParry(state: DuelState, player: Side, played: Played): Refusal | undefined {
  const refusal = whyNotAnswer(state, player) ?? whyNotPlay(state, player, played);
  if (refusal) return refusal;
  const against = state.duel?.attack?.destiny ?? 0;
  return played.destiny === against
    ? undefined
    : refuse('parry-needs-same-number', { destiny: played.destiny, attack: against });
}

/** A card with the same destiny number parries, and becomes an attack in its turn. */
// young-jedi/rulebook/duel#duel-attack-parry
export function parry(state: DuelState, player: Side, played: Played, log: Log): DuelState {
  const { duel } = state;
  if (!duel) return state;
  const { destiny, card } = played;
  if (card === undefined) log.tell('parried', { player, destiny });
  else log.tell('parried-with', { player, destiny, card: named(state, card) });
  return layDown(state, duel, player, played);
}

/** An attack that is not parried is a hit: nobody has to parry, even if he could. */
// young-jedi/hit
export function takeHit(state: DuelState, player: Side, log: Log): DuelState {
  const { duel } = state;
  const character = duel?.fighters[player]?.character;
  if (!duel?.attack || character === undefined) return state;
  const hits = duel.hits[player] + 1;
  const damage = characterOf(state, character)?.damage ?? 0;
  log.tell('hit', { character: named(state, character), hits, damage });
  const text = mayUseText(state);
  const hit = withDuel(state, duel, { hits: withHits(duel.hits, player, hits), text });
  if (!text) return settleHit(hit, player, log);
  log.tell('may-use-text', { player: duel.attack.by, card: named(state, duel.attack.card) });
  return hit;
}

// young-jedi/rulebook/duel#pass
export function whyNotPass(state: DuelState, player: Side): Refusal | undefined {
  const refusal = whyNoExchange(state);
  const { duel } = state;
  if (refusal || !duel) return refusal;
  if (state.edition === 'original') return refuse('no-passing-then');
  if (duel.attack) return refuse('pass-only-when-leading', { player });
  return duel.lead === player ? undefined : refuse('not-your-lead', { player });
}

/** From now on this player only parries, and initiates no battle this turn. */
// young-jedi/rulebook/duel#pass
export function pass(state: DuelState, player: Side, log: Log): DuelState {
  const again = state.passed.includes(player);
  log.tell(again ? 'passed-again' : 'passed', { player });
  const stopped = again ? state : withParts(state, { passed: [...state.passed, player] });
  if (stopped.passed.length < 2) return giveLead(stopped, otherSide(player), log);
  log.tell('both-passed', {});
  return endUndecided(stopped, 'passes', log);
}
