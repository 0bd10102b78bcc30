import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  back,
  current,
  forward,
  goTo,
  last,
  type PlayTree,
  pathTo,
  plant,
  tryMove,
} from '../../../app/_stands/play-tree';
import { readPosition, readSetup, writePosition, writeSetup } from '../../../app/_stands/position-link';
import { loadStand } from '../../../app/_stands/registry';

const stand = await loadStand('swccg-stack');
const { simulator } = stand;
const war = stand.scenarios.find(({ id }) => id === 'sense-alter-war');
if (!war) throw new Error('no such scenario');
const planted = () => plant(simulator, war.setup, war.line);
const PASS = { type: 'pass', by: 'light' };

const moved = (tree: PlayTree<unknown, unknown>, move: unknown) => {
  const made = tryMove(simulator, tree, move);
  if ('ok' in made) throw new Error(made.code);
  return made;
};

describe('Stepping through a scenario', () => {
  it('begins at the start and ends at the last step', () => {
    const tree = planted();
    expect(current(tree)).toMatchObject({ id: 0, parent: null });
    expect(current(last(tree)).step).toBe(war.line.length);
  });
  it('goes back the way it came', () => {
    const end = last(planted());
    expect(current(back(end)).step).toBe(war.line.length - 1);
    expect(forward(back(end)).at).toBe(end.at);
    expect(back(planted()).at).toBe(0);
    expect(forward(end).at).toBe(end.at);
  });
});

describe('Trying another move', () => {
  it('opens a branch and leaves the line as it was', () => {
    const tree = moved(goTo(planted(), 1), { type: 'pass', by: 'dark' });
    expect(current(tree).step).toBeUndefined();
    expect(current(last(goTo(tree, 2))).step).toBe(war.line.length);
  });
  it('follows the line where the move is the line’s own', () => {
    const tree = moved(planted(), war.line[0]?.move);
    expect(current(tree).step).toBe(1);
    expect(tree.positions).toHaveLength(war.line.length + 1);
  });
  it('goes forward again along the branch last visited', () => {
    const tree = moved(goTo(planted(), 1), { type: 'pass', by: 'dark' });
    expect(forward(back(tree)).at).toBe(tree.at);
  });
  it('is refused with its rule, and nothing changes', () => {
    const tree = planted();
    const refused = tryMove(simulator, tree, PASS);
    const control = tryMove(simulator, tree, { type: 'play', by: 'dark', card: 'control' });
    expect(refused).not.toHaveProperty('ok', false);
    expect(control).toMatchObject({ ok: false, rule: expect.stringMatching(/^swccg\//) });
  });
});

describe('A link to a position', () => {
  it('opens the very position, in any branch', () => {
    fc.assert(
      fc.property(fc.nat(war.line.length), fc.array(fc.nat(), { maxLength: 12 }), (step, choices) => {
        let tree = goTo(planted(), step);
        for (const choice of choices) {
          const options = simulator.options(current(tree).state);
          if (options.length === 0) break;
          tree = moved(tree, options[choice % options.length]);
        }
        const opened = readPosition(simulator, planted(), writePosition(simulator, tree));
        expect(opened && current(opened).state).toEqual(current(tree).state);
        expect(opened && pathTo(opened).map(({ move }) => move)).toEqual(
          pathTo(tree).map(({ move }) => move),
        );
      }),
      { numRuns: 200 },
    );
  });
  it.each([
    '',
    'x',
    '-1',
    '999-abc',
    '3',
    '3-',
    '3-zzzzzz',
    '3.99-1',
    '3.0.0.0-1',
    '1'.repeat(5000),
    '14.3.0-1x9k2f%00',
  ])('that reads %j leads nowhere', (text) => {
    expect(readPosition(simulator, planted(), text)).toBeUndefined();
  });
  it('never fails on what anybody types', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        readPosition(simulator, planted(), text);
        readSetup(text);
      }),
    );
  });
  it('carries a setup of one’s own, accents and all', () => {
    const setup = { titre: 'Bataille à l’œil', n: [1, null] };
    expect(readSetup(writeSetup(setup))).toEqual(setup);
    expect(readSetup('%%%')).toBeUndefined();
  });
});
