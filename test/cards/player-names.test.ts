import { describe, expect, it } from 'vitest';
import { CardBook } from '../../app/_cards/book';
import { readFile } from '../../app/_cards/read-file';
import { bytesOf, faced } from './made-up';

const site = (id: string, title: string) => faced('Dark', id, { title, type: 'Location' });
const suit = (number: string, name: string) => ({
  product_id: number,
  card_number: number,
  name,
  set_code: number.split('-')[0],
  set_name: 'Invented Set',
  card_type: 'UNIT',
});
const FILES = [
  {
    cards: [
      faced('Dark', '1_1', { title: '•Brannic, Harbour Warden' }),
      faced('Dark', '1_2', { title: '•Director Ulla Brannic' }),
      faced('Dark', '1_3', { title: "•Ulla's Lightsaber", type: 'Weapon' }),
      faced('Dark', '1_4', { title: 'Sergeant Tovic' }),
      faced('Dark', '1_5', { title: 'Probe Wagon', type: 'Vehicle' }),
      faced('Dark', '1_6', { title: '•Rook Varn' }, { abbr: ['Quillon'] }),
      faced('Dark', '1_7', { title: '•Grand Warden Quillon' }),
      faced('Dark', '1_8', { title: '•Keth In Osprey', type: 'Starship', subType: 'Starfighter: Wing' }),
      faced('Dark', '1_9', { title: '•Kio Hark' }),
      faced('Dark', '1_10', { title: 'Tarn Generators' }),
      faced('Dark', '1_11', { title: '•Rar Rar Minks' }),
      faced('Dark', '1_12', { title: '•Dengo Osprey', subType: 'Alien' }, { abbr: ['DIPO'] }),
      faced('Dark', '1_13', { title: 'The Emperor' }),
      faced('Dark', '1_14', { title: 'Ormal, You Seek Ormal' }),
      faced('Dark', '1_15', { title: 'Salt And Embers' }),
      faced('Dark', '1_16', { title: '•Tovo With Bowcaster' }),
      faced('Dark', '1_17', { title: '•The Heron', type: 'Starship' }),
      faced('Dark', '201_1', { title: '•Silver Heron (V)', type: 'Starship' }),
      faced('Dark', '1_18', { title: "It's A Hut!", type: 'Interrupt' }),
      faced('Dark', '1_19', { title: 'Reed Racer Pilot' }),
      faced('Dark', '1_20', { title: 'The Gale', type: 'Interrupt', subType: 'Used' }),
      faced('Dark', '1_21', { title: '•Northern Dunes Open & •Grey Skies', type: 'Effect' }),
      faced('Dark', '1_22', { title: 'SKAR Blaster', type: 'Weapon' }),
      faced('Dark', '1_23', { title: 'Sable Kite At Rest', type: 'Vehicle' }),
      faced('Dark', '1_29', { title: 'Saltoreen Crossing', type: 'Location' }),
      faced('Dark', '1_24', { title: 'Heron Two', type: 'Starship' }),
      faced('Dark', '1_25', { title: "Ein's Wagon", type: 'Vehicle' }),
      faced('Dark', '1_26', { title: '•Tovo, Keth, And The Heron', type: 'Starship' }),
      faced('Dark', '1_27', { title: 'R-9 Brown Palace', type: 'Location' }),
      faced('Dark', '1_28', { title: 'Dark Dunes & Grey Embers', type: 'Effect' }),
      site('2_5', '•Death Star: Reed Shaft'),
      site('2_1', '•Tarn: Docking Bay 94'),
      site('2_2', '•Tarn: Racer Bay'),
      site('2_3', "•Tarn: Ulla's Palace"),
      site('2_4', "•Ulla's Palace: Cellar"),
    ],
  },
  [
    suit('ZZ01-001', 'Gundam Salzer'),
    suit('ZZ01-002', 'Salzer Rouge'),
    suit('ZZ01-003', 'Gundam Deathplough'),
    suit('ZZ01-004', 'Gundam Orbit 2nd Form'),
    suit('ZZ01-005', 'Gundam Pharrow'),
    suit('ZZ01-006', 'Mirror Gundam (EW)'),
    suit('ZZ01-007', 'Gundam Mk-Ⅱ (Harvest)'),
    suit('ZZ01-008', 'Psyche Gundam Mk-Ⅱ'),
    suit('ZZ01-009', 'White Anvil'),
    suit('ZZ01-010', 'Lander Strade (Noel)'),
    suit('ZZ01-011', 'Ptarmigaios'),
    suit('ZZ01-012', 'Gundam'),
    suit('ZZ01-013', 'The-O'),
    suit('ZZ01-014', 'Vroooooox'),
    suit('ZZ01-016', 'Gundam Orbit DX'),
    suit('ZZ01-017', 'Gundam Mirror Drei'),
    suit('ZZ01-015', 'Victory Wagon'),
    suit('ZZ02-001', 'Gundam'),
    suit('ZZ02-002', 'Zeangu'),
    suit('ZZ02-003', 'Athlan Valcus'),
    suit('ZZ02-004', 'Strike Freedom Gundam'),
    suit('ZZ02-005', 'Strike Freedom Gundam (Old)'),
  ],
  [{ id: '1', name: 'First Harbour', abbr: 'FH', gempName: 'First Harbour', legacy: false }],
];
const book = new CardBook(
  FILES.flatMap((file) => {
    const read = readFile(bytesOf(file));
    return 'parts' in read ? read.parts : [];
  }),
);
const first = (name: string): string | undefined => book.find(name).matches[0]?.card.title;

