import { describe, expect, it } from 'vitest';
import { CardBook } from '../../app/_cards/book';
import { deckFacts } from '../../app/_cards/deck-facts';
import { readFile } from '../../app/_cards/read-file';
import { gundamDeck } from '../../app/_stands/gundam-deck';
import { yjDeck } from '../../app/_stands/yj-deck';
import { bytesOf, GUNDAM, suit, YOUNG_JEDI } from './made-up';

const book = new CardBook(
  [
    [
      ...GUNDAM,
      suit('GD09-008', 'Tank'),
      ...['ST09-001', 'ST09-006', 'ST09-008'].map((id) => suit(id, `Suit ${id.slice(-1)}`)),
    ],
    YOUNG_JEDI,
  ].flatMap((file) => {
    const found = readFile(bytesOf(file));
    return 'parts' in found ? found.parts : [];
  }),
);

describe('Facts in the Gundam checker', () => {
  const facts = deckFacts(book, 'gundam');
  const check = (text: string) => gundamDeck.check(text, facts);
  const value = (text: string, label: string) =>
    check(text).counts.find((each) => each.label.en === label)?.value;
  it('tell colour, type and level of every line that people paste', () => {
    for (const line of [
      '4x ST09-001',
      '4 Tank [GD09-008]',
      "4 ST09-006 Brandt's Käfer | MS-06S",
      '4 Salzburg Ⅱ ST09-008',
      '4X ST09-001',
      'ST09-001x4',
      '4 ILSE BRANDT',
    ]) {
      const report = check(line);
      expect(
        report.lines.every(({ problem }) => !problem),
        line,
      ).toBe(true);
      expect(report.counts[0]?.value, line).toBe(4);
      expect(report.missing, line).toEqual([]);
      expect(value(line, line.includes('ILSE') ? 'Pilots' : 'Units'), line).toBe(4);
    }
  });
  it('come before what a line says, and the number before the name', () => {
    const report = check('4 GD09-002 Salzburg II (blue)');
    expect(report.advice.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['typed-differs', 'name-differs']),
    );
  });
  it('show every number that a name can mean', () => {
    expect(check('2 Salzburg II').lines[0]?.problem?.message.en).toContain('GD09-004');
  });
  it('know a token', () => {
    expect(check('1 T-901').advice.map(({ code }) => code)).toContain('token-listed');
  });
  it('leave a deck open while a line is not understood', () => {
    const text = `${['ST09-001', 'ST09-006', 'ST09-008', 'GD09-008', 'GD09-001', 'GD09-003', 'GD09-004'].map((id) => `4 ${id}`).join('\n')}\n22 of something`;
    expect(check(text).verdict).toBe('unknown');
    expect(check(text.replace('\n22 of something', '')).verdict).toBe('illegal');
  });
});

describe('Facts in the Young Jedi checker', () => {
  const facts = deckFacts(book, 'young-jedi');
  it('tell types, and so the one colour of a type', () => {
    const report = yjDeck.check(
      "3 Tam Orlin's Staff\n2 A Narrow Bridge\n1 Naboo Reed Marsh\n1 Reed Skimmer, Patrol",
      facts,
    );
    expect(report.lines.every(({ problem }) => !problem)).toBe(true);
    const counts = Object.fromEntries(report.counts.map(({ label, value }) => [label.en, value]));
    expect(counts).toMatchObject({ Orange: 3, Yellow: 2, Purple: 2 });
  });
  it('that differ from the list leave the deck open: a file may be wrong', () => {
    const report = yjDeck.check("Yellow\n5 Tam Orlin's Staff", facts);
    expect(report.violations.map(({ code }) => code)).not.toContain('wrong-dot');
    expect(report.missing).toMatchObject([{ code: 'type-doubtful', lines: [2] }]);
    expect(yjDeck.check('Yellow\n5 Reed Horn (weapon)').violations.map(({ code }) => code)).toContain(
      'wrong-dot',
    );
  });
  it('never tell a colour that no fact tells, and then nothing is decided', () => {
    const report = yjDeck.check('5 Tam Orlin, Reed Farmer', facts);
    expect(report.lines[0]?.problem?.code).toBe('no-colour');
    expect(report.verdict).toBe('unknown');
  });
});
