import { count, type Form, facts, isOneOf, listOf, name, parts, whole, word, yesNo } from '../../core/form';
import { bySide, deckCard, side, typedCards, typedDeck } from '../pile-forms';
import { EDITIONS, TURN_STEPS } from './state';

const isShip = isOneOf(['transport', 'starfighter']);
const starship = facts(
  { kind: isOneOf(['starship']), title: word, ship: isShip, power: whole, damage: whole },
  { ...deckCard, id: name, cubes: whole, unique: yesNo },
);
const battle = facts(
  { kind: isOneOf(['battle']), title: word },
  {
    ...deckCard,
    id: name,
    bonus: whole,
    cubes: whole,
    worksWith: isOneOf(['transport', 'starfighter', 'starship', 'character']),
    together: whole,
    oneDefeated: yesNo,
    withdraws: yesNo,
  },
);
const other = facts(
  {},
  {
    ...deckCard,
    id: name,
    kind: isOneOf(['character', 'weapon', 'effect', 'location']),
    damage: count,
    faceDown: yesNo,
  },
);
const forms: Record<string, Form> = { starship, battle };
const card: Form = (value, at) => {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? String(value.kind) : '';
  return (Object.hasOwn(forms, kind) ? (forms[kind] ?? other) : other)(value, at);
};
const typed = typedCards(card);
const deck = typedDeck(card);
const seat = parts(
  { deck },
  {
    shuffled: yesNo,
    hand: deck,
    discard: typed,
    hyperspace: listOf(card),
    bonus: parts({}, { transport: whole, starfighter: whole }),
  },
);

/** What a setup of an evacuation consists of. */
export const setupForm = parts(
  {
    turn: side,
    planets: listOf(parts({ id: name, title: word, cards: parts({}, bySide(listOf(card))) })),
    players: parts(bySide(seat)),
  },
  { edition: isOneOf(EDITIONS), transportReturns: yesNo, step: isOneOf(TURN_STEPS), turns: count },
);
