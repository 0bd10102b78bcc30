import { CHARACTERS } from '../examples';
import type { BattleScenario } from '../state';

const droids = [1, 2, 3, 4].map((n) => ({ id: `droid-${n}`, card: CHARACTERS.battleDroid }));

export const breakthrough: BattleScenario = {
  id: 'breakthrough',
  title: { fr: 'La percée, privilège de l’attaquant', en: 'Breakthrough, the attacker’s privilege' },
  intro: {
    fr: 'Quatre droïdes attaquent Padmé, seule, dont la pile de pioche n’a plus que trois cartes.',
    en: 'Four droids attack Padmé, who is alone and has only three cards left in the draw deck.',
  },
  setup: {
    attacker: 'dark',
    location: { title: 'Tatooine: Podrace Arena', planet: 'Tatooine' },
    dark: { table: droids, hand: [5], deck: 12, plan: droids.map(({ id }) => id) },
    light: { table: [{ id: 'padme', card: CHARACTERS.padme }], hand: [5], deck: 3, plan: ['padme'] },
  },
  line: [
    {
      move: { type: 'end' },
      refused: 'fights-left',
      say: {
        fr: 'Pas encore de percée : chacun a encore un personnage à opposer à l’autre.',
        en: 'No breakthrough yet: each player still has a character to set against the other.',
      },
    },
    {
      move: { type: 'reveal' },
      say: { fr: 'Padmé affronte le premier droïde.', en: 'Padmé faces the first droid.' },
    },
    {
      move: { type: 'compare' },
      say: {
        fr: '3 contre 2 : le droïde est vaincu, et l’attaquant subit 1 dommage.',
        en: '3 against 2: the droid is defeated, and the attacker takes 1 damage.',
      },
    },
    {
      move: { type: 'reveal' },
      refused: 'plan-run-out',
      say: {
        fr: 'Le plan du défenseur est épuisé : Padmé a déjà combattu, elle ne combat pas deux fois.',
        en: 'The defender’s plan has run out: Padmé has fought and does not fight twice.',
      },
    },
    {
      move: { type: 'end' },
      say: {
        fr: 'Trois droïdes font une percée : 3 cartes défaussées. La pile de pioche du défenseur est vide, et il perd la partie.',
        en: 'Three droids break through: 3 cards are discarded. The defender’s draw deck is empty, and the game is lost.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#breakthrough', 'young-jedi-rulebook#objective-of-the-game'],
};

export const spareDefenders: BattleScenario = {
  id: 'spare-defenders',
  title: { fr: 'Des défenseurs en trop', en: 'Spare defenders' },
  intro: {
    fr: 'Les mêmes forces, mais cette fois c’est Padmé qui attaque les quatre droïdes.',
    en: 'The same forces, but this time Padmé attacks the four droids.',
  },
  setup: { ...breakthrough.setup, attacker: 'light' },
  line: [
    {
      move: { type: 'reveal' },
      say: { fr: 'Padmé affronte le premier droïde.', en: 'Padmé faces the first droid.' },
    },
    {
      move: { type: 'compare' },
      say: { fr: '3 contre 2 : le droïde est vaincu.', en: '3 against 2: the droid is defeated.' },
    },
    {
      move: { type: 'end' },
      say: {
        fr: 'Trois droïdes n’ont pas combattu, mais ils défendent : ils ne font rien perdre à personne.',
        en: 'Three droids have not fought, but they are defending: they cost nobody anything.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#breakthrough'],
};
