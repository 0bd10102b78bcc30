import type { Locale } from '../_i18n/locales';
import { BATTLE_WORDS } from '../_i18n/rules/swccg-battle';
import { BATTLE_PICTURE } from '../_i18n/rules/swccg-battle-picture';
import { DARK_FIRST as SIDES, type Side } from '../_rules/core/sides';
import { addedToEachBattleDestiny, defenseValue, totalPower } from '../_rules/swccg/battle/power';
import type { BattleState } from '../_rules/swccg/battle/state';
import { bonusOf } from '../_rules/swccg/battle/weapons';
import { participantFacts, titleOf } from '../_rules/swccg/battle/where';
import type { Draw, Zone } from './picture';
import { shotNow } from './swccg-battle-cards';

type Words = (typeof BATTLE_PICTURE)[Locale];

/** Battle destinies lie on the table until something has been lost to them. */
export function showsDestinies({ battle }: BattleState): boolean {
  if (!battle) return false;
  if (battle.segment === 'power') return true;
  const { segment, debts, destinies } = battle;
  return (
    segment === 'damage' &&
    SIDES.some((side) => destinies[side].length > 0) &&
    SIDES.every((side) => debts?.[side].attritionMet === 0 && debts[side].damageMet === 0)
  );
}

export function draws(locale: Locale, state: BattleState): Zone[] {
  const words = BATTLE_PICTURE[locale];
  const zone = (id: string, title: string, seat: Side, draw: Draw): Zone => ({
    id,
    title,
    seat,
    row: 'middle',
    beside: true,
    form: 'draw',
    draw: { seat, ...draw },
  });
  if (showsDestinies(state))
    return SIDES.map((side) =>
      zone(
        `destiny-${side}`,
        words.battleDestiny(BATTLE_WORDS[locale].sides[side]),
        side,
        battleDestiny(words, state, side),
      ),
    );
  const shot = weaponDestiny(words, state);
  return shot?.seat ? [zone('shot', words.shot, shot.seat as Side, shot)] : [];
}

const unturned = (state: BattleState, side: Side, count: number): Draw['cards'] =>
  state.piles[side].reserve.slice(0, count).map((id) => ({ id }));

/** A side's destinies, what is added to them, and its total. */
function battleDestiny(words: Words, state: BattleState, side: Side): Draw {
  const { destinies, draw, totals } = state.battle ?? {};
  const counted = destinies?.[side] ?? [];
  const ids = state.piles[side].used.slice(0, counted.length).toReversed();
  const added = addedToEachBattleDestiny(state, side);
  const power = totals?.[side].power ?? totalPower(state, side);
  const due = draw?.for === 'battle' && draw.player === side ? draw.left : 0;
  return {
    cards: [
      ...counted.map((value, i) => ({ id: ids[i] ?? `${side}-destiny-${i}`, value: value - added })),
      ...unturned(state, side, due),
    ],
    terms: [
      ...(added !== 0 && counted.length > 0 ? [{ label: words.toEach, value: added * counted.length }] : []),
      { label: words.power, value: power },
    ],
    total: counted.reduce((sum, value) => sum + value, power),
  };
}

function weaponDestiny(words: Words, state: BattleState): Draw | undefined {
  const { draw, shot } = state.battle ?? {};
  if (!shotNow(state)) return undefined;
  if (draw?.for === 'weapon') {
    const { player, weapon: id, target, drawn, left } = draw;
    const weapon = state.cards[id];
    const facts = participantFacts(state, target);
    const modifiers = weapon?.kind === 'weapon' && facts ? bonusOf(weapon, facts) : 0;
    const ids = state.piles[player].used.slice(0, drawn.length).toReversed();
    return {
      seat: player,
      cards: [
        ...drawn.map((value, i) => ({ id: ids[i] ?? `shot-${i}`, value })),
        ...unturned(state, player, left),
      ],
      terms: modifiers === 0 ? [] : [{ label: titleOf(state, id), value: modifiers }],
      total: '?',
      ...(facts && { against: words.above(defenseValue(state, target, facts)) }),
    };
  }
  if (!shot) return undefined;
  return {
    seat: shot.player,
    cards: shot.drawn.map((value, i) => ({ id: shot.cards[i] ?? `shot-${i}`, value })),
    terms: shot.modifiers === 0 ? [] : [{ label: titleOf(state, shot.weapon), value: shot.modifiers }],
    total: shot.total,
    against: (shot.total > shot.defense ? words.hit : words.missed)(shot.defense),
  };
}
