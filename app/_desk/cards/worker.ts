import { CardBook } from '../../_cards/book';
import { unpack } from '../../_cards/compact';
import { completeCards } from '../../_cards/complete';
import { LARGEST_FILE, tooLarge } from '../../_cards/decode';
import { mentionsIn } from '../../_cards/mentions';
import type { Part } from '../../_cards/part';
import { readFile } from '../../_cards/read-file';
import { canLieOnTable, tablePieceOf } from '../../_cards/table-piece';
import { underBase } from '../../_leaf/base-path';
import type { CardQuestion, CardReply, FileOutcome, FoundCards } from './messages';
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

/** What the person brought comes before what the site has. */
function bookOf(site: readonly string[]): Promise<CardBook> {
  book ??= (async () => {
    const own = await readParts().catch(() => []);
    const ids = new Set<string>(own.map(({ id }) => id));
    const others = await Promise.all(site.filter((id) => !ids.has(id)).map(sitePart));
    return new CardBook([...own, ...others.filter((part) => part !== undefined)]);
  })();
  return book;
}

async function sitePart(id: string): Promise<Part | undefined> {
  try {
    const response = await fetch(underBase(`/cards/${id}.json`));
    return response.ok ? unpack(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

const MOST_FOUND = 5;

/** A name finds its card; a question names cards, and is for the rules to answer. */
function find(held: CardBook, { text, game }: Extract<CardQuestion, { ask: 'find' }>): FoundCards {
  const { matches, isAmbiguous } = held.find(text, game);
  const mentions = mentionsIn(text, held, game);
  const isName = matches.length > 0 && !(mentions.length > 0 && matches[0]?.grade === 'near');
  return {
    matches: isName ? matches.slice(0, MOST_FOUND).map(({ card, grade }) => ({ card, grade })) : [],
    isAmbiguous: isName && isAmbiguous,
    mentioned: isName ? [] : mentions.flatMap(({ cards }) => cards.slice(0, 2)).slice(0, MOST_FOUND),
  };
}
