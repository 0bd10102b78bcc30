import type { Game } from '../_leaf/games';
import type { Card, SetName } from './card';
import { scrub, squash } from './scrub';

/** A set's name with its game, as files bring them. */
export interface SetOfGame extends SetName {
  game: Game;
}

/** Premiere Vader, SE Coruscant, Freedom (GD03), Amidala Battle of Naboo: sets beside the names of cards. */
export class SetWords {
  private readonly sets = new Map<string, Set<string>>();
  private longest = 1;

  constructor(cards: readonly Card[], names: readonly SetOfGame[]) {
    for (const { game, id, name, abbreviation } of names)
      for (const word of [name, abbreviation]) if (word !== undefined) this.hold(word, game, id);
    for (const { game, sets = [] } of cards) for (const id of sets) this.hold(id, game, id);
  }

  private hold(word: string, game: Game, id: string): void {
    const key = squash(word);
    // a number, or a letter alone, stands in names for something else
    if (key.length < 2 || !/\p{L}/u.test(key)) return;
    const held = this.sets.get(key) ?? new Set();
    held.add(`${game} ${id}`);
    this.sets.set(key, held);
    // ids may be the words of a name run together
    this.longest = Math.max(
      this.longest,
      Math.min(6, scrub(word).split(' ').length + (key.length > 9 ? 4 : 0)),
    );
  }

  /** What is left of a name without a set before it or behind it. */
  without(typed: string): { name: string; isMeant: (card: Card) => boolean }[] {
    const parts = typed
      .replace(/[()[\]]/g, ' ')
      .trim()
      .split(/\s+/);
    const most = Math.min(this.longest, parts.length - 1);
    return Array.from({ length: Math.max(0, most) }, (_, i) => i + 1).flatMap((length) =>
      [
        { set: parts.slice(-length), rest: parts.slice(0, -length) },
        { set: parts.slice(0, length), rest: parts.slice(length) },
      ].flatMap(({ set, rest }) => {
        const word = set.join(' ');
        const held = this.sets.get(squash(word));
        // première is no set
        if (!held || /\p{M}/u.test(word.normalize('NFD'))) return [];
        const isMeant = ({ game, sets = [] }: Card): boolean => sets.some((id) => held.has(`${game} ${id}`));
        return [{ name: rest.join(' '), isMeant }];
      }),
    );
  }
}
