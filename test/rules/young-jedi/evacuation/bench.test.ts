import { describe, expect, it } from 'vitest';
import { evacuationBench } from '../../../../app/_rules/young-jedi/evacuation/bench';
import { options } from '../../../../app/_rules/young-jedi/evacuation/options';
import { evacuationSimulator } from '../../../../app/_rules/young-jedi/evacuation/simulator';
import { yjEvacuationBench } from '../../../../app/_stands/benches/yj-evacuation';
import { ended, laidOut, oddCodes, saidAgain } from '../../core/laid-out';

const lay = (template: string, ...line: object[]) =>
  laidOut(evacuationBench, evacuationSimulator, template, line);
const add = (to: string, known: string) => ({ edit: 'add', to, piece: { known } });
const set = (what: string, to: unknown, card?: string) => ({ edit: 'set', what, to, ...(card && { card }) });
const types = (state: Parameters<typeof options>[0]) => [...new Set(options(state).map(({ type }) => type))];

describe('An evacuation laid out by hand', () => {
  it('needs a transport, and a card that is not hidden', () => {
    expect(types(lay('empty', add('light.at.naboo', 'panaka')))).toEqual(['done']);
    const ready = [add('light.at.naboo', 'panaka'), add('light.hyperspace', 'radiant')];
    expect(types(lay('empty', ...ready))).toEqual(['evacuate', 'done']);
    const hidden = lay('empty', ...ready, set('hidden', true, 'captain-panaka'));
    expect(types(hidden)).toEqual(['done']);
  });
  it('saves everybody when nobody intercepts, and one transport with them', () => {
    const state = lay(
      'about-to-leave',
      { type: 'evacuate', player: 'light', planet: 'naboo' },
      { type: 'decline', player: 'dark' },
    );
    expect(state.results).toEqual([{ by: 'light', planet: 'naboo', outcome: 'unopposed' }]);
    expect(state.players.light.deck.cards).toHaveLength(34);
  });
  it('can be set under way and called off, and everybody is where they were', () => {
    const before = lay('about-to-leave');
    const back = lay('about-to-leave', set('attempt', 'naboo'), set('stage', 'plan'), set('attempt', 'none'));
    expect(back.attempt).toBeUndefined();
    expect(options(back)).toEqual(options(before));
  });
  it('is told to be odd where no play could have led to it', () => {
    const twice = lay('empty', add('light.hyperspace', 'radiant'), add('light.hyperspace', 'radiant'));
    expect(oddCodes(evacuationBench, twice)).toEqual(['unique-twice']);
    expect(oddCodes(evacuationBench, lay('about-to-leave', set('edition', 'first')))).toContain(
      'no-pile-then',
    );
    for (const { id, setup } of evacuationBench.templates)
      expect(oddCodes(evacuationBench, evacuationSimulator.start(setup)), id).toEqual([]);
  });
  it('can be said as a set-up', () => {
    for (const { id, same } of saidAgain(evacuationBench, evacuationSimulator)) expect(same, id).toBe(true);
  });
  it('is certain to succeed when the opponent has nothing to intercept with', () => {
    const state = lay('empty', add('light.at.naboo', 'panaka'), add('light.hyperspace', 'radiant'));
    const chances = yjEvacuationBench.chances?.('en', state);
    if (!chances) throw new Error('no chances');
    expect(ended(chances).found[0]?.rows).toEqual([{ outcome: 'all leave, without interception', odds: 1 }]);
  });
});
