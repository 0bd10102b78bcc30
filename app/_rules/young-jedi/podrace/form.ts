import { count, either, facts, isOneOf, listOf, name, parts, whole, word, yesNo } from '../../core/form';
import { bySide, deckCard, side, typedCards, typedDeck } from '../pile-forms';
import { CARD_KINDS } from './state';

const card = facts(
  {},
  {
    ...deckCard,
    id: name,
    kind: isOneOf(CARD_KINDS),
    counters: whole,
    collector: count,
    diamond: yesNo,
    pilot: yesNo,
    podracerOf: word,
    extraToken: yesNo,
  },
);
const typed = typedCards(card);
const seat = parts(
  { deck: typedDeck(card) },
  {
    objective: yesNo,
    hand: typed,
    shuffled: yesNo,
    discard: typed,
    planet: typed,
    pilot: card,
    podracer: card,
    thrust: whole,
    laps: whole,
    pile: listOf(either(whole, parts({ destiny: whole, as: whole }))),
    counters: count,
  },
);

/** What a setup of a Podrace consists of. */
export const setupForm = parts(
  { players: parts(bySide(seat)) },
  {
    turn: side,
    turns: count,
    only: side,
    search: isOneOf(['when-deployed', 'while-there']),
  },
);
