import { playRandomMoves, type Replay } from '../../app/_rules/core/random-play';
import { randomSetup as gundamAttack } from '../../app/_rules/gundam/attack/random-play';
import { attackSimulator } from '../../app/_rules/gundam/attack/simulator';
import { randomSetup as gundamTurn } from '../../app/_rules/gundam/turn/random-play';
import { turnSimulator } from '../../app/_rules/gundam/turn/simulator';
import { randomSetup as swccgBattle } from '../../app/_rules/swccg/battle/random-play';
import { battleSimulator as swccgBattleSimulator } from '../../app/_rules/swccg/battle/simulator';
import { randomSetup as swccgForce } from '../../app/_rules/swccg/force/random-play';
import { forceSimulator } from '../../app/_rules/swccg/force/simulator';
import { randomSetup as stackSetup } from '../../app/_rules/swccg/stack/random-play';
import { swccgStack } from '../../app/_rules/swccg/stack/simulator';
import { randomSetup as yjBattle } from '../../app/_rules/young-jedi/battle/random-play';
import { battleSimulator as yjBattleSimulator } from '../../app/_rules/young-jedi/battle/simulator';
import { randomSetup as yjDuel } from '../../app/_rules/young-jedi/duel/random-play';
import { duelSimulator } from '../../app/_rules/young-jedi/duel/simulator';
import { randomSetup as yjEvacuation } from '../../app/_rules/young-jedi/evacuation/random-play';
import { evacuationSimulator } from '../../app/_rules/young-jedi/evacuation/simulator';
import { randomSetup as yjPlanets } from '../../app/_rules/young-jedi/planets/random-play';
import { planetsSimulator } from '../../app/_rules/young-jedi/planets/simulator';
import { randomSetup as yjPodrace } from '../../app/_rules/young-jedi/podrace/random-play';
import { podraceSimulator } from '../../app/_rules/young-jedi/podrace/simulator';

type Player = (count: number, seed: number) => Replay;

/** Every engine that plays move by move, with its random setups. */
export const PLAYERS: readonly (readonly [string, Player])[] = [
  ['swccg-stack', (count, seed) => playRandomMoves(swccgStack, stackSetup, count, seed)],
  ['swccg-battle', (count, seed) => playRandomMoves(swccgBattleSimulator, swccgBattle, count, seed)],
  ['swccg-force', (count, seed) => playRandomMoves(forceSimulator, swccgForce, count, seed)],
  ['yj-battle', (count, seed) => playRandomMoves(yjBattleSimulator, yjBattle, count, seed)],
  ['yj-duel', (count, seed) => playRandomMoves(duelSimulator, yjDuel, count, seed)],
  ['yj-planets', (count, seed) => playRandomMoves(planetsSimulator, yjPlanets, count, seed)],
  ['yj-evacuation', (count, seed) => playRandomMoves(evacuationSimulator, yjEvacuation, count, seed)],
  ['yj-podrace', (count, seed) => playRandomMoves(podraceSimulator, yjPodrace, count, seed)],
  ['gundam-attack', (count, seed) => playRandomMoves(attackSimulator, gundamAttack, count, seed)],
  ['gundam-turn', (count, seed) => playRandomMoves(turnSimulator, gundamTurn, count, seed)],
];

export interface Speed {
  /** Moves of a known play made in a second. */
  playing: number;
  /** The same with every legal move listed before each. */
  listing: number;
}

/** In seconds of processor time; the best of some rounds after a warm-up. */
export function movesPerSecond(player: Player, moves = 30_000, rounds = 4): Speed {
  player(moves, 1)();
  const speeds = Array.from({ length: rounds }, (_, round): Speed => {
    let replay: Replay | undefined;
    const listing =
      moves /
      seconds(() => {
        replay = player(moves, round + 2);
      });
    return { listing, playing: moves / seconds(() => replay?.()) };
  });
  return {
    playing: Math.max(...speeds.map(({ playing }) => playing)),
    listing: Math.max(...speeds.map(({ listing }) => listing)),
  };
}

function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