describe('A name as players write it finds its card', () => {
  it.each([
    // slang, ranks cut short, words cut short
    ['ulla stick', "Ulla's Lightsaber"],
    ['sgt tovic', 'Sergeant Tovic'],
    ['tarn gens', 'Tarn Generators'],
    ['tarn db', 'Tarn: Docking Bay 94'],
    ['db94', 'Tarn: Docking Bay 94'],
    ['keth in ship', 'Keth In Osprey'],
    ['ormal yso', 'Ormal, You Seek Ormal'],
    // French, with its small words
    ['wagon sonde', 'Probe Wagon'],
    ["l'empereur", 'The Emperor'],
    ['sabre laser d’Ulla', "Ulla's Lightsaber"],
    ['enclume blanche', undefined],
    ['orbit 2e forme', 'Gundam Orbit 2nd Form'],
    // one word for two, two for one
    ['rarrar minks', 'Rar Rar Minks'],
    ['death plough', 'Gundam Deathplough'],
    // by sound, by all but the end, by ordinals
    ['farow', 'Gundam Pharrow'],
    ['ptarmigy', 'Ptarmigaios'],
    ['orbit 2', 'Gundam Orbit 2nd Form'],
    // a slip in a short word, and beside a word that says a kind of card elsewhere
    ['White fo Anvil', 'White Anvil'],
    ['whiet anvli', 'White Anvil'],
    ['Reed racre pilot', 'Reed Racer Pilot'],
    ["It's A Ht!", "It's A Hut!"],
    // something beside the name that no name has
    ['RX-93 salzer rouge', 'Salzer Rouge'],
    ['noel dylander', 'Lander Strade (Noel)'],
    ['mirror gundam endless waltz', 'Mirror Gundam (EW)'],
    // the number of a machine, alone or beside its name
    ['RX-78-2', 'Gundam'],
    ['rx782', 'Gundam'],
    ['RX 78-2 Gundam', 'Gundam'],
    ['PMX-003', 'The-O'],
    ['RX-78-3', undefined],
    // letters that stand for words
    ['S&E', 'Salt And Embers'],
    ['tovo w/ gun', 'Tovo With Bowcaster'],
    ['D*: Reed Shaft', 'Death Star: Reed Shaft'],
    ['orbit double x', 'Gundam Orbit DX'],
    ['mirror 3', 'Gundam Mirror Drei'],
    ['VRX', 'Vroooooox'],
    ['v wagon', 'Victory Wagon'],
    // numbers
    ['zz0109', 'White Anvil'],
    ['zz 1 9', 'White Anvil'],
    ['[ZZ01-009]', 'White Anvil'],
    ['n° ZZ01-009', 'White Anvil'],
    ['zz01/009', 'White Anvil'],
    ['zzo1-009', 'White Anvil'],
    ['salzer zz01-001', 'Gundam Salzer'],
    // an ordinal in words or in figures, a name by which somebody is called
    ['orbit second form', 'Gundam Orbit 2nd Form'],
    ['tovy with bowcaster', 'Tovo With Bowcaster'],
    // the kind of the card before its name, with its article, or behind it
    ['interruption The Gale', 'The Gale'],
    ["l'interruption the gale", 'The Gale'],
    ['le site Racer Bay', 'Tarn: Racer Bay'],
    ['the starfighter keth in osprey', 'Keth In Osprey'],
    ['Used Interrupt The Gael', 'The Gale'],
    ['Probe Wagon (vehicle)', 'Probe Wagon'],
    // one half of a combined card by its first letters
    ['NDO & Grey Skies', 'Northern Dunes Open & Grey Skies'],
    ['northern dunes open/GS', 'Northern Dunes Open & Grey Skies'],
    // capitals that are the first letters of one, and a word of another
    ['SKAR', 'Sable Kite At Rest'],
    // two slips in a name of which one word alone is still whole
    ['Silvr Heorn', 'Silver Heron'],
    // a number in words, run together or with a slip in it
    ['gundamorbitdx', 'Gundam Orbit DX'],
    ['herontwo', 'Heron Two'],
    ['Heron Tow', 'Heron Two'],
    // one's own, and no number
    ["Ein's Wagon", "Ein's Wagon"],
    ['ein wagon', "Ein's Wagon"],
    // with a set beside it, by its name or its number
    ['Invented Set Salzer Rouge', 'Salzer Rouge'],
    ['ZZ02 Gundam', 'Gundam'],
    ['first harbour tovic', 'Sergeant Tovic'],
    ['tovic (FH)', 'Sergeant Tovic'],
    // out of a deck list, or with the word card
    ['4x Probe Wagon', 'Probe Wagon'],
    ['Probe Wagon x4', 'Probe Wagon'],
    ['la carte Probe Wagon', 'Probe Wagon'],
    ['ZZ01-009 alt art', 'White Anvil'],
    ['ZZ01-009 (foil)', 'White Anvil'],
    // letters: of halves without the, of words with a hyphen
    ['TK&H', 'Tovo, Keth, And The Heron'],
    ['RBP', 'R-9 Brown Palace'],
    // French between two halves
    ['dark dunes et grey embers', 'Dark Dunes & Grey Embers'],
    // a name of Japanese in another spelling
    ['Asuran Barukusu', 'Athlan Valcus'],
    // other vowels, and one sound that is not the same
    ['Saltarine Crossing', 'Saltoreen Crossing'],
    // two letters beside a kind
    ['TG interrupt', 'The Gale'],
    // what stands in brackets need not be said
    ['mk ii', 'Gundam Mk-Ⅱ (Harvest)'],
  ])('%s', (name, title) => {
    expect(first(name)).toBe(title);
  });
  it('somebody by one word before what is the person’s own', () => {
    expect(first('ulla')).toBe('Director Ulla Brannic');
  });
  it('a site by its own name before the place that it is at', () => {
    expect(first("ulla's palace")).toBe("Tarn: Ulla's Palace");
  });
  it('and letters that stand for a name are never taken for a word with a slip', () => {
    expect(book.find('diplo').matches).toEqual([]);
    expect(first('DIPO')).toBe('Dengo Osprey');
  });
  it('and one word in another spelling of its Japanese among Gundam cards alone', () => {
    expect(book.find('Jiangu', 'gundam').matches[0]?.card.title).toBe('Zeangu');
    expect(book.find('Jiangu').matches).toEqual([]);
  });
  it('a number beside other words stays a question', () => {
    expect(book.find('can ZZ01-009 block?').matches[0]?.grade).not.toBe('number');
  });
});

describe('A name that can be several cards', () => {
  it.each([
    ['brannic', ['Brannic, Harbour Warden', 'Director Ulla Brannic']],
    // the file gives a person's name to another card
    ['quillon', ['Grand Warden Quillon', 'Rook Varn']],
    // (V) is said, and The Heron has no such version
    ['heron (v)', ['Silver Heron', 'The Heron']],
    // the number of a machine is that of all its forms
    ['ZGMF-X20A', ['Strike Freedom Gundam', 'Strike Freedom Gundam (Old)']],
    // first word of one, first letters of the other
    ['kio', ['Kio Hark', 'Keth In Osprey']],
  ])('shows all of them: %s', (name, titles) => {
    const { matches, isAmbiguous } = book.find(name);
    expect(matches.map(({ card }) => card.title).slice(0, titles.length)).toEqual(titles);
    expect(isAmbiguous).toBe(true);
  });
});
