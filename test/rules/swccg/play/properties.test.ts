import type { State } from '../../../../app/_rules/swccg/play';
import { checkSetup, swccgPlay } from '../../../../app/_rules/swccg/play';
import { obeysTheLaws } from '../../core/laws';
import { onTheStack } from '../stack/subject';
import { randomSetup } from './random-play';

function* everyMove(state: State): Generator<unknown> {
  yield* onTheStack.everyMove(state);
  for (const by of ['light', 'dark']) {
    yield { type: 'finish', by };
    for (const card of [...state.ids, 'nobody']) yield { type: 'forfeit', by, card };
  }
}

obeysTheLaws({
  ...onTheStack,
  name: 'whole play',
  simulator: swccgPlay,
  randomSetup,
  longest: 900,
  everyMove,
  checkSetup,
  shares: { whole: 0.1, again: 0.02, copied: 0.004, options: 0.04, nonsense: 0.1 },
});
