import type { PlanetsScenario } from '../state';
import { capitalCity, inCompleteControl, maul, royalGuard } from './cards';

/** Hidden cards that were illegal from the start: part of a stack on another planet, a Battle card, a starship. */
// young-jedi/stackable-illegal#hidden-cards
export const hiddenStack: PlanetsScenario = {
  id: 'hidden-stack',
  title: { fr: 'Une pile illégale, mais cachée', en: 'An illegal stack, but hidden' },
  intro: {
    fr: 'Darth Maul est échoué sur Naboo, que son joueur contrôle. Le côté obscur a caché un deuxième Darth Maul sur Tatooine, avec une carte Battle et un vaisseau : six compteurs, et trois fautes. Nous l’avons mis en place ainsi.',
    en: 'Darth Maul is stranded on Naboo, which his player controls. The dark side has hidden a second Darth Maul on Tatooine, with a Battle card and a starship: six counters, and three faults. The position is ours.',
  },
  setup: {
    step: 'begin',
    planet: 'tatooine',
    location: 'Desert Landing Site',
    turn: 'dark',
    controlled: { naboo: 'dark' },
    turnsHere: { dark: 2, light: 1 },
    sides: {
      dark: {
        draw: 40,
        hand: [capitalCity, { ...maul, id: 'maul-3' }, 3],
        here: [
          { ...maul, id: 'maul-2', subtitle: 'Sith Lord', hidden: true },
          { ...inCompleteControl, hidden: true },
          { id: 'fighter', title: 'Droid Starfighter', kind: 'starship', hidden: true },
        ],
        stranded: { naboo: [maul] },
      },
      light: { draw: 42, hand: 6, here: [royalGuard('guard-1'), { ...royalGuard('guard-2'), hidden: true }] },
    },
  },
  line: [
    {
      move: { type: 'put-right', player: 'dark', title: 'Darth Maul' },
      refused: 'no-illegal-stack',
      say: {
        fr: 'Tant qu’il est face cachée, personne ne sait qu’il est là : il n’y a rien à reprendre en main.',
        en: 'As long as he is face down, nobody knows that he is there: nothing goes back to hand.',
      },
    },
    {
      move: { type: 'reveal', player: 'dark' },
      say: {
        fr: 'Tout vient au jour au début de son tour. Le côté obscur concède Tatooine aussitôt : sa carte Battle est défaussée, son vaisseau part dans l’hyperespace, et Darth Maul reste là, sur deux planètes à la fois.',
        en: 'All comes to light as its turn begins. The dark side concedes Tatooine at once: its Battle card is discarded, its starship goes to hyperspace, and Darth Maul stays there, on two planets at once.',
      },
      key: true,
    },
    {
      move: { type: 'put-right', player: 'dark', title: 'Darth Maul' },
      refused: 'no-illegal-stack',
      say: {
        fr: 'La faute portait sur des cartes cachées : elles restent, au lieu de revenir en main.',
        en: 'The mistake was one of hidden cards: they stay, instead of going back to hand.',
      },
      key: true,
    },
    {
      move: { type: 'take-back', player: 'dark' },
      refused: 'nothing-to-take-back',
      say: {
        fr: 'Le fautif, lui, ne reprend rien.',
        en: 'The offender takes nothing back.',
      },
    },
    {
      move: { type: 'take-back', player: 'light' },
      say: {
        fr: 'Le côté lumineux mélange ses deux gardes à sa pile de pioche, celui qui était caché aussi.',
        en: 'The light side shuffles its two guards into its draw deck, the hidden one too.',
      },
      key: true,
    },
    {
      move: { type: 'even-up', player: 'dark' },
      say: {
        fr: 'Le fautif complète sa main à six cartes.',
        en: 'The offender fills its hand up to six cards.',
      },
    },
    {
      move: { type: 'choose', player: 'dark', planet: 'coruscant', from: 'hand', card: 'capital-city' },
      say: {
        fr: 'Chaque joueur contrôle une planète : le fautif choisit la troisième et y joue le premier tour.',
        en: 'Each player controls a planet: the offender chooses the third and takes the first turn there.',
      },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'maul-3' },
      refused: 'stranded-elsewhere',
      say: {
        fr: 'Un troisième Darth Maul ne se cache pas ici : il faudrait d’abord évacuer les autres.',
        en: 'A third Darth Maul is not hidden here: the others would have to be evacuated first.',
      },
    },
  ],
  sources: ['young-jedi-rulebook#faq-illegal-hidden-cards', 'young-jedi-rulebook#stackable-illegal'],
};
