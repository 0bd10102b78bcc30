import fs from 'node:fs';
import { expect, it } from 'vitest';
import { attackSimulator, type Move } from '../../../../app/_rules/gundam/attack';

// the case of CONTRIBUTING begins here
let state = attackSimulator.start({
  turn: '1',
  players: {
    '1': {
      units: [{ id: 'mine', card: { type: 'unit', name: 'Mine', ap: 3, hp: 4, keywords: { breach: 5 } } }],
    },
    '2': {
      units: [{ id: 'theirs', card: { type: 'unit', name: 'Theirs', ap: 1, hp: 3 }, rested: true }],
      base: 'ex-base',
      shields: 3,
    },
  },
});
const moves: Move[] = [
  { type: 'attack', player: '1', unit: 'mine', target: 'theirs' },
  { type: 'pass', player: '2' }, // no block
  { type: 'pass', player: '2' }, // the action step, defender first
  { type: 'pass', player: '1' },
];
for (const move of moves) {
  const step = attackSimulator.play(state, move);
  if (!step.ok) throw new Error(`${step.code}, see ${step.rule}`);
  state = step.state;
}
// and ends here

it('The case of CONTRIBUTING: Breach beyond the HP of the Base is lost', () => {
  expect(state.units.map(({ id }) => id)).toEqual(['mine']);
  expect(state.areas[1]?.base).toBeNull();
  expect(state.areas[1]?.shields).toHaveLength(3);
});

it('It stands there word for word', () => {
  const here = fs.readFileSync(import.meta.filename, 'utf8');
  const shown = here.slice(here.indexOf('let state'), here.indexOf('// and ends here')).trim();
  expect(fs.readFileSync('CONTRIBUTING.md', 'utf8')).toContain(shown);
});
