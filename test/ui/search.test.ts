import { describe, expect, it } from 'vitest';
import type { Game } from '../../app/_corpus/games';
import type { Tool } from '../../app/_search/find-tools';
import { LONGEST_QUERY } from '../../app/_search/longest-query';
import type { Hit } from '../../app/_search/searcher';
import { withoutVerdict } from '../../app/_search/without-verdict';
import { askedGame, gameBySigns } from '../../app/_ui/game-choice/game-choice';
import { withAsked } from '../../app/_ui/search/asked-address';
import { arrange, firstOf, groupHits, inOrder } from '../../app/_ui/search/group-hits';

const hit = (id: string, score = 1) => ({ id, game: id.split('/')[0] as Game, score }) as Hit;
const ids = (hits: readonly Hit[]) => hits.map(({ id }) => id);

describe('Hits of one page', () => {
  const grouped = (...given: string[]) =>
    groupHits(given.map((id) => hit(id))).map(({ lead, more }) => [lead.id, ids(more)]);
  it('stand together under the first of them', () =>
    expect(grouped('a/b/c#x', 'a/b/c#y', 'a/d')).toEqual([
      ['a/b/c#x', ['a/b/c#y']],
      ['a/d', []],
    ]));
  it('are not put before a better one of another page', () =>
    expect(grouped('a/b/c#x', 'a/d', 'a/b/c#y')).toEqual([
      ['a/b/c#x', []],
      ['a/d', []],
      ['a/b/c#y', []],
    ]));
});

describe('Hits of several games', () => {
  const close = [hit('swccg/duel', 6), hit('young-jedi/duel', 5.2), hit('swccg/sense', 4)];
  const far = [hit('swccg/duel', 6), hit('young-jedi/duel', 5), hit('swccg/sense', 4)];
  it('stand under their games where two answer about as well, the best one first', () => {
    const sections = arrange({ hits: close, game: undefined });
    expect(sections.map(({ game }) => game)).toEqual(['swccg', 'young-jedi']);
    expect(ids(inOrder(sections))).toEqual(['swccg/duel', 'swccg/sense', 'young-jedi/duel']);
  });
  it('are one list where one game answers best', () => {
    const sections = arrange({ hits: far, game: undefined });
    expect(sections.map(({ game }) => game)).toEqual([undefined]);
    expect(ids(inOrder(sections))).toEqual(ids(far));
  });
  it('are one list where a game was asked for, and where there are none', () => {
    expect(arrange({ hits: close, game: 'swccg' })).toHaveLength(1);
    expect(inOrder(arrange({ hits: [], game: undefined }))).toEqual([]);
  });
});

describe('What Enter opens at first', () => {
  const tool = (game?: Game): Tool => ({ href: '', title: '', hint: '', ...(game && { game }) });
  it('is the first rule, though a simulator stands above it', () =>
    expect(firstOf({ tools: [tool('gundam')], confident: true })).toBe(1));
  it('is a page of the site that was asked for by its name', () =>
    expect(firstOf({ tools: [tool()], confident: true })).toBe(0));
  it('is a tool where no rule is close', () =>
    expect(firstOf({ tools: [tool('gundam')], confident: false })).toBe(0));
});

describe('The game one plays', () => {
  const none = { asked: null, ofPage: undefined, kept: null };
  it('is the one that the address asks for', () =>
    expect(gameBySigns({ asked: 'swccg', ofPage: 'gundam', kept: 'young-jedi' })).toBe('swccg'));
  it('is else that of the page', () =>
    expect(gameBySigns({ ...none, ofPage: 'gundam', kept: 'young-jedi' })).toBe('gundam'));
  it('is else the one chosen on this device', () =>
    expect(gameBySigns({ ...none, kept: 'young-jedi' })).toBe('young-jedi'));
  it('is none in particular where the address says so, or nothing does', () => {
    expect(gameBySigns({ asked: 'all', ofPage: 'gundam', kept: 'young-jedi' })).toBeUndefined();
    expect(gameBySigns(none)).toBeUndefined();
  });
  it('is no game that there is not', () =>
    expect(gameBySigns({ asked: 'chess', ofPage: '', kept: '__proto__' })).toBeUndefined());
  it('is read from an address as it was written there', () => {
    for (const ofPage of [undefined, 'gundam'] as const)
      for (const game of [undefined, 'gundam', 'swccg'] as const) {
        const asked = askedGame(game, ofPage) ?? null;
        expect(gameBySigns({ asked, ofPage, kept: null })).toBe(game);
      }
  });
});

describe('A question in an address', () => {
  const at = (path: string, ...[parameter, asked]: [Parameters<typeof withAsked>[1], object]) =>
    withAsked(`https://arbitre.test${path}`, parameter, {
      query: '',
      game: undefined,
      ofPage: undefined,
      ...asked,
    }).replace('https://arbitre.test', '');
  it('stands with its game', () =>
    expect(at('/fr/', 'q', { query: 'duel', game: 'gundam' })).toBe('/fr/?q=duel&game=gundam'));
  it('does not repeat the game of its page, and says when all of them are meant there', () => {
    const page = '/fr/gundam/attack/';
    expect(at(page, 'q', { query: 'duel', game: 'gundam', ofPage: 'gundam' })).toBe(`${page}?q=duel`);
    expect(at(page, 'q', { query: 'duel', ofPage: 'gundam' })).toBe(`${page}?q=duel&game=all`);
  });
  it('leaves nothing behind when it is taken back', () =>
    expect(at('/fr/swccg/alter/?q=duel&game=all#what', 'q', {})).toBe('/fr/swccg/alter/#what'));
  it('stands beside what the page itself asks', () => {
    const judge = '/fr/judge/?q=sense&game=swccg';
    expect(at(judge, 'find', { query: 'duel', game: 'gundam' })).toBe(`${judge}&find=duel`);
    expect(at(`${judge}&find=duel`, 'find', {})).toBe(judge);
  });
  it('is no longer than what is searched for', () =>
    expect(at('/fr/', 'q', { query: 'x'.repeat(10_000) })).toBe(`/fr/?q=${'x'.repeat(LONGEST_QUERY)}`));
});

describe('A sentence beside its yes or no', () => {
  it('does not repeat it', () => {
    expect(withoutVerdict('Non. Un bouclier n’est pas un effet.')).toBe('Un bouclier n’est pas un effet.');
    expect(withoutVerdict('It depends. Only in a battle.')).toBe('Only in a battle.');
  });
  it('is left alone where it only begins so', () =>
    expect(withoutVerdict('Nonetheless it is canceled.')).toBe('Nonetheless it is canceled.'));
});
