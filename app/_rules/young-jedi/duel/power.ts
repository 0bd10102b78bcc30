import { otherSide, type Side } from '../../core/sides';
import { dotsAt, samePlace, sameTitle } from '../titles';
import type { CharacterFacts, GameText, TableFacts } from './facts';
import { fitsCharacter, fitsName, fitsWeapon, titleOf } from './match';
import type { DuelState, Fighter } from './state';
import { bonusInUse, characterOf, isPresent, weaponInUse } from './table';

export interface Part {
  /** What adds it: the title of a card, or the location. */
  from: string;
  amount: number;
}

export interface Power {
  /** Printed on the card, or drawn; nothing as long as it has to be drawn. */
  basic?: number;
  parts: Part[];
  total: number;
}

/** The two who fight, seen from one of them. */
interface Fight {
  side: Side;
  own: Fighter;
  facts: CharacterFacts;
  foe?: CharacterFacts;
  defends: boolean;
}

function fightOf(state: DuelState, side: Side): Fight | undefined {
  const fighters = state.duel?.fighters;
  const own = fighters?.[side];
  const facts = own && characterOf(state, own.character);
  if (!own || !facts) return undefined;
  const foe = characterOf(state, fighters?.[otherSide(side)]?.character ?? '');
  return { side, own, facts, defends: side !== state.duel?.initiator, ...(foe && { foe }) };
}

const hasControlled = (state: DuelState, side: Side, planet: string): boolean =>
  planet === 'any'
    ? state.controlled[side].length > 0
    : state.controlled[side].some((each) => samePlace(each, planet));

function holds(state: DuelState, bearer: string, side: Side, text: GameText, fight: Fight): boolean {
  const { when } = text;
  if (!when) return true;
  const { fights, using, fought, controlled, opponentControlled, turn, dueled, on, here } = when;
  if (fights && !(fight.foe && fitsCharacter(fight.foe, fights))) return false;
  if (using && !fitsWeapon(weaponInUse(state, fight.own) ?? '', using)) return false;
  if (fought && !state.fought.some((name) => fitsName(name, fought))) return false;
  if (controlled !== undefined && !hasControlled(state, side, controlled)) return false;
  if (opponentControlled !== undefined && !hasControlled(state, otherSide(side), opponentControlled))
    return false;
  if (turn && (state.turn === side) !== (turn === 'own')) return false;
  if (dueled && !fight.defends) return false;
  if (on !== undefined && !samePlace(on, state.planet) && !samePlace(on, state.location)) return false;
  return !here || isPresent(state, bearer);
}

/** Whether the text of a card is meant for the character in this fight. */
// young-jedi/other, young-jedi/faq-panaka-bonus: a card that fits several words has the bonus once
function isFor(state: DuelState, bearer: string, card: TableFacts, text: GameText, fight: Fight): boolean {
  const to = text.to ?? 'itself';
  if (to === 'itself') return bearer === fight.own.character;
  if (to === 'foe') return bearer === state.duel?.fighters[otherSide(fight.side)]?.character;
  if ((card.side === fight.side) !== (to === 'own')) return false;
  if (text.other && card.kind === 'character' && sameTitle(card.name, fight.facts.name)) return false;
  return !text.of || fitsCharacter(fight.facts, text.of);
}

/** What game text adds for the character that a side fights with. Two copies of a card add up. */
// young-jedi/rulebook/effects#character-game-text, young-jedi/faq-two-copies-bonus
export function textParts(state: DuelState, side: Side, adds: GameText['adds']): Part[] {
  const fight = fightOf(state, side);
  if (!fight) return [];
  const parts: Part[] = [];
  const { light, dark } = state.duel?.fighters ?? {};
  for (const id in state.cards) {
    const card = state.cards[id];
    if (!card || card.kind === 'weapon' || !card.text) continue;
    const place = state.table[id];
    const fights = id === light?.character || id === dark?.character;
    if (!fights && (!place || place.hidden)) continue;
    for (const text of card.text)
      if (
        text.adds === adds &&
        isFor(state, id, card, text, fight) &&
        holds(state, id, card.side, text, fight)
      )
        parts.push({ from: titleOf(card), amount: text.amount });
  }
  return parts;
}

/** Total power with every bonus: location, weapon, game text. A duel draws no destiny for the weapon. */
// young-jedi/rulebook/duel#dueling-hand
export function powerOf(state: DuelState, side: Side): Power | undefined {
  const fight = fightOf(state, side);
  if (!fight) return undefined;
  const { facts, own } = fight;
  const basic = facts.power === 'destiny' ? state.duel?.drawn[side] : facts.power;
  const parts: Part[] = [];
  const site = dotsAt(facts.sites, state.location);
  if (site !== 0) parts.push({ from: state.location, amount: site });
  const weapon = bonusInUse(state, own);
  if (weapon !== 0) parts.push({ from: weaponInUse(state, own) ?? '', amount: weapon });
  parts.push(...textParts(state, side, 'power'));
  const sum = parts.reduce((total, { amount }) => total + amount, basic ?? 0);
  return { ...(basic !== undefined && { basic }), parts, total: Math.max(0, sum) };
}
