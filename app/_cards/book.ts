import type { Game } from '../_leaf/games';
import type { Side } from '../_rules/core/sides';
import type { Card, CardText, Ruling, SetName } from './card';
import { CardLookup } from './lookup';
import type { Found } from './matches';
import { gameOfPart, type Part } from './part';
import { youngJediSet } from './young-jedi-sets';

/** All that is held of cards, together: by name, by number, with rulings and texts. */
export class CardBook {
  readonly lookup: CardLookup;
  private readonly rulings = new Map<string, Ruling[]>();
  private readonly texts = new Map<string, CardText>();
  private readonly sets = new Map<string, SetName>();

  constructor(readonly parts: readonly Part[]) {
    this.lookup = new CardLookup(
      parts.flatMap(({ cards }) => cards),
      parts.flatMap(({ id, sets }) => sets.map((set) => ({ ...set, game: gameOfPart(id) }))),
    );
    for (const part of parts) {
      const game = gameOfPart(part.id);
      for (const ruling of part.rulings) {
        const key = `${game} ${ruling.card}`;
        this.rulings.set(key, [...(this.rulings.get(key) ?? []), ruling]);
      }
      for (const text of part.texts) this.texts.set(`${game} ${text.card}`, text);
      for (const set of part.sets) this.sets.set(`${game} ${set.id}`, set);
    }
  }

  get size(): number {
    return this.lookup.cards.length;
  }

  find(name: string, game?: Game, side?: Side): Found {
    return this.lookup.find(name, game, side);
  }

  /** Cards that bear exactly this name or number. */
  named(name: string, game?: Game, side?: Side): Found {
    return this.lookup.named(name, game, side);
  }

  /** A card by its game and id. */
  card(game: Game, id: string): Card | undefined {
    return this.lookup.numbered(game, id);
  }

  /** Newest first; those without a day last. */
  rulingsOn({ game, id }: Card): Ruling[] {
    return [...(this.rulings.get(`${game} ${id}`) ?? [])].sort((a, b) =>
      (b.date ?? '').localeCompare(a.date ?? ''),
    );
  }

  textOf({ game, id }: Card): CardText | undefined {
    return this.texts.get(`${game} ${id}`);
  }

  setName(game: Game, id: string): string {
    return this.sets.get(`${game} ${id}`)?.name ?? (game === 'young-jedi' ? youngJediSet(id) : id);
  }

  /** Other cards of the same title: its virtual version, the other side, another printing with other figures. */
  namesakes(card: Card): Card[] {
    return this.lookup.cards.filter(
      (other) => other !== card && other.game === card.game && other.title === card.title,
    );
  }
}
