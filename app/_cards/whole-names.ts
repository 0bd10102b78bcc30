import { apart, distance, lettersIn } from './near';

interface Spelling<Holder> {
  name: string;
  letters: number;
  holders: readonly Holder[];
}

/** Names without their spaces, put together by length: a slip or two leaves a name about as long as it was. */
export class WholeNames<Holder> {
  private readonly byLength = new Map<number, Spelling<Holder>[]>();

  constructor(names: Iterable<readonly [string, readonly Holder[]]>) {
    for (const [name, holders] of names) {
      const spelling = { name, letters: lettersIn(name), holders };
      const known = this.byLength.get(name.length);
      if (known) known.push(spelling);
      else this.byLength.set(name.length, [spelling]);
    }
  }

  /** What bears a name with at most so many slips in it, and how many there are. */
  near(typed: string, most: number): { away: number; holders: readonly Holder[] }[] {
    const letters = lettersIn(typed);
    const lengths = Array.from({ length: 2 * most + 1 }, (_, i) => typed.length - most + i);
    return lengths
      .flatMap((length) => this.byLength.get(length) ?? [])
      .flatMap((spelling) => {
        if (apart(letters, spelling.letters) > 2 * most) return [];
        const away = distance(typed, spelling.name, most);
        return away > most ? [] : [{ away, holders: spelling.holders }];
      });
  }
}
