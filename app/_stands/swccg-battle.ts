import type { Locale } from '../_i18n/locales';
import { BATTLE_WORDS } from '../_i18n/rules/swccg-battle';
import { BATTLE_PICTURE } from '../_i18n/rules/swccg-battle-picture';
import { DARK_FIRST, otherSide, type Side } from '../_rules/core/sides';
import { carryOut } from '../_rules/swccg/battle/carry-out';
import { surveyWaysFor } from '../_rules/swccg/battle/damage';
import type { GameEvent } from '../_rules/swccg/battle/events';
import { labelOf, wayArgs } from '../_rules/swccg/battle/label';
import type { Refusal } from '../_rules/swccg/battle/refusals';
import { BATTLE_SCENARIOS } from '../_rules/swccg/battle/scenarios';
import { battleSimulator } from '../_rules/swccg/battle/simulator';
import type { BattleSetup, BattleState, Move } from '../_rules/swccg/battle/state';
import { inBattle } from '../_rules/swccg/battle/where';
import { LOSE_FROM } from '../_rules/swccg/force/piles';
import { refusedOf } from './attempts';
import type { Stand, WaysOut } from './stand';
import { drawBattle } from './swccg-battle-picture';
import { tellers } from './tell';

/** So many ways are shown, the cheapest first. */
const MOST_SHOWN = 200;

/** Whatever a player could think of doing in this segment. */
function thinkable(state: BattleState, player: Side): Move[] {
  const { battle } = state;
  if (!battle) return state.locations.map(({ id }): Move => ({ type: 'initiate', player, location: id }));
  const weapons = Object.keys(state.table).filter(
    (id) => state.cards[id]?.kind === 'weapon' && state.cards[id]?.side === player,
  );
  const enemies = inBattle(state, otherSide(player));
  const hand = state.piles[player].hand.filter((id) => state.cards[id]?.kind === 'interrupt');
  const shots = weapons.flatMap((weapon) =>
    enemies.map((target): Move => ({ type: 'fire', player, weapon, target })),
  );
  const plays = hand.map((card): Move => ({ type: 'interrupt', player, card }));
  if (battle.segment !== 'damage') return [{ type: 'decline', player }, ...shots, ...plays];
  return [
    { type: 'finish', player },
    ...Object.keys(state.table)
      .filter((id) => state.cards[id]?.side === player)
      .map((card): Move => ({ type: 'forfeit', player, card })),
    ...LOSE_FROM.filter((from) => from !== 'hand').map((from): Move => ({ type: 'lose', player, from })),
    ...plays,
  ];
}

/** In the damage segment: every minimal legal way to satisfy what each player owes. */
function waysOut(locale: Locale, state: BattleState): WaysOut<Move>[] {
  const { sides, way: tell } = BATTLE_WORDS[locale];
  return DARK_FIRST.flatMap((side) => {
    const { ways, more } = surveyWaysFor(state, side);
    if (ways.length === 0) return [];
    const title = BATTLE_PICTURE[locale].ways(sides[side]);
    return [
      {
        seat: side,
        title: more || ways.length > MOST_SHOWN ? `${title} (${BATTLE_PICTURE[locale].moreWays})` : title,
        ways: ways.slice(0, MOST_SHOWN).map((way) => ({
          text: tell(wayArgs(state, way)),
          moves: carryOut(state, side, way),
        })),
      },
    ];
  });
}

export const swccgBattleStand: Stand<BattleState, Move, BattleSetup, GameEvent, Refusal> = {
  simulator: battleSimulator,
  title: { fr: 'La bataille', en: 'The battle' },
  summary: {
    fr: 'De l’initiation à la fin de la bataille : armes, puissance, destinées, attrition, immunité, pertes. Le simulateur donne chaque manière minimale de satisfaire ce qui est dû.',
    en: 'From initiation to the end of the battle: weapons, power, destinies, attrition, immunity, forfeits. The simulator lists every minimal way to satisfy what is owed.',
  },
  scenarios: BATTLE_SCENARIOS,
  seatOf: ({ player }) => player,
  ...tellers(BATTLE_WORDS, labelOf),
  attempts: (state) =>
    state.over
      ? []
      : refusedOf(
          battleSimulator,
          state,
          DARK_FIRST.flatMap((side) => thinkable(state, side)),
        ),
  waysOut,
  picture: drawBattle,
};
