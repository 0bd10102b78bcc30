import type { State } from '../../../../app/_rules/swccg/play';
import { checkSetup, swccgPlay } from '../../../../app/_rules/swccg/play';
import { obeysTheLaws } from '../../core/laws';
import { onTheStack } from '../stack/subject';
import { randomSetup } from './random-play';

function* everyMove(state: State): Generator<unknown> {
  yield* onTheStack.everyMove(state);
  for (const by of ['light', 'dark']) {
    yield { type: 'finish', by };
    for (const choice of ['escape', 'stay', 'jump', 'remain']) yield { type: 'choose', by, choice };
    for (const card of [...state.ids, 'nobody']) {
      yield { type: 'forfeit', by, card };
      for (const jumping of [[], ['rider'], [card]]) yield { type: 'forfeit', by, card, jumping };
      for (const beside of ['cantina', 'tatooine', 'hangar']) {
        yield { type: 'play', by, card, targets: { beside } };
        yield { type: 'play', by, card, text: 'over', targets: { beside } };
        yield { type: 'play', by, card, text: 'before', targets: { beside } };
      }
      yield { type: 'play', by, card: `${by}-disembark`, targets: { card } };
      yield { type: 'play', by, card: `${by}-break-cover`, targets: { card } };
      for (const to of ['cantina', 'bay'])
        yield { type: 'play', by, card: `${by}-sneak`, targets: { card, to } };
      yield { type: 'play', by, card, text: 'pilot', targets: { aboard: `${by}-fighter` } };
      yield { type: 'play', by, card, text: 'cargo', targets: { aboard: `${by}-cruiser` } };
      for (const to of ['bay', 'hangar', 'dunes', 'tatooine']) {
        yield { type: 'play', by, card: `${by}-transit`, targets: { cards: [card], to } };
        yield { type: 'play', by, card: `${by}-land`, targets: { card, to } };
        yield { type: 'play', by, card: `${by}-take-off`, targets: { card, to } };
        yield { type: 'play', by, card: `${by}-shuttle`, text: 'down', targets: { card, to } };
      }
      for (const to of ['shaft', 'station'])
        yield { type: 'play', by, card: `${by}-return`, targets: { card, to } };
      for (const aboard of [`${by}-ride`, `${by}-fighter`, `${by}-cruiser`])
        for (const text of ['pilot', 'driver', 'passenger', 'cargo']) {
          yield { type: 'play', by, card: `${by}-embark`, text, targets: { card, aboard } };
          yield { type: 'play', by, card: `${by}-shuttle`, text, targets: { card, aboard } };
        }
    }
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
