import { otherSide, SIDES, type Side } from '../../core/sides';
import { whyNotBattle, whyNotDestiny, yetToFight, yetToUse } from './battle';
import { choices, effectsToFetch } from './control';
import { whyNotDeploy } from './deploy';
import { illegalStacks, whyNotPutRight } from './illegal-stack';
import { searches } from './search';
import { type Battle, DESTINIES, DRAWN_FOR, HAND_SIZE, type Move, type PlanetsState } from './state';

/** Every legal move of either player, now; an illegal stack can be put right as soon as it is noticed. */
export function options(state: PlanetsState): Move[] {
  if (state.over) return [];
  const right = SIDES.flatMap((player) =>
    illegalStacks(state, player)
      .filter((title) => !whyNotPutRight(state, player, title))
      .map((title): Move => ({ type: 'put-right', player, title })),
  );
  return [...ofTheStep(state), ...right];
}

function ofTheStep(state: PlanetsState): Move[] {
  const player = state.turn;
  switch (state.step) {
    case 'start':
      return SIDES.filter((side) => !state.startDraws[side]).flatMap(startDraws);
    case 'choose':
      return choices(state);
    case 'fetch':
      return fetches(state);
    case 'penalty': {
      const opponent = otherSide(state.penalty?.offender ?? player);
      return [
        { type: 'take-back', player: opponent },
        { type: 'leave', player: opponent },
      ];
    }
    case 'begin':
      return [{ type: 'reveal', player }];
    case 'deploy':
      return deployments(state, player);
    case 'battle':
      if (state.battle) return inBattle(state, state.battle);
      return whyNotBattle(state)
        ? [{ type: 'next', player }]
        : [
            { type: 'battle', player },
            { type: 'next', player },
          ];
    case 'even-up':
      return evening(state, player);
    case 'end':
      return [
        { type: 'end-turn', player },
        { type: 'concede', player },
      ];
  }
}

// young-jedi/rulebook/full-game#full-game-start
const startDraws = (player: Side): Move[] => [
  ...DESTINIES.map((value): Move => ({ type: 'draw', player, value })),
  ...DESTINIES.map((value): Move => ({ type: 'draw', player, value, dual: true })),
];

// young-jedi/rulebook/effects#fetching-effects
function fetches(state: PlanetsState): Move[] {
  const player = state.fetching[0];
  if (!player) return [];
  return [
    ...effectsToFetch(state, player).map((card): Move => ({ type: 'fetch', player, card })),
    { type: 'skip', player },
  ];
}

// young-jedi/rulebook/first-game#deploy-step
function deployments(state: PlanetsState, player: Side): Move[] {
  const moves: Move[] = [];
  for (const card of state.piles[player].hand)
    if (!whyNotDeploy(state, player, card)) moves.push({ type: 'deploy', player, card });
  moves.push(...searches(state, player), { type: 'next', player });
  return moves;
}

// young-jedi/rulebook/battle#battle-step
function inBattle(state: PlanetsState, battle: Battle): Move[] {
  const moves: Move[] = [];
  if (battle.up.light && battle.up.dark) {
    for (const purpose of DRAWN_FOR)
      for (const player of [otherSide(battle.attacker), battle.attacker])
        if (!whyNotDestiny(state, battle, player, purpose))
          moves.push({ type: 'destiny', player, for: purpose });
    moves.push({ type: 'win', player: 'light' }, { type: 'win', player: 'dark' }, { type: 'tie' });
    return moves;
  }
  for (const player of SIDES) {
    if (battle.up[player]) continue;
    const weapons = yetToUse(state, battle, player);
    for (const card of yetToFight(state, battle, player)) {
      moves.push({ type: 'fight', player, card });
      for (const weapon of weapons) moves.push({ type: 'fight', player, card, weapon });
    }
  }
  return moves;
}

// young-jedi/rulebook/battle#even-up
function evening(state: PlanetsState, player: Side): Move[] {
  const { hand } = state.piles[player];
  const over = hand.length > HAND_SIZE;
  const moves: Move[] = [];
  for (const card of hand)
    if (over || state.cards[card]?.kind === 'location') moves.push({ type: 'discard', player, card });
  if (hand.length > 0) moves.push({ type: 'recycle', player });
  if (!over) moves.push({ type: 'even-up', player });
  return moves;
}
