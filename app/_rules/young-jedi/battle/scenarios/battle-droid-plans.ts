import { BATTLE_CARDS, CHARACTERS, WEAPONS } from '../examples';
import type { BattleScenario } from '../state';

export const battleDroidPlans: BattleScenario = {
  id: 'battle-droid-plans',
  title: { fr: 'Deux droïdes, deux cartes Battle, une arme', en: 'Two droids, two Battle cards, one weapon' },
  intro: {
    fr: 'Le côté obscur a deux droïdes de bataille et un Blaster Rifle en jeu, et deux In Complete Control en main. Le côté lumineux l’attaque avec deux personnages.',
    en: 'The dark side has two battle droids and a Blaster Rifle in play, and two In Complete Control in hand. The light side attacks with two characters.',
  },
  setup: {
    attacker: 'light',
    location: { title: 'Tatooine: Podrace Arena', planet: 'Tatooine' },
    dark: {
      table: [
        { id: 'first-droid', card: CHARACTERS.battleDroid },
        { id: 'second-droid', card: CHARACTERS.battleDroid },
        { id: 'rifle', card: WEAPONS.blasterRifle },
        { id: 'hidden-droid', card: CHARACTERS.battleDroid, hidden: true },
      ],
      hand: [
        { id: 'control-1', card: BATTLE_CARDS.inCompleteControl },
        { id: 'control-2', card: BATTLE_CARDS.inCompleteControl },
        { id: 'maul-in-hand', card: CHARACTERS.darthMaul },
        3,
      ],
      deck: 15,
    },
    light: {
      table: [
        { id: 'guard', card: CHARACTERS.royalGuard },
        { id: 'obi-wan', card: CHARACTERS.obiWan },
      ],
      hand: [6],
      deck: 15,
    },
  },
  line: [
    {
      move: { type: 'declare', player: 'light' },
      say: { fr: 'Le côté lumineux déclare la bataille.', en: 'The light side declares the battle.' },
    },
    {
      move: { type: 'announce', player: 'light' },
      say: { fr: 'L’attaquant n’ajoute aucune carte Battle.', en: 'The attacker adds no Battle cards.' },
    },
    {
      move: { type: 'take', player: 'dark', card: 'maul-in-hand' },
      refused: 'only-battle-cards',
      say: {
        fr: 'Pas de bluff : seules des cartes Battle sortent de la main.',
        en: 'No bluffing: only Battle cards may come out of the hand.',
      },
    },
    {
      move: { type: 'take', player: 'dark', card: 'control-1' },
      say: { fr: 'Le défenseur prend une carte Battle…', en: 'The defender takes one Battle card…' },
    },
    {
      move: { type: 'take', player: 'dark', card: 'control-2' },
      say: { fr: '… puis une seconde, sans les montrer.', en: '… and a second one, without showing them.' },
    },
    {
      move: { type: 'announce', player: 'dark' },
      say: {
        fr: 'Il annonce seulement leur nombre : deux. Personne ne change plus d’avis.',
        en: 'Only the number is announced: two. Nobody may change their mind now.',
      },
      key: true,
    },
    {
      move: { type: 'place', player: 'dark', card: 'control-1' },
      say: { fr: 'De gauche à droite : une carte Battle…', en: 'From left to right: a Battle card…' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'hidden-droid' },
      refused: 'takes-no-part',
      say: {
        fr: 'Le droïde face cachée ne combat pas : il n’entre pas dans le plan.',
        en: 'The face-down droid does not fight, and stays out of the plan.',
      },
    },
    {
      move: { type: 'place', player: 'dark', card: 'first-droid' },
      say: { fr: '… le premier droïde…', en: '… the first droid…' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'control-2' },
      say: { fr: '… la seconde carte Battle…', en: '… the second Battle card…' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'rifle' },
      say: { fr: '… le fusil…', en: '… the rifle…' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'second-droid' },
      say: {
        fr: '… et le second droïde, qui aura les deux. L’ordre est carte Battle, arme, personnage.',
        en: '… and the second droid, which will have both. The order is Battle card, weapon, character.',
      },
      key: true,
    },
    {
      move: { type: 'place', player: 'light', card: 'guard' },
      say: { fr: 'L’attaquant place le garde royal…', en: 'The attacker places the Royal Guard…' },
    },
    {
      move: { type: 'place', player: 'light', card: 'obi-wan' },
      say: { fr: '… puis Obi-Wan.', en: '… then Obi-Wan.' },
    },
    {
      move: { type: 'reveal' },
      say: {
        fr: 'In Complete Control ajoute 2 au droïde : 4 contre 2.',
        en: 'In Complete Control adds 2 to the droid: 4 against 2.',
      },
    },
    {
      move: { type: 'compare' },
      say: {
        fr: 'Le garde est vaincu ; la carte Battle est défaussée après usage.',
        en: 'The guard is defeated, and the Battle card is discarded after use.',
      },
    },
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Le second droïde est à 4, avec un tirage pour le fusil, contre 5.',
        en: 'The second droid is at 4, with a draw for the rifle, against 5.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 2 },
      say: { fr: 'Tirage : 2, soit 6 en tout.', en: 'The draw is a 2, for a total of 6.' },
      key: true,
    },
    {
      move: { type: 'compare' },
      say: {
        fr: '6 contre 5 : Obi-Wan est vaincu à son tour.',
        en: '6 against 5: Obi-Wan is defeated in turn.',
      },
    },
    {
      move: { type: 'end' },
      say: { fr: 'La bataille est terminée.', en: 'The battle is over.' },
    },
  ],
  sources: [
    'young-jedi-rulebook#battle-cards',
    'young-jedi-rulebook#faq-no-bluff',
    'young-jedi-rulebook#hidden-cards',
  ],
};
