import type { Locale } from '../_i18n/locales';
import { BATTLE_WORDS } from '../_i18n/rules/swccg-battle';
import { BATTLE_PICTURE } from '../_i18n/rules/swccg-battle-picture';
import { isParticipant } from '../_rules/swccg/battle/facts';
import { abilityInBattle, totalPower } from '../_rules/swccg/battle/power';
import { type BattleState, SEGMENTS } from '../_rules/swccg/battle/state';
import { abilityOf, titleOf } from '../_rules/swccg/battle/where';
import { PILES, SIDES, type Side } from '../_rules/swccg/force/piles';
import type { Figure, Mark, Picture, PictureCard, Zone } from './picture';

export function drawBattle(locale: Locale, state: BattleState): Picture {
  const words = BATTLE_PICTURE[locale];
  const { sides, segments } = BATTLE_WORDS[locale];
  const { battle } = state;
  const now = battle ? SEGMENTS.indexOf(battle.segment) : -1;
  const track: Zone = {
    id: 'segments',
    title: words.segments,
    form: 'track',
    steps: SEGMENTS.map((segment, i) => ({
      title: segments[segment],
      at: i < now ? 'done' : i === now ? 'now' : 'ahead',
    })),
  };
  return {
    moment: `${words.phaseOf(sides[state.turn])} · ${battle ? segments[battle.segment] : words.before}`,
    opportunity: opportunity(locale, state),
    zones: [
      track,
      ...(battle ? [totals(locale, state)] : []),
      ...(battle?.debts ? SIDES.map((side) => debts(locale, state, side)) : []),
      ...state.locations.flatMap((location) => forcesAt(locale, state, location.id)),
      ...SIDES.map((side) => handOf(locale, state, side)).filter((zone) => zone.cards.length > 0),
      ...SIDES.map((side) => pilesOf(locale, state, side)),
    ],
  };
}

function opportunity(locale: Locale, state: BattleState): Picture['opportunity'] {
  const words = BATTLE_PICTURE[locale];
  const { sides } = BATTLE_WORDS[locale];
  const { over, battle } = state;
  if (over) return { text: over.reason === 'defeat' ? words.defeat(sides[over.defeated]) : words.over };
  if (battle?.draw) {
    const { player, left } = battle.draw;
    const side = sides[player];
    return {
      seat: player,
      text: battle.draw.for === 'weapon' ? words.weaponDraw(side) : words.battleDraw(side, left),
    };
  }
  if (battle?.segment === 'damage') {
    const owing = SIDES.filter((side) => !battle.finished.includes(side)).map((side) => sides[side]);
    return { text: words.satisfy(owing.join(', ')) };
  }
  return { seat: state.opportunity, text: words.opportunity(sides[state.opportunity], state.passes) };
}

function totals(locale: Locale, state: BattleState): Zone {
  const words = BATTLE_PICTURE[locale];
  const figures = SIDES.flatMap((seat): Figure[] => {
    const destinies = state.battle?.destinies[seat] ?? [];
    const total = state.battle?.totals?.[seat];
    const isWinner = state.battle?.winner === seat;
    return [
      { label: words.power, value: total?.power ?? totalPower(state, seat), seat },
      { label: words.ability, value: abilityInBattle(state, seat), seat },
      ...(destinies.length > 0 ? [{ label: words.destiny, value: destinies.join(' + '), seat }] : []),
      ...(total
        ? [{ label: words.total, value: total.total, seat, ...(isWinner && { tone: 'live' as const }) }]
        : []),
    ];
  });
  return { id: 'totals', title: words.totals, form: 'figures', figures };
}

function debts(locale: Locale, state: BattleState, side: Side): Zone {
  const words = BATTLE_PICTURE[locale];
  const debt = state.battle?.debts?.[side];
  const attrition = debt?.attrition ?? 0;
  const figure = (label: string, met: number, all: number): Figure => ({
    label,
    value: words.of(met, all),
    ...(met < all && { tone: 'bad' as const }),
  });
  return {
    id: `debts-${side}`,
    title: words.debts(BATTLE_WORDS[locale].sides[side]),
    seat: side,
    form: 'figures',
    figures: [
      figure(words.attrition, debt?.attritionMet ?? 0, attrition),
      figure(words.damage, debt?.damageMet ?? 0, debt?.damage ?? 0),
    ],
  };
}

