import { CHARACTERS } from '../examples';
import type { BattleScenario } from '../state';

export const orderOfFights: BattleScenario = {
  id: 'order-of-fights',
  title: { fr: 'Le plan de bataille : qui combat, et quand', en: 'The battle plan: who fights, and when' },
  intro: {
    fr: 'Le côté obscur attaque avec un droïde de bataille, Darth Maul et un Neimoidian. Le côté lumineux se défend avec deux gardes royaux et Padmé. Personne n’a d’arme.',
    en: 'The dark side attacks with a battle droid, Darth Maul and a Neimoidian. The light side defends with two Royal Guards and Padmé. Nobody has a weapon.',
  },
  setup: {
    attacker: 'dark',
    location: { title: 'Tatooine: Desert Landing Site', planet: 'Tatooine' },
    dark: {
      table: [
        { id: 'droid', card: CHARACTERS.battleDroid },
        { id: 'maul', card: CHARACTERS.darthMaul },
        {
          id: 'neimoidian',
          card: { kind: 'character', title: 'Neimoidian', diamond: true, power: 1, damage: 2 },
        },
      ],
      hand: [4],
      deck: 15,
    },
    light: {
      table: [
        { id: 'guard', card: CHARACTERS.royalGuard },
        { id: 'veteran', card: CHARACTERS.royalGuardVeteran },
        { id: 'padme', card: CHARACTERS.padme },
      ],
      hand: [5],
      deck: 14,
    },
  },
  line: [
    {
      move: { type: 'declare', player: 'light' },
      refused: 'not-your-turn',
      say: {
        fr: 'C’est le tour du côté obscur : lui seul peut attaquer. Le côté lumineux devra se défendre.',
        en: 'It is the dark side’s turn, so only the dark side may attack. The light side will have to defend.',
      },
    },
    {
      move: { type: 'declare', player: 'dark' },
      say: {
        fr: 'Les deux joueurs ont des cartes face visible ici. Le côté obscur déclare une bataille.',
        en: 'Both players have face-up cards here, and the dark side declares a battle.',
      },
    },
    {
      move: { type: 'announce', player: 'light' },
      refused: 'attacker-announces-first',
      say: {
        fr: 'L’attaquant dit le premier combien de cartes Battle il ajoute.',
        en: 'The attacker is the first to say how many Battle cards are added.',
      },
    },
    {
      move: { type: 'announce', player: 'dark' },
      say: { fr: 'Aucune carte Battle pour l’attaquant.', en: 'The attacker adds no Battle cards.' },
    },
    {
      move: { type: 'announce', player: 'light' },
      say: { fr: 'Aucune non plus pour le défenseur.', en: 'Nor does the defender.' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'droid' },
      say: {
        fr: 'Le droïde est posé à gauche : il combattra en premier.',
        en: 'The droid goes on the left, so it will be the first to fight.',
      },
    },
    {
      move: { type: 'place', player: 'dark', card: 'maul' },
      say: { fr: 'Darth Maul vient ensuite.', en: 'Darth Maul comes next.' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'neimoidian' },
      say: {
        fr: 'Le Neimoidian est à droite : il passera en dernier.',
        en: 'The Neimoidian is on the right and will go last.',
      },
    },
    {
      move: { type: 'place', player: 'light', card: 'guard' },
      say: {
        fr: 'Le défenseur range ses cartes à son tour : un garde…',
        en: 'The defender sets out cards too: a guard…',
      },
    },
    {
      move: { type: 'place', player: 'light', card: 'veteran' },
      say: { fr: '… un second garde…', en: '… another guard…' },
    },
    {
      move: { type: 'place', player: 'light', card: 'padme' },
      say: { fr: '… et Padmé. Les deux plans sont prêts.', en: '… and Padmé. Both plans are ready.' },
      key: true,
    },
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Premier combat : le droïde contre un garde. Le droïde a 2 de puissance et 2 de bonus de localisation au Desert Landing Site.',
        en: 'First fight: the droid against a guard. The droid has a power of 2 and a location bonus of 2 at the Desert Landing Site.',
      },
      key: true,
    },
    {
      move: { type: 'compare' },
      say: {
        fr: '4 contre 2 : le garde est vaincu, et son nombre de dommages fait défausser 2 cartes de la pile de pioche.',
        en: '4 against 2: the guard is defeated, and its damage number sends 2 cards of the draw deck to the discard pile.',
      },
    },
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Deuxième combat : Darth Maul contre l’autre garde.',
        en: 'Second fight: Darth Maul against the other guard.',
      },
    },
    {
      move: { type: 'compare' },
      say: {
        fr: '6 contre 2. Ce sont toujours les dommages du vaincu qui comptent, ici 2.',
        en: '6 against 2. It is always the loser’s damage that counts, here 2.',
      },
    },
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Dernier combat : le Neimoidian contre Padmé.',
        en: 'Last fight: the Neimoidian against Padmé.',
      },
    },
    {
      move: { type: 'compare' },
      say: {
        fr: '1 contre 3 : cette fois, c’est l’attaquant qui perd son personnage et 2 cartes.',
        en: '1 against 3: this time the attacker loses the character, and 2 cards.',
      },
    },
    {
      move: { type: 'end' },
      say: {
        fr: 'Les deux plans sont épuisés. Il ne reste personne pour une percée ; les survivants retournent sur la planète.',
        en: 'Both plans have run out. Nobody is left to break through, and the survivors go back to the planet.',
      },
      key: true,
    },
  ],
  sources: [
    'young-jedi-rulebook#battle-step',
    'young-jedi-rulebook#resolving-fights',
    'young-jedi-rulebook#damage',
    'young-jedi-rulebook#faq-battle-cards-declare',
  ],
};
