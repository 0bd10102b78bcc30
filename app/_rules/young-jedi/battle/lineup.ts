import type { Side } from '../../core/sides';
import { sameTitle } from '../titles';
import type { BattleText } from './cards';
import { withParts, withSide } from './change';
import { holds } from './conditions';
import type { Log } from './events';
import { characterOf, kindOf, textOf, titleOf, titlesOf } from './facts';
import { weaponUse } from './power';
import type { BattleState, Lineup } from './state';
import { fits, fitsAll } from './who';

const groupSize = (text: BattleText): number => text.together?.length ?? text.stack ?? 1;

/** Whether a Battle card works with these characters. */
// young-jedi/rulebook/battle-details#fight-together, young-jedi/rulebook/effects#stack-in-battle
function suits(state: BattleState, text: BattleText, characters: readonly string[]): boolean {
  const cards = characters.map((id) => characterOf(state, id));
  if (cards.length !== groupSize(text)) return false;
  if (text.together) return fitsAll(cards, text.together);
  const [first] = cards;
  return cards.every((card) => fits(card, text.with ?? {}) && sameTitle(card.title, first?.title));
}

/** Whether what a Battle card needs is so, as far as one can tell before the opponent’s cards are known. */
// young-jedi/rulebook/battle-details#weapon-battle-details
function suitsSituation(state: BattleState, side: Side, text: BattleText): boolean {
  if (!text.needs) return true;
  const { against, using, unarmed, destiny, ...known } = text.needs;
  return holds(state, side, known);
}

/** What lies on top of a plan, up to the characters of the next fight. */
interface Reading {
  /** All the cards turned up, in order. */
  cards: string[];
  characters: string[];
  battles: string[];
  weapons: string[];
}

function readUpTo(state: BattleState, plan: readonly string[], count: number): Reading {
  const reading: Reading = { cards: [], characters: [], battles: [], weapons: [] };
  for (const id of plan) {
    if (reading.characters.length === count) break;
    reading.cards.push(id);
    const kind = kindOf(state, id);
    if (kind === 'character') reading.characters.push(id);
    else if (kind === 'battle') reading.battles.push(id);
    else if (kind === 'weapon') reading.weapons.push(id);
  }
  return reading;
}

/** The weapons on top of the plan that stand just before the first character. */
// young-jedi/rulebook/battle-details#weapon-battle-details
function weaponsBefore(state: BattleState, reading: Reading, most: number): string[] {
  const at = reading.cards.indexOf(reading.characters[0] ?? '');
  const found: string[] = [];
  for (let i = at - 1; i >= 0 && found.length < most; i--) {
    const id = reading.cards[i];
    if (id === undefined || kindOf(state, id) !== 'weapon') break;
    found.unshift(id);
  }
  return found;
}

const discardBattle = (state: BattleState, side: Side, id: string): BattleState => {
  const { plan, discard } = state.sides[side];
  return withSide(state, side, { plan: plan.filter((each) => each !== id), discard: [...discard, id] });
};

/** Turns up a player’s cards for the next fight, putting mistakes right on the way. */
// young-jedi/rulebook/battle-details#battle-plan-mistakes
export function lineUp(
  state: BattleState,
  side: Side,
  log: Log,
): { state: BattleState; lineup?: Lineup; half?: string } {
  const staying = state.stays[side];
  if (staying) {
    const { [side]: _, ...stays } = state.stays;
    return { state: withParts(state, { stays }), lineup: staying };
  }
  let now = returnStrays(state, side, log);
  for (;;) {
    const { plan } = now.sides[side];
    const single = readUpTo(now, plan, 1);
    const [battle, ...others] = single.battles;
    if (battle === undefined) return formUp(now, side, single, undefined, log);
    if (others.length > 0) {
      log.tell('battle-card-mistake', { player: side, card: titleOf(now, battle) });
      now = discardBattle(now, side, battle);
      continue;
    }
    const card = now.cards[battle];
    if (card?.kind === 'battle' && card.halves && now.halves[battle] === undefined)
      return { state: now, half: battle };
    const text = textOf(now, battle);
    const reading = readUpTo(now, plan, text ? groupSize(text) : 1);
    const tooMany = reading.battles.length > 1 || reading.weapons.length > (text?.weapons?.length ?? 1);
    const inPlace = text !== undefined && suitsSituation(now, side, text);
    if (!text || tooMany || !inPlace || !suits(now, text, reading.characters)) {
      const grouped = inPlace && groupSize(text) > 1;
      const code = tooMany || grouped ? 'battle-card-mistake' : 'battle-card-useless';
      log.tell(code, { player: side, card: titleOf(now, battle) });
      now = discardBattle(now, side, battle);
      continue;
    }
    return formUp(now, side, reading, text, log);
  }
}

/** Takes the cards of the fight out of the plan; weapons that do not work are set aside. */
function formUp(
  state: BattleState,
  side: Side,
  reading: Reading,
  text: BattleText | undefined,
  log: Log,
): { state: BattleState; lineup: Lineup } {
  const { plan, aside } = state.sides[side];
  const { characters } = reading;
  const [user = ''] = characters;
  const most = text?.noWeapon ? 0 : (text?.weapons?.length ?? 1);
  const before = weaponsBefore(state, reading, most);
  const allowed = text?.weapons;
  const weapons = before.filter((id) => {
    const card = state.cards[id];
    const named = before.length < 2 || !allowed || (card && allowed.some((who) => fits(card, who)));
    return named && weaponUse(state, side, id, user) !== undefined;
  });
  const ignored = reading.weapons.filter((id) => !weapons.includes(id));
  log.tell('revealed', { player: side, cards: titlesOf(state, reading.cards) });
  for (const id of ignored) log.tell('weapon-ignored', { player: side, card: titleOf(state, id) });
  const [battle] = text ? reading.battles : [];
  if (battle !== undefined && characters.length > 1)
    log.tell('together', { player: side, cards: titlesOf(state, characters), card: titleOf(state, battle) });
  return {
    state: withSide(state, side, { plan: plan.slice(reading.cards.length), aside: [...aside, ...ignored] }),
    lineup: battle === undefined ? { characters, weapons } : { characters, weapons, battle },
  };
}

/** Cards of the hand that are no Battle cards go back at once, all of them as soon as the first plan is turned up. */
// young-jedi/faq-non-battle-card-in-plan
function returnStrays(state: BattleState, side: Side, log: Log): BattleState {
  const { strays, plan, hand } = state.sides[side];
  if (strays.length === 0) return state;
  for (const id of strays) log.tell('back-to-hand', { player: side, card: titleOf(state, id) });
  return withSide(state, side, {
    plan: plan.filter((id) => !strays.includes(id)),
    hand: [...hand, ...strays],
    strays: [],
  });
}
