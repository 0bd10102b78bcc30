import { count, facts, isOneOf, listOf, mapped, name, parts, whole, word, yesNo } from '../../core/form';
import { bySide, countedPile, side } from '../pile-forms';
import { KINDS, PLANETS, TURN_STEPS } from './state';

const must = { id: name, title: word, kind: isOneOf(KINDS) };
const may = {
  subtitle: word,
  planet: isOneOf(PLANETS),
  counters: whole,
  damage: whole,
  copies: isOneOf(['many', 'stackable', 'unique']),
  raises: whole,
  finds: parts({ title: word }, { counters: count }),
};
const card = facts(must, may);
const lying = listOf(facts(must, { ...may, hidden: yesNo, stays: yesNo }));
const pile = countedPile(card);
const seat = parts(
  { draw: pile },
  {
    hand: pile,
    discard: pile,
    lap: pile,
    hyperspace: listOf(card),
    here: lying,
    stranded: parts({}, mapped(PLANETS, lying)),
  },
);

/** What a setup of planets consists of. */
export const setupForm = parts(
  { sides: parts(bySide(seat)) },
  {
    step: isOneOf([...TURN_STEPS, 'start', 'choose']),
    turn: side,
    planet: isOneOf(PLANETS),
    location: word,
    controlled: parts({}, mapped(PLANETS, side)),
    turnsHere: parts({}, bySide(count)),
    spent: count,
    terms: parts({}, { needed: count, limit: count, lastCard: isOneOf(['in-order', 'same-fight']) }),
    turns: whole,
  },
);
