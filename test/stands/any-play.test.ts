import { describe, it } from 'vitest';
import { loadStand, STAND_IDS, type StandId } from '../../app/_stands/registry';
import { PATIENCE } from '../rules/core/support';
import { randomSetup as gundamAttack } from '../rules/gundam/attack/random-play';
import { randomSetup as gundamPlay } from '../rules/gundam/play/random-play';
import { randomSetup as gundamTurn } from '../rules/gundam/turn/random-play';
import { randomSetup as swccgBattle } from '../rules/swccg/battle/random-play';
import { randomSetup as swccgForce } from '../rules/swccg/force/random-play';
import { randomSetup as swccgPlay } from '../rules/swccg/play/random-play';
import { randomSetup as swccgStack } from '../rules/swccg/stack/random-play';
import { randomWar } from '../rules/swccg/war/random-war';
import { randomSetup as yjBattle } from '../rules/young-jedi/battle/random-play';
import { battleStep as yjDuel } from '../rules/young-jedi/duel/support';
import { randomSetup as yjEvacuation } from '../rules/young-jedi/evacuation/random-play';
import { randomSetup as yjPlanets } from '../rules/young-jedi/planets/random-play';
import { randomSetup as yjPodrace } from '../rules/young-jedi/podrace/random-play';
import { type Playing, watch } from './watch';

const PLAYINGS: Record<StandId, Playing> = {
  'swccg-stack': { randomSetup: swccgStack },
  'swccg-war': { randomSetup: randomWar },
  'swccg-battle': { randomSetup: swccgBattle },
  'swccg-force': { randomSetup: swccgForce },
  'swccg-play': { randomSetup: swccgPlay },
  'yj-battle': { randomSetup: yjBattle },
  'yj-duel': yjDuel,
  'yj-planets': { randomSetup: yjPlanets },
  'yj-evacuation': { randomSetup: yjEvacuation },
  'yj-podrace': { randomSetup: yjPodrace },
  'gundam-attack': { randomSetup: gundamAttack },
  'gundam-turn': { randomSetup: gundamTurn },
  'gundam-play': { randomSetup: gundamPlay },
};

describe('Any play is drawn whole and told, each card once, and each attempt is refused just so', () => {
  it.each(STAND_IDS)('%s', { timeout: PATIENCE }, async (id) => {
    watch(await loadStand(id)).anyPlay(PLAYINGS[id]);
  });
});
