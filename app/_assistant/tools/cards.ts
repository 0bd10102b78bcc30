import { z } from 'zod';
import type { Game } from '../../_corpus/games';
import { ASSISTANT_WORDS } from '../../_i18n/assistant';
import type { Locale } from '../../_i18n/locales';
import { fitting } from '../budget';
import { heldCards } from '../cards';
import { from, game, locale, tool, type World } from '../tool';
import { entriesNamed } from './define-term';

const input = { name: z.string().describe('Title, alias or number'), game, locale, from };

export const getCard = tool({
  name: 'get_card',
  title: 'Get a card',
  about:
    'Printed facts of a card by its exact name or number, where a card file is held; and the rules on it.',
  input,
  call: (world, given) => cardsBy('cardsNamed', world, given),
});

export const resolveCard = tool({
  name: 'resolve_card',
  title: 'Find the card that is meant',
  about:
    'Which card words mean (nickname, initials, misspelling), where a card file is held. Several candidates are shown, never guessed away.',
  input,
  call: (world, given) => cardsBy('resolve', world, given),
});

interface Given {
  name: string;
  game?: Game | undefined;
  locale: Locale;
  from: number;
}

async function cardsBy(how: 'cardsNamed' | 'resolve', world: World, given: Given): Promise<object> {
  const { name, game: wanted, locale: language, from: first } = given;
  const words = ASSISTANT_WORDS[language];
  const [shelf, file] = await Promise.all([world.shelf(), heldCards()]);
  const rules = entriesNamed(shelf, name, wanted)
    .slice(0, 5)
    .map((id) => shelf.citeId(language, id));
  const cards = file ? file[how](name.slice(0, 300), wanted) : [];
  const notes = [
    ...(file ? [] : [words.noCardFile]),
    ...(rules.length > 0 ? [words.rulingsOnCard] : []),
    ...(cards.length + rules.length === 0 ? [words.nothingFound] : []),
  ];
  const head = {
    found: cards.length > 0,
    cardFile: file !== undefined,
    ...(notes.length > 0 && { note: notes.join(' ') }),
    rules,
  };
  const { shown, next } = fitting(cards, first, head);
  return { ...head, cards: shown, next };
}
