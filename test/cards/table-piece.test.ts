import { describe, expect, it } from 'vitest';
import { CardBook } from '../../app/_cards/book';
import { pack, unpack } from '../../app/_cards/compact';
import { completeCards } from '../../app/_cards/complete';
import { readFile } from '../../app/_cards/read-file';
import { canLieOnTable, tablePieceOf } from '../../app/_cards/table-piece';
import type { Game } from '../../app/_leaf/games';
import { bytesOf, DARK, faced, GUNDAM, LIGHT, suit, YOUNG_JEDI } from './made-up';

const bookOf = (...files: unknown[]): CardBook =>
  new CardBook(
    files.flatMap((file) => {
      const read = readFile(bytesOf(file));
      return 'parts' in read ? read.parts : [];
    }),
  );
const book = bookOf(LIGHT, DARK, GUNDAM, YOUNG_JEDI);
const piece = (game: Game, id: string, from = book) => {
  const card = from.card(game, id);
  if (!card) throw new Error(`There is no ${id}`);
  return tablePieceOf(card);
};

describe('A card laid on a table', () => {
  it('has its figures as numbers, its kind in the words of the engines, and says that its text is not modelled', () => {
    expect(piece('swccg', '1_1')).toMatchObject({
      side: 'light',
      kind: 'character',
      subkind: 'rebel',
      figures: { destiny: 3, power: 3, ability: 2, deploy: 3, forfeit: 4 },
      icons: ['Pilot', 'Warrior'],
      traits: ['scout'],
      unmodelled: true,
    });
    expect(piece('swccg', '1_2')).toMatchObject({
      kind: 'location',
      subkind: 'site',
      figures: { lightIcons: 2, darkIcons: 1 },
    });
    expect(piece('swccg', '13_1').kind).toBe('defensive-shield');
  });
  it('keeps a figure that is no number apart', () => {
    expect(piece('swccg', '1_4')).toMatchObject({ figures: { power: 1 }, special: { destiny: '2 or 5' } });
    expect(piece('swccg', '1_4').figures).not.toHaveProperty('destiny');
  });
  it('has AP, HP, Lv. and cost, the keywords and link conditions; what a Pilot adds is a number too', () => {
    expect(piece('gundam', 'GD09-001')).toMatchObject({
      kind: 'unit',
      figures: { lv: 3, cost: 2, ap: 3, hp: 3 },
      colour: 'blue',
      keywords: ['Breach 3'],
      linkConditions: ['Ilse Brandt'],
      traits: ['Salt Union'],
    });
    expect(piece('gundam', 'GD09-003')).toMatchObject({ kind: 'pilot', figures: { ap: 2, hp: 1 } });
    expect(piece('gundam', 'T-901')).toMatchObject({ kind: 'unit', token: true });
  });
  it('of Young Jedi has no figures, since the file has none, and nobody claims to know its text', () => {
    expect(piece('young-jedi', '1_1')).toMatchObject({ kind: 'character', figures: {}, unmodelled: true });
  });
  it('is offered only if it can lie there', () => {
    expect(canLieOnTable({ type: 'character' })).toBe(true);
    expect(canLieOnTable({ type: 'unit token' })).toBe(true);
    for (const type of ['objective', 'jedi test #5', 'game aid', 'resource', 'anything'])
      expect(canLieOnTable({ type })).toBe(false);
  });
});

describe('Keywords', () => {
  const keyword = (name: string, value: number | null = null) => ({ keyword: name, value });
  const suits = bookOf([
    suit('GD09-011', 'Outright', {
      keyword_effects: [keyword('Breach', 2), keyword('Blocker')],
      effect: '<Breach 2> (A reminder (with brackets).)\n【Attack】Choose 1 enemy Unit with <Blocker>.',
    }),
    suit('GD09-012', 'After a timing', {
      keyword_effects: [keyword('Support', 2)],
      effect: '【Activate･Main】<Support 2> (A reminder.)',
    }),
    suit('GD09-013', 'Under a condition', {
      keyword_effects: [keyword('Repair', 1)],
      effect: 'While it is blue, it gains <Repair 1>.',
    }),
    suit('GD09-014', 'Nothing'),
    suit('GD09-015', 'A placeholder', { effect: 'xxxxxxxx' }),
    suit('GD09-016', 'A Command', {
      card_type: 'COMMAND',
      effect: '【Main】Draw 1.\n【Pilot】[Ottilie Klar]',
    }),
  ]);
  it('that a card has are told from those that its text only names', () => {
    expect(suits.card('gundam', 'GD09-011')).toMatchObject({ keywords: ['Breach 2'], named: ['Blocker'] });
    expect(piece('gundam', 'GD09-013', suits).keywords).toEqual([]);
  });
  it('are all of a text, or there is more in it', () => {
    const unmodelled = (id: string) => piece('gundam', id, suits).unmodelled;
    expect(unmodelled('GD09-011')).toBe(true);
    expect(unmodelled('GD09-012')).toBe(false);
    expect(unmodelled('GD09-013')).toBe(true);
    expect(unmodelled('GD09-014')).toBe(false);
    expect(unmodelled('GD09-015')).toBe(true);
  });
  it('leave a Command findable by the Pilot that it may be', () => {
    expect(suits.find('Ottilie Klar').matches[0]?.card.id).toBe('GD09-016');
  });
  it('are kept with what the text says; what was kept before that is still read', () => {
    const [part] = suits.parts;
    const kept = part && pack(part);
    expect(unpack(JSON.parse(JSON.stringify(kept)))?.cards).toEqual(part?.cards);
    const cards = unpack({ ...kept, schema: 1 })?.cards;
    expect(cards).toHaveLength(6);
    expect(unpack({ ...kept, schema: 3 })).toBeUndefined();
  });
});

describe('Completing what is typed', () => {
  const ids = (typed: string, game?: Game, limit?: number) =>
    completeCards(book, typed, { game, ...(limit !== undefined && { limit }) }).map(({ id }) => id);
  it.each([
    ['elo', '1_1'],
    ['eloi mar', '1_1'],
    ['dune', '1_1'],
    ['pilot elo', '1_1'],
    ['eloi marrek v', '200_1'],
    ['emd', '1_1'],
    ['don', '1_3'],
    ['gd09-00', 'GD09-001'],
    ['gd09002', 'GD09-002'],
    ['salzburg ii', 'GD09-001'],
    ['brandt', 'GD09-002'],
    ['morow van', '1_101'],
  ])('%s leads to %s first', (typed, id) => {
    expect(ids(typed)[0]).toBe(id);
  });
  it('keeps to the game, the limit and what is wanted', () => {
    expect(ids('salt', 'gundam')).toEqual(['T-901']);
    expect(ids('s', undefined, 2)).toHaveLength(2);
    const options = { isWanted: ({ type }: { type: string }) => type === 'location' };
    expect(completeCards(book, 'salt', options).map(({ type }) => type)).toEqual(['location', 'location']);
  });
  it('offers nothing for nothing', () => {
    for (const typed of ['', ' ', '•', '???']) expect(ids(typed)).toEqual([]);
  });
  it('offers a card once, whatever the number of names that fit', () => {
    const many = bookOf({
      cards: [faced('Light', '1_1', { title: '•Salt Salt' }, { abbr: ['Salt', 'SS'] })],
    });
    expect(completeCards(many, 'salt')).toHaveLength(1);
  });
});
