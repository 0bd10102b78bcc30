import { type AskedCards, cardsAsked, namesGiven } from '../app/_cards/asked';
import { CardBook } from '../app/_cards/book';
import type { Card } from '../app/_cards/card';
import { readParts } from '../app/_cards/disk';
import { shown } from '../app/_cards/matches';
import { type NamedRule, type RelatedRule, relatedRules } from '../app/_cards/related';
import { type ToldCard, toldCard } from '../app/_cards/told';
import { corpusRoot } from '../app/_corpus/files';
import type { Game } from '../app/_corpus/games';
import { type Locale, otherLocale } from '../app/_i18n/locales';
import type { NamedCard } from '../app/_search/card-names';
import { searcherFromDisk } from '../app/_search/disk';
import { namedCards } from '../app/_search/name-cards';
import type { Searcher } from '../app/_search/searcher';
import { cardHref, factLine, printedTitle } from '../app/_ui/cards/card-line';

const MOST_CARDS = 5;
const MOST_RULINGS = 5;

/** A card that a question is about, with the words that name it and the rules on its kind, keywords and icons. */
interface CardInQuestion extends ToldCard {
  words: string;
  /** The words mean this card and no other. */
  sure: boolean;
  url: string;
  rules: Pick<RelatedRule, 'id' | 'title' | 'reason' | 'word'>[];
}

/** The cards that this site was given, as a question asks for them. */
export class SiteCards {
  private constructor(
    private readonly book: CardBook,
    private readonly locale: Locale,
    private readonly rules: readonly NamedRule[],
  ) {}

  /** Nothing where no card file was brought. */
  static async open(locale: Locale, searcher: Searcher): Promise<SiteCards | undefined> {
    const { parts, unreadable } = readParts(corpusRoot());
    for (const file of unreadable) console.error(`left out: ${file}`);
    if (!parts.some(({ cards }) => cards.length > 0)) return undefined;
    const other = await searcherFromDisk(otherLocale(locale));
    const titles = new Map(other.documents().map(({ id, title }) => [id, title]));
    const rules = searcher
      .documents()
      .map(({ id, href, game, title }) => ({ id, href, game, title, names: [titles.get(id) ?? ''] }));
    return new SiteCards(new CardBook(parts), locale, rules);
  }

  asked = (question: string, game: Game | undefined): AskedCards => cardsAsked(this.book, question, game);

  named = (question: string, asked: AskedCards): NamedCard[] =>
    namedCards(namesGiven(question, asked), this.locale);

  told(question: string, { matches, isAmbiguous, mentions }: AskedCards): CardInQuestion[] {
    const tell = (card: Card, words: string, sure: boolean): CardInQuestion => ({
      words,
      sure,
      ...toldCard(this.book, card, MOST_RULINGS),
      url: cardHref(this.locale, card),
      rules: relatedRules(card, this.rules).map(({ id, title, reason, word }) => ({
        id,
        title,
        reason,
        word,
      })),
    });
    if (matches.length > 0)
      return shown({ matches, isAmbiguous }, isAmbiguous ? MOST_CARDS : 1).map(({ card, grade }) =>
        tell(card, question.trim(), !isAmbiguous && grade !== 'near'),
      );
    return mentions
      .flatMap(({ words, cards }) =>
        cards.slice(0, MOST_CARDS).map((card) => tell(card, words, cards.length === 1)),
      )
      .slice(0, 2 * MOST_CARDS);
  }

  /** For the terminal: a bare name shows its card before the rules, a question only what it names. */
  lines(question: string, asked: AskedCards): string[] {
    const isName = asked.matches.length > 0;
    const fr = this.locale === 'fr';
    const told = this.told(question, asked);
    const could = told.length > 0 && !told.every(({ sure }) => sure);
    const head = could ? [fr ? 'Cela peut être :' : 'This may be:'] : [];
    return [
      ...head,
      ...told.flatMap((card) => {
        const rules = card.rules.slice(0, 6).map(({ title, id }) => `${title} [${id}]`);
        const rulings = isName && card.sure ? card.rulings.map(rulingLine) : [];
        return [
          `◆ ${printedTitle(card)}  (${factLine(card, this.locale)})`,
          ...rulings.map((line) => `   ${line}`),
          ...(rules.length > 0 ? [`   → ${rules.join(' · ')}`] : []),
        ];
      }),
      ...(told.length > 0 ? [''] : []),
    ];
  }
}

const rulingLine = ({ date, number, question, answer }: ToldCard['rulings'][number]): string =>
  [[number, date].filter(Boolean).join(', '), question, answer].filter(Boolean).join(' — ');
