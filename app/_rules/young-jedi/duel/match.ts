import { hasTrait, names, plain } from '../characteristics';
import { nameIn } from '../titles';
import type { CharacterFacts, TableFacts, WeaponFacts, Words } from './facts';

/** Duelists that the rule names, whatever their subtitle. */
// young-jedi/rulebook/duel#duel
const NAMED_DUELISTS: Words = ['Obi-Wan Kenobi', 'Qui-Gon Jinn', 'Darth Maul', 'Darth Sidious', 'Aurra Sing'];

export const titleOf = (facts: TableFacts): string => {
  if (facts.kind !== 'character') return facts.title;
  return facts.subtitle === undefined ? facts.name : `${facts.name}, ${facts.subtitle}`;
};

/** Whether one of the words picks out this character. */
// young-jedi/faq-anakin-padawan-jedi, young-jedi/rulebook/effects#character-game-text
export function fitsCharacter(facts: CharacterFacts, words: Words): boolean {
  const { name: title, subtitle, traits } = facts;
  const read = { title, ...(subtitle !== undefined && { subtitle }), ...(traits && { traits }) };
  return words.some(
    (word) => word === 'character' || plain(titleOf(facts)) === plain(word) || hasTrait(read, word),
  );
}

/** Whether one of the words picks out somebody of whom the name alone is known, with or without a subtitle. */
export const fitsName = (name: string, words: Words): boolean =>
  words.some((word) => word === 'character' || hasTrait({ title: name }, word));

export const fitsWeapon = (title: string, words: Words): boolean =>
  words.some((word) => names(plain(title), plain(word)));

/** A character that is able to fight with a lightsaber. */
// young-jedi/rulebook/duel#duel
export function isDuelist(facts: CharacterFacts): boolean {
  return facts.duelist ?? (NAMED_DUELISTS.includes(nameIn(facts.name)) || fitsCharacter(facts, ['Jedi']));
}

/** The red dots that a weapon gives this character; nothing if he cannot use it. */
// young-jedi/weapon, young-jedi/faq-aurra-sith-lightsaber
export function weaponBonus(weapon: WeaponFacts, facts: CharacterFacts): number | undefined {
  const line = weapon.users.find(({ who }) => fitsCharacter(facts, who));
  if (line) return line.bonus;
  const allowed = Object.entries(facts.mayUse ?? {}).find(([title]) => fitsWeapon(weapon.title, [title]));
  return allowed?.[1];
}

/** Whether a character can use a weapon card in a duel. */
// young-jedi/weapon, young-jedi/armed-and-dangerous
export const usesInDuels = (facts: CharacterFacts, weapon: WeaponFacts): boolean =>
  !facts.builtIn && !weapon.notInDuels && weaponBonus(weapon, facts) !== undefined;
