import {
  byKind,
  count,
  either,
  type Form,
  facts,
  isOneOf,
  listOf,
  name,
  named,
  parts,
  whole,
  word,
  yesNo,
} from '../../core/form';
import { bySide, countedPile, destiny, side } from '../pile-forms';

/** A description may hold another, as what it is not. */
const who: Form = (value, at) => described(value, at);
const described = parts({}, { title: word, subtitle: word, trait: word, diamond: yesNo, not: who });
const oneOf = either(listOf(who), who);

const when = parts(
  {},
  {
    against: oneOf,
    using: oneOf,
    unarmed: yesNo,
    at: word,
    on: word,
    controls: word,
    fought: oneOf,
    present: oneOf,
    first: yesNo,
    role: isOneOf(['attacker', 'defender']),
    destiny: parts({}, { atLeast: whole, atMost: whole }),
  },
);
const bonuses = listOf(parts({ dots: whole }, { when }));
const helps = listOf(
  parts({ to: oneOf }, { whose: isOneOf(['opponent']), dots: whole, damage: whole, noWeapon: yesNo, when }),
);
const use = { dots: whole, draws: count, bonuses };

const titled = { title: word };
const mayHave = { subtitle: word, diamond: yesNo, traits: listOf(word), notTraits: listOf(word), destiny };

const battleText = {
  with: oneOf,
  together: listOf(oneOf),
  stack: count,
  needs: when,
  ...use,
  weapons: listOf(oneOf),
  noWeapon: yesNo,
  ignoresWeapons: when,
  fightsAgain: oneOf,
  backToPlan: yesNo,
  revealsHand: yesNo,
  addsDestinyOf: isOneOf(['own', 'opponent']),
  onlyDefeated: oneOf,
  backToHand: yesNo,
  moreDamage: whole,
  lessDamage: whole,
};
const half = facts(titled, battleText);
const halves: Form = (value, at) =>
  Array.isArray(value) && value.length !== 2 ? at : listOf(half)(value, at);

const card = byKind({
  character: facts(
    { ...titled, power: either(isOneOf(['destiny']), whole), damage: whole },
    {
      ...mayHave,
      locations: named(count),
      bonuses,
      damageChanges: listOf(parts({ by: whole }, { when })),
      helps,
      uses: listOf(parts({ weapon: oneOf }, use)),
      builtIn: parts(titled, use),
      redraws: yesNo,
      ties: parts({ against: oneOf, discard: count }),
      unique: yesNo,
    },
  ),
  weapon: facts(
    { ...titled, users: listOf(parts({ who: oneOf }, use)) },
    { ...mayHave, breaksWeapon: yesNo },
  ),
  battle: facts(titled, { ...mayHave, ...battleText, halves }),
  effect: facts({ ...titled, gives: helps }, mayHave),
  other: facts(titled, mayHave),
});

const placed = parts({ id: name, card }, { hidden: yesNo, sitsOut: yesNo, fought: yesNo });
const pile = countedPile(placed);
const seat = parts(
  { table: listOf(placed), deck: pile },
  { hand: pile, discard: whole, controls: listOf(word), plan: listOf(word) },
);

/** What a setup of a battle consists of. */
export const setupForm = parts(
  { attacker: side, location: parts({ title: word }, { planet: word }), ...bySide(seat) },
  { lastCard: isOneOf(['in-order', 'older']), passed: listOf(side) },
);
