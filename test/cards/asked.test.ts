import { describe, expect, it } from 'vitest';
import { cardsAsked } from '../../app/_cards/asked';
import { CardBook } from '../../app/_cards/book';
import { readFile } from '../../app/_cards/read-file';
import { bytesOf, faced } from './made-up';

const read = readFile(
  bytesOf({
    cards: [
      faced('Dark', '1_1', { title: '•Ormal' }),
      faced('Dark', '1_2', { title: 'Ormal Seeker', type: 'Weapon' }),
      faced('Dark', '1_3', { title: '•Ormal Vance, Dark Keeper Of The Reed' }),
      faced('Dark', '1_4', { title: 'Heron', type: 'Starship' }),
      faced('Dark', '1_5', { title: '•Silver Heron Nine', type: 'Starship' }),
      faced('Dark', '1_6', { title: '•Silver Heron Nine (Old Hull)', type: 'Starship' }),
      faced('Dark', '1_7', { title: '•Tiss' }),
      faced('Dark', '1_8', { title: "•Ormal's Tissue Hand", type: 'Device' }),
      faced('Dark', '1_9', { title: 'Gale', type: 'Interrupt' }),
      faced('Dark', '1_11', { title: 'Reed Hunt / The Crossing Of The Reed', type: 'Objective' }),
      faced('Dark', '1_12', { title: 'Crossing', type: 'Interrupt' }),
      faced('Dark', '1_10', { title: '•What Does Your Kin Want?', type: 'Interrupt' }),
    ],
  }),
);
const book = new CardBook('parts' in read ? read.parts : []);
const meant = (text: string) => cardsAsked(book, text).matches[0]?.card.title;
const named = (text: string) => cardsAsked(book, text).mentions.map(({ cards }) => cards[0]?.title);

describe('What somebody types is', () => {
  it.each([
    ['ormal seaker', 'Ormal Seeker'],
    ['Ormal DKOTR', 'Ormal Vance, Dark Keeper Of The Reed'],
    ['sliver heron nine', 'Silver Heron Nine'],
    ['ormal tissue hand', "Ormal's Tissue Hand"],
    ['the crossing of he reed', 'Reed Hunt / The Crossing Of The Reed'],
    // one word too many, that no such ship has in its name
    ['silver heron nine old seeker hull', 'Silver Heron Nine (Old Hull)'],
  ])('a name with a slip, though it holds a shorter name: %s', (text, title) => {
    expect(meant(text)).toBe(title);
    expect(named(text)).toEqual([]);
  });
  it.each([
    ['ormal et tiss', ['Ormal', 'Tiss']],
    ['does ormal stop a gale', ['Ormal', 'Gale']],
    ['what does gale do', ['Gale']],
    ['ormal seaker?', ['Ormal']],
    ['heron ou heron', ['Heron', 'Heron']],
  ])('a question that names cards: %s', (text, titles) => {
    expect(meant(text)).toBeUndefined();
    expect(named(text)).toEqual(titles);
  });
});
