import type { Locale } from '../_i18n/locales';
import { BATTLE_WORDS } from '../_i18n/rules/swccg-battle';
import { BATTLE_PICTURE } from '../_i18n/rules/swccg-battle-picture';
import { otherSide, type Side } from '../_rules/core/sides';
import { forfeitValue, owedBy } from '../_rules/swccg/battle/damage';
import { type CardFacts, isParticipant, type ParticipantFacts } from '../_rules/swccg/battle/facts';
import { isImmune } from '../_rules/swccg/battle/owed';
import { countsForBattleDestiny, defenseValue, powerOf } from '../_rules/swccg/battle/power';
import type { BattleState, Shot } from '../_rules/swccg/battle/state';
import { abilityOf, inBattle, isInBattle, isInside, titleOf } from '../_rules/swccg/battle/where';
import type { Art, Mark, PictureCard, Stat } from './picture';

type Words = (typeof BATTLE_PICTURE)[Locale];

const isDroid = (facts: CardFacts): boolean => facts.kind === 'character' && facts.droid === true;
const artOf = (facts: CardFacts): Art => (isDroid(facts) ? 'droid' : facts.kind);

/** A side's cards at a location, each with what is aboard or on it. */
export function cardsAt(locale: Locale, state: BattleState, location: string, side: Side): PictureCard[] {
  const here = Object.keys(state.table).filter(
    (id) => state.table[id]?.at === location && state.cards[id]?.side === side,
  );
  const carrierOf = (id: string) => state.table[id]?.aboard ?? state.table[id]?.on;
  const draw = (id: string): PictureCard => {
    const holds = here.filter((other) => carrierOf(other) === id).map(draw);
    return { ...cardOf(locale, state, id), ...(holds.length > 0 && { holds }) };
  };
  return here.filter((id) => !here.includes(carrierOf(id) ?? '')).map(draw);
}

export function cardOf(locale: Locale, state: BattleState, id: string): PictureCard {
  const words = BATTLE_PICTURE[locale];
  const card = state.cards[id];
  if (!card) return { id, title: id };
  const aim = shotNow(state);
  const stats = isParticipant(card) && state.table[id] ? statsOf(words, state, id, card) : [];
  const facts = factsOf(locale, state, id, card);
  const marks = marksOf(words, state, id);
  return {
    id,
    title: titleOf(state, id),
    seat: card.side,
    art: artOf(card),
    kind: words.kinds[isDroid(card) ? 'droid' : card.kind],
    ...(stats.length > 0 && { stats }),
    ...(facts.length > 0 && { facts }),
    ...(marks.length > 0 && { marks }),
    ...(aim?.weapon === id && { aimsAt: aim.target }),
  };
}

/** The shot that is looked at: one whose destiny is due, or one that nobody has done anything since. */
export function shotNow(state: BattleState): Pick<Shot, 'weapon' | 'target'> | undefined {
  const { battle, opportunity, passes } = state;
  if (battle?.draw?.for === 'weapon') return battle.draw;
  if (battle?.segment !== 'weapons' || !battle.shot) return undefined;
  return opportunity === otherSide(battle.shot.player) && passes === 0 ? battle.shot : undefined;
}

/** What the card brings to the battle here, told apart from what is printed; what counts in the segment stands out. */
function statsOf(words: Words, state: BattleState, id: string, card: ParticipantFacts): Stat[] {
  const segment = state.battle?.location === state.table[id]?.at ? state.battle?.segment : undefined;
  const stat = (of: keyof Words['short'], value: number, printed: number, counts: boolean): Stat => ({
    label: words[of],
    short: words.short[of],
    value,
    ...(value < printed ? { tone: 'bad' } : counts || value > printed ? { tone: 'live' } : {}),
  });
  const ability = abilityOf(card);
  const power = segment && !isInBattle(state, id) ? 0 : powerOf(state, id);
  return [
    stat('power', power, card.power, segment === 'power'),
    ...(ability > 0
      ? [stat('ability', countsForBattleDestiny(state, id) ? ability : 0, ability, segment === 'power')]
      : []),
    stat('forfeit', forfeitValue(state, id), card.forfeit, segment === 'damage'),
  ];
}

function factsOf(locale: Locale, state: BattleState, id: string, card: CardFacts): string[] {
  const words = BATTLE_PICTURE[locale];
  if (card.kind === 'weapon') return [words.destinies(card.destinies), words.cost(card.cost)];
  if (!isParticipant(card)) return [];
  const role = state.table[id]?.as;
  return [
    ...(role ? [BATTLE_WORDS[locale].roles[role]] : []),
    ...(isInside(state, id) ? [words.inside] : []),
    words.defense(defenseValue(state, id, card)),
    ...(card.immune === undefined ? [] : [words.immune(card.immune)]),
  ];
}

function marksOf({ marks }: Words, state: BattleState, id: string): Mark[] {
  const { battle } = state;
  const found: Mark[] = [];
  const aim = shotNow(state);
  if (aim?.weapon === id) found.push({ text: marks.fires, tone: 'live' });
  else if (battle?.fired.includes(id)) found.push({ text: marks.fired, tone: 'weak' });
  if (battle?.hit.includes(id)) found.push({ text: marks.hit, tone: 'bad' });
  else if (aim?.target === id && battle?.draw) found.push({ text: marks.aimedAt, tone: 'live' });
  if (battle?.forfeitZero.includes(id)) found.push({ text: marks.forfeitZero, tone: 'bad' });
  if (battle?.excluded.includes(id)) found.push({ text: marks.excluded, tone: 'weak' });
  if (state.captives.includes(id)) found.push({ text: marks.captive, tone: 'weak' });
  if (!battle && state.fought.includes(id)) found.push({ text: marks.fought, tone: 'weak' });
  const immune = immunity(state, id);
  if (immune !== undefined)
    found.push({
      text: immune ? marks.immune : marks.notImmune,
      tells: true,
      ...(!immune && { tone: 'bad' }),
    });
  return found;
}

/** Whether what the card has of immunity is enough against this attrition; nothing where it has none, or needs none. */
// swccg/death-star-ii/battle#immunity-to-attrition
function immunity(state: BattleState, id: string): boolean | undefined {
  const side = state.cards[id]?.side;
  if (!side || !state.battle?.debts || !inBattle(state, side).includes(id)) return undefined;
  const { cards, attrition } = owedBy(state, side);
  const card = cards.find((one) => one.id === id);
  return attrition === 0 || card?.immune === undefined ? undefined : isImmune(card, attrition);
}
