import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CardBook } from '../../app/_cards/book';
import { mentionsIn } from '../../app/_cards/mentions';
import { readFile } from '../../app/_cards/read-file';
import { bytesOf, DARK, faced, GUNDAM, LIGHT, RULINGS, SETS, YOUNG_JEDI } from './made-up';

const book = new CardBook(
  [LIGHT, DARK, SETS, GUNDAM, RULINGS, YOUNG_JEDI].flatMap((file) => {
    const read = readFile(bytesOf(file));
    return 'parts' in read ? read.parts : [];
  }),
);
const first = (name: string): string | undefined => {
  const card = book.find(name).matches[0]?.card;
  return card && `${card.id} ${card.title}${card.virtual ? ' (V)' : ''}`;
};

describe('A set of Young Jedi', () => {
  it('has its name in words, though the file has it in one', () => {
    expect(book.setName('young-jedi', 'duelofthefates')).toBe('Duel of the Fates');
    expect(book.setName('young-jedi', 'someotherset')).toBe('someotherset');
  });
});

describe('A card is found', () => {
  it.each([
    ['•Éloi Marrek, Dune Pilot', '1_1 Éloi Marrek, Dune Pilot'],
    ['eloi marrek dune pilot', '1_1 Éloi Marrek, Dune Pilot'],
    ['ELOI MARREK, DUNE PILOT', '1_1 Éloi Marrek, Dune Pilot'],
    ['Eloi Marrek', '1_1 Éloi Marrek, Dune Pilot'],
    ['dune pilot', '1_1 Éloi Marrek, Dune Pilot'],
    ['Éloi Marrek, Dune Pilot (V)', '200_1 Éloi Marrek, Dune Pilot (V)'],
    ['eloi marrek dune pilot v', '200_1 Éloi Marrek, Dune Pilot (V)'],
    ['•Éloi Marrek, Dune Pilot (V) (AI)', '200_1 Éloi Marrek, Dune Pilot (V)'],
    ['EMDP', '1_1 Éloi Marrek, Dune Pilot'],
    ['emdpv', '200_1 Éloi Marrek, Dune Pilot (V)'],
    ['desk marrek', '1_1 Éloi Marrek, Dune Pilot'],
    ['marrek pilot', '1_1 Éloi Marrek, Dune Pilot'],
    ['eloi marek', '1_1 Éloi Marrek, Dune Pilot'],
    ['eloi dp', '1_1 Éloi Marrek, Dune Pilot'],
    ['1_1', '1_1 Éloi Marrek, Dune Pilot'],
    ['dont blink (ds)', "1_102 Don't Blink"],
    ['Don’t Blink light side', "1_3 Don't Blink"],
    ['salt road', '7_9 Salt Road / The Road Is Open'],
    ['the road is open', '7_9 Salt Road / The Road Is Open'],
    ['salt runner', '1_4 Salt Runner'],
    ['morow vane', '1_101 Morrow Vane'],
    ['GD09-001', 'GD09-001 Salzburg Ⅱ'],
    ['gd09-001_p1', 'GD09-001 Salzburg Ⅱ'],
    ['gd09 002', "GD09-002 Brandt's Käfer"],
    ['brandts kafer', "GD09-002 Brandt's Käfer"],
    ['reed marsh', '1_4 Naboo • Reed Marsh'],
    ['tam orlin', '1_1 Tam Orlin, Reed Farmer'],
    ['gd9-2', "GD09-002 Brandt's Käfer"],
    ['salzburg two gd09', 'GD09-001 Salzburg Ⅱ'],
    ['moro vane', '1_101 Morrow Vane'],
    ['steady hands shield', '13_1 Steady Hands'],
    ['steady hands effet', '8_1 Steady Hands'],
    ['eloi', '1_1 Éloi Marrek, Dune Pilot'],
  ])('by %s', (name, title) => {
    expect(first(name)).toBe(title);
  });
  it('by one name alone, and after it whoever bears that name among others', () => {
    const read = readFile(
      bytesOf({
        cards: ['•Morrow', '•Morrow Vane', "Morrow's Lamp", '•Ossa Vane'].map((title, i) =>
          faced('Dark', `1_${i + 1}`, { title, ...(title.includes('Lamp') && { type: 'Device' }) }),
        ),
      }),
    );
    const small = new CardBook('parts' in read ? read.parts : []);
    const { matches, isAmbiguous } = small.find('morrow');
    expect(matches.map(({ card }) => card.title)).toEqual(['Morrow', 'Morrow Vane']);
    expect(isAmbiguous).toBe(false);
  });
  it('by II, Ⅱ or 2, and every card of that name is shown', () => {
    for (const name of ['Salzburg II', 'salzburg Ⅱ', 'SALZBURG 2']) {
      const { matches, isAmbiguous } = book.find(name);
      expect(matches.map(({ card }) => card.id)).toEqual(['GD09-001', 'GD09-004']);
      expect(isAmbiguous).toBe(true);
    }
  });
  it('on both sides, and both are shown', () => {
    const { matches, isAmbiguous } = book.find("Don't Blink");
    expect(matches.map(({ card }) => card.side)).toEqual(['light', 'dark']);
    expect(isAmbiguous).toBe(true);
  });
  it('never where nothing is near', () => {
    for (const name of ['', ' ', '???', 'qwertz', 'battle destiny'])
      expect(book.find(name).matches).toEqual([]);
  });
  it('by any text without fail, and by its own title always', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(book.find(text).matches.length).toBeLessThanOrEqual(12);
      }),
      { numRuns: 200 },
    );
    for (const card of book.lookup.cards)
      expect(book.find(card.title, card.game).matches.map((match) => match.card)).toContain(card);
  });
});

