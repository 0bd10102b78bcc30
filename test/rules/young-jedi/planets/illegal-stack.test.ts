import { describe, expect, it } from 'vitest';
import {
  type Card,
  checkSetup,
  type Move,
  PLANETS_SCENARIOS,
  type PlanetsSetup,
  planetsSimulator,
} from '../../../../app/_rules/young-jedi/planets';
import { codeOf, hidden, position, someone, tried } from './support';

const example = PLANETS_SCENARIOS.find(({ id }) => id === 'illegal-stack');
if (!example) throw new Error('no example');
const { options, play, start } = planetsSimulator;
const right = { type: 'put-right', player: 'light', title: 'Queen Amidala' } as const;

const queen = (id: string): Card => someone(id, { title: 'Queen Amidala', copies: 'stackable' });
const ids = (cards: readonly { id: string }[] = []) => cards.map(({ id }) => id);

/** The light side has a Queen on Naboo, and one on Tatooine beside these. */
const twoQueens = (more: Partial<PlanetsSetup> = {}, beside: Card[] = []): PlanetsSetup => ({
  turn: 'light',
  planet: 'tatooine',
  controlled: { naboo: 'dark' },
  ...more,
  sides: {
    light: { draw: 20, hand: 4, here: [queen('here'), ...beside], stranded: { naboo: [queen('there')] } },
    dark: { draw: 20, hand: 6, here: [someone('maul'), someone('droid')] },
    ...more.sides,
  },
});

