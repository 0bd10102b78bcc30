import { BATTLE_CARDS, CHARACTERS, WEAPONS } from '../examples';
import type { BattleScenario } from '../state';

export const uselessCards: BattleScenario = {
  id: 'useless-cards',
  title: { fr: 'Ignorée ou défaussée ?', en: 'Ignored or discarded?' },
  intro: {
    fr: 'Le côté obscur prépare un Battle Droid Squad avec In Complete Control et un STAP, puis Darth Maul avec un STAP dont il ne peut pas se servir.',
    en: 'The dark side sets up a Battle Droid Squad with In Complete Control and a STAP, then Darth Maul with a STAP he cannot use.',
  },
  setup: {
    attacker: 'dark',
    location: { title: 'Tatooine: Podrace Arena', planet: 'Tatooine' },
    dark: {
      table: [
        { id: 'stap', card: WEAPONS.stap },
        { id: 'squad', card: CHARACTERS.battleDroidSquad },
        { id: 'second-stap', card: WEAPONS.stap },
        { id: 'maul', card: CHARACTERS.darthMaulLord },
      ],
      hand: [{ id: 'control', card: BATTLE_CARDS.inCompleteControl }, 3],
      deck: 15,
      plan: ['control', 'stap', 'squad', 'second-stap', 'maul'],
    },
    light: {
      table: [
        { id: 'qui-gon', card: CHARACTERS.quiGon },
        { id: 'obi-wan', card: CHARACTERS.obiWan },
      ],
      hand: [5],
      deck: 15,
      plan: ['qui-gon', 'obi-wan'],
    },
  },
  line: [
    {
      move: { type: 'reveal' },
      say: {
        fr: 'In Complete Control demande un droïde de bataille ♦ ; le Squad n’en est pas un : la carte est défaussée sans effet. Le STAP va avec tout droïde de bataille : il ajoute 2.',
        en: 'In Complete Control asks for a ♦ battle droid, which the Squad is not: the card is discarded without effect. The STAP works with any battle droid and adds 2.',
      },
      key: true,
    },
    {
      move: { type: 'compare' },
      say: {
        fr: '6 contre 6 : égalité, personne n’est vaincu.',
        en: '6 against 6 is a tie: nobody is defeated.',
      },
    },
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Darth Maul n’est pas un droïde : son STAP est ignoré et mis de côté.',
        en: 'Darth Maul is no droid: his STAP is ignored and set aside.',
      },
    },
    {
      move: { type: 'compare' },
      say: {
        fr: '3 contre 5 : Darth Maul est vaincu. L’arme ignorée n’est pas perdue avec lui.',
        en: '3 against 5: Darth Maul is defeated. The ignored weapon is not lost with him.',
      },
      key: true,
    },
    {
      move: { type: 'end' },
      say: { fr: 'Les deux STAP restent sur la planète.', en: 'Both STAPs stay on the planet.' },
    },
  ],
  sources: [
    'young-jedi-rulebook#weapon-battle-details',
    'young-jedi-rulebook#faq-stap-battle-droid-squad',
    'young-jedi-rulebook#faq-weapon-without-user',
  ],
};
