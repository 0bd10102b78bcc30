import type { Locale } from '../_i18n/locales';
import { BATTLE_PICTURE } from '../_i18n/rules/yj-battle-picture';
import type { Side } from '../_rules/core/sides';
import type { CharacterCard } from '../_rules/young-jedi/battle/cards';
import { lineupOf, titleOf } from '../_rules/young-jedi/battle/facts';
import { battleWorks } from '../_rules/young-jedi/battle/power';
import type { BattleState, Lineup } from '../_rules/young-jedi/battle/state';
import type { Art, Mark, PictureCard, Stat } from './picture';

type Words = (typeof BATTLE_PICTURE)[Locale];

const ARTS = {
  character: 'character',
  weapon: 'weapon',
  battle: 'battle',
  effect: 'effect',
  other: 'action',
} as const satisfies Record<string, Art>;

/** The characters of a fight; the first holds the weapon and the Battle card. */
export function lineupCards(locale: Locale, state: BattleState, side: Side, lineup: Lineup): PictureCard[] {
  const { characters, weapons, battle } = lineup;
  return characters.map((id, i) => {
    const holds = i > 0 ? [] : [...(battle === undefined ? [] : [battle]), ...weapons];
    const card = cardOf(locale, state, side, id);
    return holds.length === 0
      ? card
      : { ...card, holds: holds.map((held) => cardOf(locale, state, side, held)) };
  });
}

export function cardOf(locale: Locale, state: BattleState, side: Side, id: string): PictureCard {
  const words = BATTLE_PICTURE[locale];
  const card = state.cards[id];
  const kind = card?.kind ?? 'other';
  const marks = marksOf(words, state, side, id);
  const isDroid = card?.kind === 'character' && /droid/i.test(titleOf(state, id));
  return {
    id,
    title: titleOf(state, id),
    seat: side,
    art: isDroid ? 'droid' : ARTS[kind],
    kind: words.kinds[kind],
    ...(card?.kind === 'character' && { stats: statsOf(words, state, card) }),
    ...(card?.kind === 'character' && card.builtIn && { facts: [card.builtIn.title] }),
    ...(marks.length > 0 && { marks }),
    ...(isHidden(state, side, id) && { faceDown: true as const }),
  };
}

const isHidden = (state: BattleState, side: Side, id: string): boolean =>
  state.sides[side].hidden.includes(id) && !state.sittingOut.includes(id);

/** A card of a plan lies face down until its fight. */
// young-jedi/battle-plan
export const inPlan = (state: BattleState, side: Side, id: string): PictureCard => ({
  id,
  title: titleOf(state, id),
  seat: side,
  faceDown: true,
});

function statsOf(words: Words, state: BattleState, { power, damage, locations }: CharacterCard): Stat[] {
  const { letters } = words;
  const here = locations?.[state.location.title] ?? 0;
  return [
    power === 'destiny'
      ? { label: words.drawnPower, short: letters.power, value: '?' }
      : { label: words.power, short: letters.power, value: power },
    ...(here > 0 ? [{ label: words.here, short: letters.here, value: here, tone: 'live' as const }] : []),
    { label: words.damage, short: letters.damage, value: damage },
  ];
}

function marksOf({ marks }: Words, state: BattleState, side: Side, id: string): Mark[] {
  const { waiting, fight, over, attacker } = state;
  const { hidden, aside } = state.sides[side];
  const found: Mark[] = [];
  if (waiting && 'card' in waiting && waiting.card === id && waiting.player === side)
    found.push({ text: waiting.for === 'draw' ? marks.draws : marks.decides, tone: 'live' });
  if (fight?.stopped.includes(id)) found.push({ text: marks.ignored, tone: 'bad' });
  else if (lineupOf(state, side).battle === id && !battleWorks(state, side))
    found.push({ text: marks.useless, tone: 'weak' });
  if (hidden.includes(id))
    found.push({ text: state.sittingOut.includes(id) ? marks.sitsOut : marks.hidden, tone: 'weak' });
  if (state.stays[side]?.characters.includes(id)) found.push({ text: marks.next, tone: 'live' });
  const isSpare = state.leftover.includes(id) || !state.fought.includes(id);
  const last = state.results.at(-1)?.characters[side] ?? [];
  if (aside.includes(id) && state.cards[id]?.kind === 'character') {
    if (!isSpare && !over && !last.includes(id)) found.push({ text: marks.fought, tone: 'weak' });
    else if (!isSpare) return found;
    else if (over && side === attacker) found.push({ text: marks.through, tone: 'live' });
    else found.push({ text: marks.leftover, tone: 'weak' });
  }
  return found;
}