describe('A question', () => {
  const named = (text: string) => mentionsIn(text, book).map(({ words, cards }) => [words, cards[0]?.id]);
  it('is read for the cards that it names', () => {
    expect(named('Est-ce que Morrow Vane peut répondre à Don’t Blink ?')).toEqual([
      ['Morrow Vane', '1_101'],
      ['Don’t Blink', '1_3'],
    ]);
    expect(named('can GD09-002 block?')).toEqual([['GD09-002', 'GD09-002']]);
  });
  it('names none where it only has everyday words', () => {
    expect(named('who draws battle destiny first?')).toEqual([]);
  });
  it('may call a person by a name and further words of one title, and no more than these', () => {
    const read = readFile(
      bytesOf({
        cards: [
          faced('Light', '1_1', { title: '•Teska' }),
          faced('Light', '1_2', { title: '•Teska Orlo, Night Warden' }),
          faced('Light', '1_3', { title: '•Teska, Vash, And The Kestrel', type: 'Starship' }),
        ],
      }),
    );
    const few = new CardBook('parts' in read ? read.parts : []);
    const calls = (text: string) =>
      mentionsIn(text, few).map(({ words, cards }) => `${words} = ${cards[0]?.id}`);
    expect(calls('est-ce que teska night warden peut tirer seule ?')).toEqual(['teska night warden = 1_2']);
    expect(calls('can teska draw alone?')).toEqual(['teska = 1_1']);
    expect(calls('teska and a warden drain, who loses?')).toEqual(['teska = 1_1']);
  });
});

describe('What is held of a card', () => {
  it('has its rulings, its sets by name, and its namesakes', () => {
    const [suit] = book.find('GD09-001').matches;
    expect(suit && book.rulingsOn(suit.card).map(({ number }) => number)).toEqual(['Q1']);
    expect(book.setName('swccg', '1')).toBe('First Dunes');
    const [shield] = book.find('Steady Hands').matches;
    expect(shield && book.namesakes(shield.card)).toHaveLength(1);
  });
});