/** Both sides' cards at a location, with what is aboard or on each. */
function forcesAt(locale: Locale, state: BattleState, location: string): Zone[] {
  const words = BATTLE_PICTURE[locale];
  const place = state.locations.find(({ id }) => id === location)?.title ?? location;
  return SIDES.map((side): Zone => {
    const here = Object.keys(state.table).filter(
      (id) => state.table[id]?.at === location && state.cards[id]?.side === side,
    );
    const carried = (id: string) => state.table[id]?.aboard ?? state.table[id]?.on;
    const draw = (id: string): PictureCard => {
      const holds = here.filter((other) => carried(other) === id).map(draw);
      return { ...cardOf(locale, state, id), ...(holds.length > 0 && { holds }) };
    };
    const roots = here.filter((id) => !here.includes(carried(id) ?? ''));
    return {
      id: `at-${location}-${side}`,
      title: `${place} · ${BATTLE_WORDS[locale].sides[side]}`,
      seat: side,
      form: 'cards',
      empty: words.nothing,
      cards: roots.map(draw),
    };
  }).filter((zone) => 'cards' in zone && zone.cards.length > 0);
}

function cardOf(locale: Locale, state: BattleState, id: string): PictureCard {
  const words = BATTLE_PICTURE[locale];
  const facts = state.cards[id];
  const shown: string[] = [];
  if (facts && isParticipant(facts)) {
    const ability = abilityOf(facts);
    shown.push(`${words.power} ${facts.power}`);
    if (ability > 0) shown.push(`${words.ability} ${ability}`);
    shown.push(`${words.forfeit} ${facts.forfeit}`);
    if (facts.immune !== undefined) shown.push(words.immune(facts.immune));
  }
  const role = state.table[id]?.as;
  const marks = marksOf(locale, state, id);
  return {
    id,
    title: titleOf(state, id),
    ...(facts && { seat: facts.side }),
    ...(role && { kind: BATTLE_WORDS[locale].roles[role] }),
    ...(shown.length > 0 && { facts: shown }),
    ...(marks.length > 0 && { marks }),
  };
}

function marksOf(locale: Locale, state: BattleState, id: string): Mark[] {
  const { marks } = BATTLE_PICTURE[locale];
  const { battle } = state;
  const found: Mark[] = [];
  if (battle?.hit.includes(id)) found.push({ text: marks.hit, tone: 'bad' });
  if (battle?.forfeitZero.includes(id)) found.push({ text: marks.forfeitZero, tone: 'bad' });
  if (battle?.excluded.includes(id)) found.push({ text: marks.excluded, tone: 'weak' });
  if (state.captives.includes(id)) found.push({ text: marks.captive, tone: 'weak' });
  if (battle?.fired.includes(id)) found.push({ text: marks.fired, tone: 'weak' });
  if (!battle && state.fought.includes(id)) found.push({ text: marks.fought, tone: 'weak' });
  return found;
}

function handOf(locale: Locale, state: BattleState, side: Side): Zone & { cards: PictureCard[] } {
  const named = state.piles[side].hand.filter((id) => state.cards[id]);
  return {
    id: `hand-${side}`,
    title: BATTLE_PICTURE[locale].hand(BATTLE_WORDS[locale].sides[side]),
    seat: side,
    aside: true,
    form: 'cards',
    cards: named.map((id) => cardOf(locale, state, id)),
  };
}

function pilesOf(locale: Locale, state: BattleState, side: Side): Zone {
  const { sides, piles } = BATTLE_WORDS[locale];
  return {
    id: `piles-${side}`,
    title: BATTLE_PICTURE[locale].piles(sides[side]),
    seat: side,
    aside: true,
    form: 'piles',
    piles: PILES.map((pile) => {
      const cards = state.piles[side][pile];
      const top = cards.filter((id) => state.cards[id]).map((id) => titleOf(state, id));
      return {
        id: `${side}-${pile}`,
        title: piles[pile],
        count: cards.length,
        ...(top.length > 0 && { top: top.slice(0, 3) }),
      };
    }),
  };
}
