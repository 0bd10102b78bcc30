import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../app/_corpus/games';
import { library } from '../../../app/_corpus/library';
import { ruleIds, sourcesCited } from './rule-ids';

const targets = [...library().targets.fr.values()];

describe.each(GAMES)('What is read off the files of %s', (game) => {
  const own = targets.filter((target) => target.game === game);
  it('is every entry, chapter and section that a link can lead to, and nothing else', () => {
    expect([...ruleIds(game)].sort()).toEqual(own.map(({ id }) => id).sort());
  });
  it('is every source cited, and nothing else', () => {
    expect([...sourcesCited(game)].sort()).toEqual(
      [...new Set(own.flatMap(({ sources }) => sources))].sort(),
    );
  });
});
