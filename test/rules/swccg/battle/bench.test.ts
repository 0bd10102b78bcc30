import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../app/_rules/core/bench';
import { edit } from '../../../../app/_rules/core/edit';
import { battleBench } from '../../../../app/_rules/swccg/battle/bench';
import { totalPower } from '../../../../app/_rules/swccg/battle/power';
import { battleSimulator } from '../../../../app/_rules/swccg/battle/simulator';
import type { BattleState, Move } from '../../../../app/_rules/swccg/battle/state';

function table(template: string, ...edits: Edit[]): BattleState {
  const found = battleBench.templates.find(({ id }) => id === template);
  if (!found) throw new Error(`no template ${template}`);
  return edits.reduce((state, asked) => {
    const made = edit(battleBench, state, asked);
    if (!made.ok) throw new Error(`${JSON.stringify(asked)} is refused: ${made.code}`);
    return made.state;
  }, battleSimulator.start(found.setup));
}
const played = (from: BattleState, ...moves: Move[]): BattleState =>
  moves.reduce((state, move) => {
    const step = battleSimulator.play(state, move);
    if (!step.ok) throw new Error(`${JSON.stringify(move)} is refused: ${step.code}`);
    return step.state;
  }, from);
const refusal = (state: BattleState, move: Move): string | undefined => {
  const step = battleSimulator.play(state, move);
  return step.ok ? undefined : step.code;
};
const add = (to: string, known: string): Edit => ({ edit: 'add', to, piece: { known } });
const set = (what: string, to: string | number | boolean, card?: string): Edit =>
  card === undefined ? { edit: 'set', what, to } : { edit: 'set', what, to, card };
const oddities = (state: BattleState): string[] => battleBench.odd(state).map(({ code }) => code);

const SIDES_MET = [
  add('dark.at.site', 'darth-vader'),
  add('dark.at.site', 'stormtrooper'),
  add('light.at.site', 'luke-skywalker'),
  add('light.at.site', 'han-solo'),
];
const BEGIN: Move = { type: 'initiate', player: 'dark', location: 'site' };
const PASSES: Move[] = [
  { type: 'pass', player: 'dark' },
  { type: 'pass', player: 'light' },
];

describe('A battle that is laid out by hand', () => {
  it('comes to what each destiny makes of it', () => {
    const state = played(table('battle-at-a-site', ...SIDES_MET), BEGIN, ...PASSES);
    const drawn = played(
      state,
      { type: 'draw', player: 'dark', value: 4 },
      { type: 'draw', player: 'light', value: 2 },
    );
    expect(drawn.battle?.debts).toMatchObject({
      light: { damage: 4, attrition: 5 },
      dark: { damage: 0, attrition: 2 },
    });
  });
  it('draws the destiny that is known to lie on top', () => {
    const state = table('battle-at-a-site', ...SIDES_MET, set('top-dark', '6'));
    const power = played(state, BEGIN, ...PASSES);
    expect(refusal(power, { type: 'draw', player: 'dark', value: 4 })).toBe('not-its-destiny');
  });
  it('a captive takes no part, and gives no presence', () => {
    const state = table(
      'battle-at-a-site',
      ...SIDES_MET,
      set('captive', true, 'luke-skywalker'),
      set('captive', true, 'han-solo'),
    );
    expect(refusal(state, BEGIN)).toBe('no-presence');
  });
  it('a landspeeder needs a driver for its power', () => {
    const speeder = add('light.at.site', 'lukes-x-34-landspeeder');
    const driven: Edit = { edit: 'move', card: 'han-solo', to: 'on.luke-s-x-34-landspeeder.driver' };
    const begun = set('under-way', 'battle site');
    // an open vehicle: its driver counts too
    expect(totalPower(table('battle-at-a-site', ...SIDES_MET, speeder, begun), 'light')).toBe(6);
    expect(totalPower(table('battle-at-a-site', ...SIDES_MET, speeder, driven, begun), 'light')).toBe(7);
  });
  it('what is aboard goes along when its vehicle is moved, and leaves with it', () => {
    const piece = { kind: 'location', title: 'Elsewhere', traits: ['site'] };
    const state = table(
      'battle-at-a-site',
      ...SIDES_MET,
      add('light.at.site', 'sandcrawler'),
      { edit: 'move', card: 'han-solo', to: 'on.sandcrawler.passenger' },
      { edit: 'add', to: 'row', piece },
      { edit: 'move', card: 'sandcrawler', to: 'light.at.elsewhere' },
    );
    expect(state.table['han-solo']?.at).toBe('elsewhere');
    const gone = edit(battleBench, state, { edit: 'remove', card: 'sandcrawler' });
    expect(gone.ok && Object.hasOwn(gone.state.cards, 'han-solo')).toBe(false);
  });
  it('a weapon that has fired does not fire again', () => {
    const state = table('armed', set('under-way', 'battle site'));
    const fire: Move = { type: 'fire', player: 'light', weapon: 'blaster', target: 'stormtrooper' };
    expect(refusal(state, fire)).toBeUndefined();
    expect(
      refusal(table('armed', set('under-way', 'battle site'), set('fired', true, 'blaster')), fire),
    ).toBe('weapon-already-fired');
    expect(
      refusal(table('armed', set('under-way', 'battle site'), set('shots', 1, 'luke-skywalker')), fire),
    ).toBe('shots-used-up');
  });
  it('owes what one says in the damage segment', () => {
    const finish: Move = { type: 'finish', player: 'dark' };
    const alone = (attrition: number) =>
      table('damage-segment', { edit: 'remove', card: 'stormtrooper' }, set('attrition-dark', attrition));
    expect(refusal(alone(4), finish)).toBeUndefined();
    expect(refusal(alone(5), finish)).toBeDefined();
  });
  it('says what is odd', () => {
    expect(oddities(table('battle-at-a-site', ...SIDES_MET, add('dark.at.site', 'lord-vader')))).toContain(
      'persona-twice',
    );
    expect(oddities(table('system', add('light.at.system', 'han-solo')))).toContain('character-in-space');
    expect(oddities(table('damage-segment', set('damage-dark', 2)))).toContain('both-damaged');
  });
  it.each(battleBench.templates.map(({ id }) => id))(
    '%s is told as a set-up if no battle is under way',
    (id) => {
      const state = table(id);
      const setup = battleBench.setupOf?.(state);
      if (state.battle) {
        expect(setup).toBeUndefined();
        return;
      }
      expect(setup).toBeDefined();
      if (setup)
        expect(battleSimulator.options(battleSimulator.start(setup))).toEqual(battleSimulator.options(state));
    },
  );
});
