import { cardsAsked, namesGiven } from '../../_cards/asked';
import { CardBook } from '../../_cards/book';
import { completeCards } from '../../_cards/complete';
import { LARGEST_FILE, tooLarge } from '../../_cards/decode';
import { shown } from '../../_cards/matches';
import type { Part } from '../../_cards/part';
import { readFile } from '../../_cards/read-file';
import { canLieOnTable, tablePieceOf } from '../../_cards/table-piece';
import { namedCards } from '../../_search/name-cards';
import type { CardQuestion, CardReply, FileOutcome, FoundCards } from './messages';
import { withSiteParts } from './site-parts';
import { CARDS_DATABASE, eraseParts, heldParts, keepParts, readParts } from './store';

/** Reads and keeps card files, and finds cards, beside the page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<CardQuestion>) => void) | null;
  postMessage(reply: CardReply): void;
}
const scope = self as unknown as WorkerScope;

let book: Promise<CardBook> | undefined;
/** Another tab, or the settings of this one, changed what is held. */
const news = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CARDS_DATABASE) : undefined;
if (news)
  news.onmessage = () => {
    book = undefined;
  };

scope.onmessage = async ({ data }) => {
  try {
    await answer(data);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    scope.postMessage({ number: data.number, failed: isFull ? 'full' : 'storage' });
  }
};

async function answer(question: CardQuestion): Promise<void> {
  const { number } = question;
  switch (question.ask) {
    case 'bring':
      return bring(question);
    case 'erase':
      await eraseParts();
      changed();
      return scope.postMessage({ number, held: await heldParts() });
    case 'held':
      return scope.postMessage({ number, held: await heldParts() });
    case 'find':
      return scope.postMessage({ number, found: find(await bookOf(question.site), question) });
    case 'complete': {
      const { text, game, limit } = question;
      const cards = completeCards(await bookOf(question.site), text, {
        game,
        limit,
        isWanted: canLieOnTable,
      });
      return scope.postMessage({ number, pieces: cards.map(tablePieceOf) });
    }
    case 'card': {
      const held = await bookOf(question.site);
      const card = held.card(question.game, question.id);
      return scope.postMessage({
        number,
        card: card && {
          card,
          rulings: held.rulingsOn(card),
          text: held.textOf(card),
          sets: (card.sets ?? []).map((set) => held.setName(card.game, set)),
          namesakes: held.namesakes(card),
        },
      });
    }
  }
}

function changed(): void {
  book = undefined;
  news?.postMessage('changed');
}

/** All files are kept, or none: one that is refused changes nothing. */
async function bring({ number, files, withTexts }: Extract<CardQuestion, { ask: 'bring' }>): Promise<void> {
  const outcomes: FileOutcome[] = [];
  const parts = new Map<string, Part>();
  for (const file of files) {
    const progress = (done: number, of: number) =>
      scope.postMessage({ number, progress: { file: file.name, done, of } });
    progress(0, 1);
    const read =
      file.size > LARGEST_FILE
        ? tooLarge(file.size)
        : readFile(new Uint8Array(await file.arrayBuffer()), { progress });
    if ('code' in read) outcomes.push({ name: file.name, refused: read });
    else {
      for (const part of read.parts) parts.set(part.id, part);
      outcomes.push({
        name: file.name,
        parts: read.parts.map(({ id, counts }) => ({ id, ...counts })),
        flaws: read.flaws,
      });
    }
  }
  const isKept = outcomes.every((outcome) => 'parts' in outcome);
  if (isKept) {
    await keepParts([...parts.values()], withTexts, new Date());
    changed();
  }
  scope.postMessage({ number, outcomes, isKept, held: await heldParts() });
}

function bookOf(site: readonly string[]): Promise<CardBook> {
  book ??= readParts()
    .catch(() => [])
    .then(async (own) => new CardBook(await withSiteParts(own, site)));
  return book;
}

const MOST_FOUND = 5;

function find(held: CardBook, { text, game, locale }: Extract<CardQuestion, { ask: 'find' }>): FoundCards {
  const asked = cardsAsked(held, text, game);
  return {
    text,
    matches: shown(asked, MOST_FOUND).map(({ card, grade }) => ({ card, grade })),
    isAmbiguous: asked.isAmbiguous,
    mentioned: asked.mentions.flatMap(({ cards }) => cards.slice(0, 2)).slice(0, MOST_FOUND),
    named: namedCards(namesGiven(text, asked), locale),
  };
}
