import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../app/_i18n/locales';
import { swccgStackWords } from '../../../../app/_i18n/rules/swccg-stack';
import { seeded } from '../../../../app/_rules/core/seeded';
import { EVENT_CODES, REFUSAL_CODES, refusals, swccgStack } from '../../../../app/_rules/swccg/stack';
import { stackTellers } from '../../../../app/_stands/swccg-stack';
import { oddSetup } from './random-cards';
import { randomSetup } from './random-play';

const { tellEvent, tellMove, tellRefusal } = stackTellers;

describe.each(LOCALES)('The words in %s', (locale) => {
  it('know every event and every refusal', () => {
    expect(Object.keys(swccgStackWords[locale].events).sort()).toEqual([...EVENT_CODES].sort());
    expect(Object.keys(swccgStackWords[locale].refusals).sort()).toEqual([...REFUSAL_CODES].sort());
  });
  it('tell every event, refusal and move of random plays without a gap', () => {
    const told = new Set<string>();
    const pick = seeded(11);
    for (let play = 0; play < 150; play++) {
      let state = swccgStack.start(play % 2 ? randomSetup(pick) : oddSetup(pick));
      while (!state.over) {
        for (const { refusal } of refusals(state)) told.add(tellRefusal(locale, refusal));
        const moves = swccgStack.options(state);
        for (const move of moves) told.add(tellMove(locale, state, move));
        const move = moves[pick(moves.length)];
        const step = move && swccgStack.play(state, move);
        if (!step?.ok) break;
        for (const event of step.events) told.add(tellEvent(locale, event));
        state = step.state;
      }
    }
    expect(told.size).toBeGreaterThan(200);
    for (const words of told) expect(words).not.toMatch(/undefined|null|NaN|\[object| {2}|^\s*$/);
  });
});
