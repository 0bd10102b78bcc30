import {
  byKind,
  count,
  either,
  type Form,
  facts,
  figure,
  is,
  isOneOf,
  listOf,
  name,
  named,
  parts,
  whole,
  word,
  yesNo,
} from '../../core/form';
import { bySide, destiny, side } from '../pile-forms';
import { EDITIONS, STEPS } from './state';

const words = listOf(word);
const condition = parts(
  {},
  {
    fights: words,
    using: words,
    fought: words,
    controlled: word,
    opponentControlled: word,
    turn: isOneOf(['own', 'opponent']),
    dueled: yesNo,
    on: word,
    here: yesNo,
  },
);
const text = listOf(
  parts(
    { adds: isOneOf(['power', 'damage']), amount: whole },
    { to: isOneOf(['itself', 'foe', 'own', 'opposing']), of: words, other: yesNo, when: condition },
  ),
);

const tableCard = byKind({
  character: facts(
    { side, name: word, power: either(isOneOf(['destiny']), figure), damage: figure },
    {
      subtitle: word,
      duelist: yesNo,
      traits: words,
      sites: named(figure),
      mayUse: named(whole),
      builtIn: parts({ title: word, bonus: whole }, { lightsaber: yesNo }),
      redraws: yesNo,
      text,
    },
  ),
  weapon: facts(
    { side, title: word, users: listOf(parts({ who: words, bonus: whole })) },
    { lightsaber: yesNo, notInDuels: yesNo },
  ),
  effect: facts({ side, title: word, text }),
});
/** By its name in the set, or typed in. */
const orNamed = (form: Form): Form => either(word, form);

const duelingText = parts(
  { does: isOneOf(['extra-hits', 'draw', 'remove-hits']), count },
  { discard: yesNo, needs: parts({}, { defending: yesNo, is: words }) },
);
const items = listOf(
  either(
    is((item) => item === null),
    whole,
    orNamed(facts({ destiny }, { title: word, text: duelingText })),
  ),
);
const deck = either(count, parts({}, { top: items, rest: count, hand: count }));
const fighter = parts({ character: word }, { weapon: word });

/** What a setup of a duel consists of. */
export const setupForm = parts(
  {
    turn: side,
    planet: word,
    location: word,
    cards: listOf(parts({ id: name, card: orNamed(tableCard) }, { hidden: yesNo, on: word })),
    decks: parts(bySide(deck)),
  },
  {
    step: isOneOf(STEPS),
    edition: isOneOf(EDITIONS),
    controlled: parts({}, bySide(words)),
    fought: words,
    dueled: yesNo,
    battled: yesNo,
    underway: parts(
      { attacker: fighter, defender: fighter, hands: parts(bySide(items)) },
      { hits: parts({}, bySide(count)), passed: listOf(side), lead: side },
    ),
  },
);
