import type { CharacterFacts, TableFacts, WeaponFacts, Words } from './facts';

/** Duelists that the rule names, whatever their subtitle. */
// young-jedi/rulebook/duel#duel
const NAMED_DUELISTS: Words = ['Obi-Wan Kenobi', 'Qui-Gon Jinn', 'Darth Maul', 'Darth Sidious', 'Aurra Sing'];

/** Named outright as no Jedi, even where a subtitle has the word. */
// young-jedi/faq-anakin-tested-jedi, young-jedi/faq-anakin-padawan-jedi
const NO_JEDI: Words = ['Anakin Skywalker'];

export const titleOf = (facts: TableFacts): string => {
  if (facts.kind !== 'character') return facts.title;
  return facts.subtitle === undefined ? facts.name : `${facts.name}, ${facts.subtitle}`;
};

const LETTER = /\p{L}/u;

const hasWord = (text: string, word: string): boolean => {
  const at = text.indexOf(word);
  if (at < 0) return false;
  return !LETTER.test(text[at - 1] ?? ' ') && !LETTER.test(text[at + word.length] ?? ' ');
};

/** Whether one of the words picks out this character. */
// young-jedi/faq-anakin-padawan-jedi
export function fitsCharacter(facts: CharacterFacts, words: Words): boolean {
  return words.some((word) => {
    if (word === 'character' || facts.name === word || facts.traits?.includes(word)) return true;
    if (word === 'Jedi' && NO_JEDI.includes(facts.name)) return false;
    return hasWord(titleOf(facts), word);
  });
}

export const fitsWeapon = (title: string, words: Words): boolean =>
  words.some((word) => hasWord(title, word));

/** A character that is able to fight with a lightsaber. */
// young-jedi/rulebook/duel#duel
export function isDuelist(facts: CharacterFacts): boolean {
  return facts.duelist ?? (NAMED_DUELISTS.includes(facts.name) || fitsCharacter(facts, ['Jedi']));
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
