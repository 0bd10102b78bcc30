import { BATTLE_WORDS } from '../_i18n/rules/yj-battle';
import { otherSide, type Side } from '../_rules/core/sides';
import type { GameEvent } from '../_rules/young-jedi/battle/events';
import { kindOf } from '../_rules/young-jedi/battle/facts';
import { labelOf } from '../_rules/young-jedi/battle/label';
import type { Refusal } from '../_rules/young-jedi/battle/refusals';
import { BATTLE_SCENARIOS } from '../_rules/young-jedi/battle/scenarios';
import { battleSimulator } from '../_rules/young-jedi/battle/simulator';
import type { BattleSetup, BattleState, Move } from '../_rules/young-jedi/battle/state';
import { refusedOf } from './attempts';
import type { Stand } from './stand';
import { tellers } from './tell';
import { drawBattle } from './yj-battle-picture';

/** What a learner could well try at this stage. */
function thinkable(state: BattleState, player: Side): Move[] {
  const { hand, hidden, table } = state.sides[player];
  const known = hand.filter((id) => state.cards[id]);
  const others = known.filter((id) => kindOf(state, id) !== 'battle');
  switch (state.stage) {
    case 'declare':
      return [{ type: 'declare', player }];
    case 'battle-cards':
      return [
        { type: 'announce', player },
        ...others.map((card): Move => ({ type: 'take', player, card })),
        ...table.slice(0, 1).map((card): Move => ({ type: 'place', player, card })),
      ];
    case 'plans':
      return [...hidden, ...known].map((card): Move => ({ type: 'place', player, card }));
    case 'fights':
      return state.fight && !state.waiting ? [{ type: 'draw', player, value: 3 }] : fightMoves(state, player);
  }
}

function fightMoves(state: BattleState, player: Side): Move[] {
  if (state.waiting?.for === 'draw') return [{ type: 'draw', player, value: 3 }];
  return state.waiting ? [{ type: 'decline', player }] : [];
}

/** The moves that nobody chooses, out of their turn. */
const inGeneral = (state: BattleState): Move[] =>
  state.stage === 'plans' || state.stage === 'fights'
    ? [{ type: 'reveal' }, { type: 'compare' }, { type: 'end' }]
    : [];

export const yjBattle: Stand<BattleState, Move, BattleSetup, GameEvent, Refusal> = {
  simulator: battleSimulator,
  title: { fr: 'La bataille', en: 'The battle' },
  summary: {
    fr: 'Du plan de bataille à la percée : cartes Battle, armes, les huit étapes des tirages de destinée, combats en groupe, erreurs de plan, dommages, dernière carte.',
    en: 'From the battle plan to breakthrough: Battle cards, weapons, the eight steps of the destiny draws, fighting together, mistakes in the plan, damage, the last card.',
  },
  scenarios: BATTLE_SCENARIOS,
  seatOf: (move) => ('player' in move ? move.player : undefined),
  ...tellers(BATTLE_WORDS, labelOf),
  attempts: (state) =>
    state.over
      ? []
      : refusedOf(battleSimulator, state, [
          ...thinkable(state, state.attacker),
          ...thinkable(state, otherSide(state.attacker)),
          ...inGeneral(state),
        ]),
  picture: drawBattle,
};
