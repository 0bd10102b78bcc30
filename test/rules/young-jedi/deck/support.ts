import { type Checked, check } from '../../../../app/_rules/young-jedi/deck/check';
import { COLOURS, type Colour, type ListedCard } from '../../../../app/_rules/young-jedi/deck/list';
import { read } from '../../../../app/_rules/young-jedi/deck/read';

export const codes = (text: string): string[] => check(read(text).cards).violations.map(({ code }) => code);
export const checked = (text: string): Checked => check(read(text).cards);
export const cardsIn = (text: string): ListedCard[] => read(text).cards;
export const flawsIn = (text: string): [number | undefined, string][] =>
  read(text).flaws.map(({ code, lines }) => [lines[0], code]);

const PURPLE = [
  '1 Tatooine, Podrace Arena',
  '1 Coruscant, Capital City',
  '1 Naboo, Theed Palace',
  '4 Republic Cruiser, Transport',
  '3 Naboo Starfighter',
];

/** A legal deck with the lines of some colours as given. */
export function deck(lines: Partial<Record<Colour, string[]>> = {}, after: string[] = []): string {
  const plain = (colour: Colour): string[] =>
    colour === 'purple' ? PURPLE : [`5 ${colour} first`, `5 ${colour} second`];
  return [...COLOURS.flatMap((colour) => [colour, ...(lines[colour] ?? plain(colour))]), ...after].join('\n');
}
