import type { Locale } from '../_i18n/locales';
import { PLAY_WORDS } from '../_i18n/rules/gundam-play';
import { PLAY_PICTURE } from '../_i18n/rules/gundam-play-picture';
import type { CardType, Keywords } from '../_rules/gundam/cards';
import { dueNow } from '../_rules/gundam/play/pending';
import { isSeat, nameOf, sideOf } from '../_rules/gundam/play/sides';
import type { BaseState, PlayState, Seat, UnitState } from '../_rules/gundam/play/state';
import { apOf, baseFacts, hpLeft, hpOf, isLinkUnit, keywordsOf } from '../_rules/gundam/play/values';
import type { Mark, PictureCard, Stat } from './picture';

export type Draw = { locale: Locale; state: PlayState };

export function drawUnit(draw: Draw, unit: UnitState): PictureCard {
  const { locale, state } = draw;
  const words = PLAY_PICTURE[locale];
  const { id, owner, pilot, rested } = unit;
  const facts = state.cards[id];
  const token = facts?.type === 'unit' && facts.token === true;
  const linked = isLinkUnit(state, id);
  const marks = marksOf(draw, unit);
  const keywords = keywordsIn(draw, id);
  const aimsAt = aimOf(state, id);
  return {
    id,
    title: nameOf(state, id),
    seat: owner,
    art: 'unit',
    kind: linked ? words.marks.link : token ? `Unit, ${words.token}` : 'Unit',
    stats: [apStat(state, unit)],
    points: { label: 'HP', left: Math.max(0, hpLeft(state, id)), of: hpOf(state, id) },
    ...(rested && { rested }),
    ...(keywords.length > 0 && { facts: keywords }),
    ...(marks.length > 0 && { marks }),
    ...(aimsAt !== undefined && { aimsAt }),
    ...(pilot !== undefined && { holds: [drawPilot(draw, owner, pilot, linked)] }),
  };
}

function drawPilot({ locale, state }: Draw, seat: Seat, id: string, linked: boolean): PictureCard {
  const words = PLAY_PICTURE[locale];
  return {
    id,
    title: nameOf(state, id),
    seat,
    art: 'pilot',
    kind: words.pilot,
    ...(linked && { marks: [{ text: words.marks.link, tone: 'live' }] }),
  };
}

/** AP as it is now; more or less than it was before anything but the Pilot changed it is seen at once. */
function apStat(state: PlayState, { id, pilot }: UnitState): Stat {
  const value = apOf(state, id);
  const unit = state.cards[id];
  const paired = pilot === undefined ? undefined : state.cards[pilot];
  const boost = paired?.type === 'pilot' ? paired.ap : paired?.type === 'command' ? paired.pilot?.ap : 0;
  const printed = (unit?.type === 'unit' ? unit.ap : 0) + (boost ?? 0);
  return {
    label: 'AP',
    short: 'AP',
    value,
    ...(value !== printed && { tone: value > printed ? 'live' : 'bad' }),
  };
}

function keywordsIn({ locale, state }: Draw, id: string): string[] {
  const names = PLAY_WORDS[locale].keywords;
  return Object.entries(keywordsOf(state, id)).map(([keyword, amount]) => {
    const name = names[keyword as keyof Keywords];
    return typeof amount === 'number' ? `${name} ${amount}` : name;
  });
}

function marksOf({ locale, state }: Draw, { id, deployed, pilot }: UnitState): Mark[] {
  const { marks } = PLAY_PICTURE[locale];
  const { battle } = state;
  const found: Mark[] = [];
  if (battle?.attacker === id) found.push({ text: marks.attacks, tone: 'live' });
  if (battle?.target === id) found.push({ text: battle.blocked ? marks.blocks : marks.target, tone: 'live' });
  if (dueNow(state).some(({ card }) => card === id || card === pilot))
    found.push({ text: marks.waits, tone: 'live' });
  if (deployed && !isLinkUnit(state, id)) found.push({ text: marks.deployed, tone: 'weak' });
  return found;
}

/** What an attacker's arrow leads to: a Unit, or whatever takes the damage for the player. */
function aimOf(state: PlayState, id: string): string | undefined {
  const { battle } = state;
  if (battle?.attacker !== id || battle.dealt) return undefined;
  if (!isSeat(state, battle.target)) return battle.target;
  const side = sideOf(state, battle.target);
  return struck(state, side) ?? `area-${state.sides[side]?.[0]}`;
}

/** The Base or the topmost Shield: what damage to a player is dealt to. */
// gundam/shield-area
const struck = ({ areas }: PlayState, side: number): string | undefined =>
  areas[side]?.base?.card ?? areas[side]?.shields[0]?.card;

/** The one that is struck if the player is: it stands out among what lies before them. */
export function targetMark({ locale, state }: Draw, side: number, card: string): Mark[] {
  const { battle } = state;
  const aimed = battle && isSeat(state, battle.target) && sideOf(state, battle.target) === side;
  if (!aimed || battle.dealt || struck(state, side) !== card) return [];
  return [{ text: PLAY_PICTURE[locale].marks.target, tone: 'live' }];
}

export function drawBase(draw: Draw, { card, owner, rested }: BaseState, side: number): PictureCard {
  const { locale, state } = draw;
  const marks = targetMark(draw, side, card);
  return {
    id: card,
    title: nameOf(state, card),
    seat: owner,
    art: 'base',
    kind: PLAY_PICTURE[locale].base,
    points: { label: 'HP', left: Math.max(0, hpLeft(state, card)), of: baseFacts(state, card).hp },
    ...(rested && { rested }),
    ...(marks.length > 0 && { marks }),
  };
}

/** Destroyed Shields whose Burst is to be decided, or that are yet to be revealed. */
export function shown({ locale, state }: Draw, side: number): PictureCard[] {
  const { marks, shield } = PLAY_PICTURE[locale];
  const seats = state.sides[side] ?? [];
  const hidden = state.revealing
    .filter(({ owner }) => seats.includes(owner))
    .map(
      ({ card, owner }): PictureCard => ({
        id: card,
        title: shield,
        seat: owner,
        faceDown: true,
        marks: [{ text: marks.revealed, tone: 'bad' }],
      }),
    );
  const bursts = state.pending
    .flat()
    .filter(({ kind, player }) => kind === 'burst' && seats.includes(player))
    .map(
      ({ card, player }): PictureCard => ({
        ...cardFacts({ locale, state }, card),
        seat: player,
        marks: [{ text: marks.burst, tone: 'live' }],
      }),
    );
  return [...hidden, ...bursts];
}

/** What is printed on a card that is not in play. */
export function cardFacts({ locale, state }: Draw, card: string): PictureCard {
  const words = PLAY_PICTURE[locale];
  const facts = state.cards[card];
  const kinds: Record<Exclude<CardType, 'resource'>, string> = {
    unit: 'Unit',
    pilot: words.pilot,
    command: words.command,
    base: words.base,
  };
  const { lv, cost } = facts ?? {};
  const stats: Stat[] = [
    ...(lv === undefined ? [] : [{ label: 'Lv.', short: 'Lv', value: lv }]),
    ...(cost === undefined ? [] : [{ label: 'Cost', short: 'C', value: cost }]),
  ];
  return {
    id: card,
    title: nameOf(state, card),
    ...(facts && { kind: kinds[facts.type], art: facts.type }),
    ...(stats.length > 0 && { stats }),
    ...(facts?.type === 'command' && { facts: facts.timings.map((timing) => words.timings[timing]) }),
  };
}