describe('An illegal stack already in play', () => {
  it('is among what can be done, beside the moves of the step', () => {
    expect(options(start(example.setup))).toContainEqual(right);
  });
  it('goes back to hand, except the first one deployed; counters stay spent', () => {
    const before = start({ ...example.setup, spent: 3 });
    const step = play(before, right);
    if (!step.ok) throw new Error(step.code);
    expect(step.rule).toBe('young-jedi/stackable-illegal');
    expect(step.state.on.tatooine?.light).toEqual([]);
    expect(step.state.on.naboo?.light.map(({ id }) => id)).toEqual(['leader', 'voice']);
    expect(step.state.piles.light.hand).toEqual([...before.piles.light.hand, 'leader-2', 'ruler']);
    expect(step.state.spent).toBe(3);
    expect(options(step.state)).not.toContainEqual(right);
  });
  it('has another rule where its cards are hidden', () => {
    const { light } = example.setup.sides;
    const down = (light.here ?? []).map((card) => ({ ...card, hidden: true as const }));
    const state = start({
      ...example.setup,
      turnsHere: { light: 1, dark: 1 },
      sides: { ...example.setup.sides, light: { ...light, here: down } },
    });
    expect(play(state, right)).toMatchObject({ ok: false, code: 'no-illegal-stack' });
  });
  it('may be a title of any number of copies, which is no stack at all', () => {
    const { light } = example.setup.sides;
    const many = (light.here ?? []).map((card) => ({ ...card, copies: 'many' as const }));
    const state = start({
      ...example.setup,
      sides: { ...example.setup.sides, light: { ...light, here: many } },
    });
    expect(play(state, right)).toMatchObject({
      code: 'no-illegal-stack',
      args: { player: 'light', card: 'Queen Amidala' },
    });
  });
  it.each(['deploy', 'battle', 'even-up', 'end'] as const)('is put right at once in the %s step', (step) => {
    expect(checkSetup(twoQueens({ step }))).toEqual([]);
    expect(codeOf(tried(twoQueens({ step }), right))).toBe('legal');
    expect(codeOf(tried(twoQueens({ step, turn: 'dark' }), right))).toBe('legal');
  });
  it.each<[string, boolean]>([
    ['Darth Maul', true],
    ['Darth Maul’s Lightsaber', true],
    ['Jira', true],
    ['Battle Droid: Infantry', false],
    ['Sith Lightsaber', false],
  ])('is one of %s, if the rules say so of a title whose copies are not given', (title, illegal) => {
    const of = (id: string, more: Partial<Card> = {}): Card => someone(id, { title, ...more });
    const sides = (more?: Partial<Card>) => ({
      light: { draw: 20, here: [of('here', more)], stranded: { naboo: [of('there', more)] } },
      dark: { draw: 20 },
    });
    const move: Move = { ...right, title };
    expect(codeOf(tried(twoQueens({ sides: sides() }), move))).toBe(illegal ? 'legal' : 'no-illegal-stack');
    expect(codeOf(tried(twoQueens({ sides: sides({ copies: 'many' }) }), move))).toBe('no-illegal-stack');
  });
  it('may be one of weapons, in either spelling of its title', () => {
    const saber = (id: string, title: string) => someone(id, { title, kind: 'weapon', copies: 'stackable' });
    const setup = twoQueens({
      sides: {
        light: {
          draw: 20,
          here: [saber('here', 'Obi-Wan Kenobi’s Lightsaber')],
          stranded: { naboo: [saber('there', "Obi-Wan Kenobi's Lightsaber")] },
        },
        dark: { draw: 20 },
      },
    });
    const [move] = options(start(setup)).filter(({ type }) => type === 'put-right');
    if (!move) throw new Error('nothing to put right');
    const state = position(setup, move);
    expect([ids(state.on.naboo?.light), ids(state.on.tatooine?.light)]).toEqual([['there'], []]);
  });
  it('goes by the title alone, though a subtitle was typed behind it or one card says nothing of copies', () => {
    const watto = (id: string, more: Partial<Card>) => someone(id, { title: 'Watto', ...more });
    const sides = {
      light: {
        draw: 20,
        here: [someone('queen', { title: 'Queen Amidala, Royal Leader' }), watto('flier', {})],
        stranded: {
          naboo: [
            someone('voice', { title: 'Queen Amidala', subtitle: 'Voice of Her People' }),
            watto('merchant', { copies: 'stackable' }),
          ],
        },
      },
      dark: { draw: 20 },
    };
    const state = position(twoQueens({ sides }), right, { ...right, title: 'Watto' });
    expect(state.piles.light.hand).toEqual(['queen', 'flier']);
    expect(ids(state.on.naboo?.light)).toEqual(['voice', 'merchant']);
  });
  it('on three planets stays on the first of them', () => {
    const sides = {
      light: {
        draw: 20,
        here: [queen('third')],
        stranded: { naboo: [queen('second')], coruscant: [queen('first')] },
      },
      dark: { draw: 20 },
    };
    const state = position(twoQueens({ controlled: { coruscant: 'light', naboo: 'dark' }, sides }), right);
    expect(ids(state.on.coruscant?.light)).toEqual(['first']);
    expect(state.piles.light.hand).toEqual(['second', 'third']);
  });
  it('cannot be deployed upon, nor deployed again once it is in hand', () => {
    const more = twoQueens({}, []);
    const { light, dark } = more.sides;
    const setup = { ...more, sides: { light: { ...light, hand: [queen('another')] }, dark } };
    const deploy = (card: string): Move => ({ type: 'deploy', player: 'light', card });
    expect(codeOf(tried(setup, deploy('another')))).toBe('stranded-elsewhere');
    expect(codeOf(tried(setup, right, deploy('here')))).toBe('stranded-elsewhere');
  });
  it('leaves the planet to the opponent if nobody else is there as the turn ends', () => {
    const state = position(twoQueens({ step: 'end', controlled: { naboo: 'light' } }), right, {
      type: 'end-turn',
      player: 'light',
    });
    expect(state.held).toEqual({ naboo: 'light', tatooine: 'dark' });
  });
  it('stays where its later cards were deployed hidden: the rule on hidden cards is applied instead', () => {
    const { light, dark } = twoQueens().sides;
    const reveal: Move = { type: 'reveal', player: 'light' };
    const setup = twoQueens({
      step: 'begin',
      controlled: { naboo: 'light' },
      turnsHere: { light: 2, dark: 1 },
      sides: { light: { ...light, here: [hidden(queen('here'))] }, dark },
    });
    const state = position(setup, reveal, { type: 'leave', player: 'dark' });
    expect(state.held).toEqual({ naboo: 'light', tatooine: 'dark' });
    expect([ids(state.on.naboo?.light), ids(state.on.tatooine?.light)]).toEqual([['there'], ['here']]);
    expect(codeOf(play(state, right))).toBe('no-illegal-stack');
  });
  it('goes back where only the first of its cards were deployed hidden', () => {
    const { light, dark } = twoQueens().sides;
    const setup = twoQueens({
      step: 'begin',
      sides: { light: { ...light, stranded: { naboo: [hidden(queen('there'))] } }, dark },
    });
    expect(codeOf(tried(setup, right))).toBe('no-illegal-stack');
    const state = position(setup, { type: 'reveal', player: 'light' }, right);
    expect([ids(state.on.naboo?.light), ids(state.on.tatooine?.light)]).toEqual([['there'], []]);
  });
  it('stays too if that planet was conceded before they were turned up', () => {
    const senate: Card = { id: 'senate', title: 'Galactic Senate', kind: 'location', planet: 'coruscant' };
    const setup = twoQueens({
      step: 'end',
      controlled: { naboo: 'light' },
      turnsHere: { light: 1, dark: 0 },
      sides: {
        light: {
          draw: 20,
          discard: [senate],
          here: [hidden(queen('here'))],
          stranded: { naboo: [queen('there')] },
        },
        dark: { draw: 20 },
      },
    });
    const concede: Move = { type: 'concede', player: 'light' };
    expect(codeOf(tried(setup, right))).toBe('no-illegal-stack');
    const state = position(
      setup,
      concede,
      { type: 'choose', player: 'light', planet: 'coruscant', from: 'discard', card: 'senate' },
      { type: 'reveal', player: 'light' },
    );
    expect([ids(state.on.naboo?.light), ids(state.on.tatooine?.light)]).toEqual([['there'], ['here']]);
    expect(codeOf(play(state, right))).toBe('no-illegal-stack');
  });
});

