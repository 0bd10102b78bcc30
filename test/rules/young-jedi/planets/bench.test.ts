import { describe, expect, it } from 'vitest';
import { planetsBench } from '../../../../app/_rules/young-jedi/planets/bench';
import { options } from '../../../../app/_rules/young-jedi/planets/options';
import { planetsSimulator } from '../../../../app/_rules/young-jedi/planets/simulator';
import { yjPlanetsBench } from '../../../../app/_stands/benches/yj-planets';
import { ended, laidOut, oddCodes, saidAgain } from '../../core/laid-out';

const lay = (template: string, ...line: object[]) => laidOut(planetsBench, planetsSimulator, template, line);
const add = (to: string, known: string) => ({ edit: 'add', to, piece: { known } });
const set = (what: string, to: unknown, card?: string) => ({ edit: 'set', what, to, ...(card && { card }) });

describe('Planets laid out by hand', () => {
  it('let an illegal stack be put right: the cards of the later planet go back to hand', () => {
    const state = lay(
      'empty',
      set('held.tatooine', 'dark'),
      add('light.at.tatooine', 'amidala'),
      add('light.at.naboo', 'amidala'),
    );
    expect(oddCodes(planetsBench, state)).toContain('illegal-stack');
    const right = planetsSimulator.play(state, {
      type: 'put-right',
      player: 'light',
      title: 'Queen Amidala',
    });
    expect(right.ok && right.state.piles.light.hand).toHaveLength(1);
    expect(right.ok && right.state.on.tatooine?.light).toHaveLength(1);
    expect(right.ok && right.state.on.naboo?.light).toHaveLength(0);
  });
  it('keep the first stack first, whoever is said to control its planet', () => {
    const state = lay(
      'empty',
      set('held.tatooine', 'dark'),
      set('held.coruscant', 'light'),
      set('held.tatooine', 'light'),
      set('held.coruscant', 'dark'),
      add('light.at.coruscant', 'amidala'),
      add('light.at.tatooine', 'amidala'),
      { type: 'put-right', player: 'light', title: 'Queen Amidala' },
    );
    expect([state.on.tatooine?.light.length, state.on.coruscant?.light.length]).toEqual([1, 0]);
  });
  it('let nobody control a planet where the opponent has a card that nobody knows', () => {
    const line = [add('dark.at.naboo', 'maul'), set('step', 'end'), { type: 'end-turn', player: 'dark' }];
    expect(lay('empty', ...line).held.naboo).toBe('dark');
    const hidden = lay('empty', { edit: 'add', to: 'light.at.naboo', piece: { unknown: true } }, ...line);
    expect(hidden.held.naboo).toBeUndefined();
  });
  it('concede the planet of a player whose hidden cards were too dear', () => {
    const cards = [add('light.at.naboo', 'obi-wan'), add('light.at.naboo', 'royal-guard')];
    const hidden = [
      set('hidden', true, 'obi-wan-kenobi-young-jedi'),
      set('hidden', true, 'royal-guard-leader'),
    ];
    const state = lay('empty', ...cards, ...hidden, set('turn', 'light'), set('step', 'begin'), {
      type: 'reveal',
      player: 'light',
    });
    expect(state.held.naboo).toBe('dark');
  });
  it('refuse a deployment beyond the counters that are left', () => {
    const state = lay('empty', add('dark.hand', 'maul'), set('spent', 1));
    expect(options(state).some(({ type }) => type === 'deploy')).toBe(false);
    expect(options(lay('empty', add('dark.hand', 'maul'))).some(({ type }) => type === 'deploy')).toBe(true);
  });
  it('end the game when a second planet is controlled, and go on when it is taken back', () => {
    const won = lay('empty', set('held.tatooine', 'dark'), set('held.coruscant', 'dark'));
    expect(won.over).toEqual({ reason: 'planets', winner: 'dark' });
    const back = lay(
      'empty',
      set('held.tatooine', 'dark'),
      set('held.coruscant', 'dark'),
      set('held.coruscant', 'none'),
    );
    expect(back.over).toBeUndefined();
  });
  it('are told to be odd where no play could have led to them', () => {
    expect(oddCodes(planetsBench, lay('empty', set('spent', 9)))).toEqual(['counters']);
    expect(oddCodes(planetsBench, lay('deploy-step', set('held.naboo', 'light')))).toEqual([
      'controlled-in-play',
    ]);
    for (const { id, setup } of planetsBench.templates)
      expect(oddCodes(planetsBench, planetsSimulator.start(setup)), id).toEqual(
        id === 'illegal-stack' ? ['illegal-stack'] : [],
      );
  });
  it('can be said as a set-up', () => {
    for (const { id, same } of saidAgain(planetsBench, planetsSimulator)) expect(same, id).toBe(true);
  });
  it('leave it to chance who starts: whoever has drawn a 6 starts, unless the other draws one too', () => {
    const start = lay('empty', set('planet', 'none'), { edit: 'remove', card: 'location-naboo' });
    const state = {
      ...start,
      locations: {},
      on: {},
      step: 'start' as const,
      startDraws: { light: { value: 6 } },
    };
    const chances = yjPlanetsBench.chances?.('en', state);
    if (!chances) throw new Error('no chances');
    const [who] = ended(chances).found;
    const light = who?.rows.find(({ seat }) => seat === 'light')?.odds;
    expect(light).toBeCloseTo(5 / 6 + 1 / 12, 1);
  });
});
