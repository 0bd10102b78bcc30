import { attackSimulator } from '../../app/_rules/gundam/attack/simulator';
import { playSimulator } from '../../app/_rules/gundam/play/simulator';
import { turnSimulator } from '../../app/_rules/gundam/turn/simulator';
import { battleSimulator as swccgBattleSimulator } from '../../app/_rules/swccg/battle/simulator';
import { forceSimulator } from '../../app/_rules/swccg/force/simulator';
import { swccgPlay } from '../../app/_rules/swccg/play/simulator';
import { swccgStack } from '../../app/_rules/swccg/stack/simulator';
import { battleSimulator as yjBattleSimulator } from '../../app/_rules/young-jedi/battle/simulator';
import { duelSimulator } from '../../app/_rules/young-jedi/duel/simulator';
import { evacuationSimulator } from '../../app/_rules/young-jedi/evacuation/simulator';
import { planetsSimulator } from '../../app/_rules/young-jedi/planets/simulator';
import { podraceSimulator } from '../../app/_rules/young-jedi/podrace/simulator';
import { randomSetup as gundamAttack } from '../../test/rules/gundam/attack/random-play';
import { randomSetup as gundamPlay } from '../../test/rules/gundam/play/random-play';
import { randomSetup as gundamTurn } from '../../test/rules/gundam/turn/random-play';
import { randomSetup as swccgBattle } from '../../test/rules/swccg/battle/random-play';
import { randomSetup as swccgForce } from '../../test/rules/swccg/force/random-play';
import { randomSetup as playSetup } from '../../test/rules/swccg/play/random-play';
import { randomSetup as stackSetup } from '../../test/rules/swccg/stack/random-play';
import { randomSetup as yjBattle } from '../../test/rules/young-jedi/battle/random-play';
import { randomSetup as yjDuel } from '../../test/rules/young-jedi/duel/random-play';
import { randomSetup as yjEvacuation } from '../../test/rules/young-jedi/evacuation/random-play';
import { randomSetup as yjPlanets } from '../../test/rules/young-jedi/planets/random-play';
import { randomSetup as yjPodrace } from '../../test/rules/young-jedi/podrace/random-play';
import { type Player, playerOf } from './random-play';

/** Every engine that plays move by move, with its random setups. */
export const PLAYERS: readonly (readonly [string, Player])[] = [
  ['swccg-play', playerOf(swccgPlay, playSetup)],
  ['swccg-stack', playerOf(swccgStack, stackSetup)],
  ['swccg-battle', playerOf(swccgBattleSimulator, swccgBattle)],
  ['swccg-force', playerOf(forceSimulator, swccgForce)],
  ['yj-battle', playerOf(yjBattleSimulator, yjBattle)],
  ['yj-duel', playerOf(duelSimulator, yjDuel)],
  ['yj-planets', playerOf(planetsSimulator, yjPlanets)],
  ['yj-evacuation', playerOf(evacuationSimulator, yjEvacuation)],
  ['yj-podrace', playerOf(podraceSimulator, yjPodrace)],
  ['gundam-play', playerOf(playSimulator, gundamPlay)],
  ['gundam-attack', playerOf(attackSimulator, gundamAttack)],
  ['gundam-turn', playerOf(turnSimulator, gundamTurn)],
];

export interface Speed {
  /** Moves of a known play made in a second. */
  playing: number;
  /** The same with every legal move listed before each. */
  listing: number;
}

const WARM_UP = 60_000;
const MOVES = 10_000;
const KEPT = 2_500;

/** In seconds of processor time; the best of some rounds after a warm-up. */
export function movesPerSecond(player: Player, rounds = 16): Speed {
  player.choose(WARM_UP, 1);
  const speeds = Array.from({ length: rounds }, (_, round): Speed => {
    const listing = MOVES / seconds(() => player.choose(MOVES, round + 2));
    const again = player.record(KEPT, round + 2);
    const playing = seconds(() => {
      for (let made = 0; made < MOVES; made += KEPT) again();
    });
    return { listing, playing: MOVES / playing };
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