describe('An illegal stack noticed in a battle', () => {
  const battle: Move = { type: 'battle', player: 'light' };
  const setup = twoQueens({ step: 'battle' }, [someone('guard')]);
  it('is put right between two fights, and those who are left go on', () => {
    const state = position(setup, battle, right);
    expect(ids(state.on.tatooine?.light)).toEqual(['guard']);
    expect(state.battle).toMatchObject({ attacker: 'light', up: {} });
    expect(options(state)).toContainEqual({ type: 'fight', player: 'light', card: 'guard' });
  });
  it('waits for the fight in which one of its cards is', () => {
    const sent: Move = { type: 'fight', player: 'light', card: 'here' };
    expect(codeOf(tried(setup, battle, sent, right))).toBe('stack-in-fight');
    expect(options(position(setup, battle, sent))).not.toContainEqual(right);
    const fought: Move[] = [battle, sent, { type: 'fight', player: 'dark', card: 'maul' }, { type: 'tie' }];
    expect(ids(position(setup, ...fought, right).on.tatooine?.light)).toEqual(['guard']);
  });
  it('ends the battle if nobody else was there; a defender’s characters do not break through', () => {
    const alone = position(twoQueens({ step: 'battle' }), battle, right);
    expect([alone.step, alone.battle, alone.piles.light.draw.length]).toEqual(['even-up', undefined, 20]);
  });
  it('lets the attacker break through where the defender has nobody left', () => {
    const attacked = position(
      twoQueens({ step: 'battle', turn: 'dark' }),
      { ...battle, player: 'dark' },
      right,
    );
    expect([attacked.step, attacked.piles.light.draw.length]).toEqual(['even-up', 18]);
  });
});
