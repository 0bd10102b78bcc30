import { BATTLE_CARDS, CHARACTERS, WEAPONS } from '../examples';
import type { BattleScenario } from '../state';

export const planMistakes: BattleScenario = {
  id: 'plan-mistakes',
  title: { fr: 'Des erreurs dans le plan', en: 'Mistakes in the plan' },
  intro: {
    fr: 'Le côté obscur s’est trompé trois fois : deux cartes Battle devant un droïde, un groupe où Darth Maul s’est glissé, deux armes devant un droïde.',
    en: 'The dark side has made three mistakes: two Battle cards before one droid, a group that Darth Maul has slipped into, two weapons before one droid.',
  },
  setup: {
    attacker: 'light',
    location: { title: 'Tatooine: Podrace Arena', planet: 'Tatooine' },
    dark: {
      table: [
        ...[1, 2, 3].map((n) => ({ id: `droid-${n}`, card: CHARACTERS.battleDroid })),
        { id: 'maul', card: CHARACTERS.darthMaul },
        { id: 'stap', card: WEAPONS.stap },
        { id: 'rifle', card: WEAPONS.blasterRifle },
      ],
      hand: [
        ...[1, 2, 3].map((n) => ({ id: `control-${n}`, card: BATTLE_CARDS.inCompleteControl })),
        { id: 'invasion', card: BATTLE_CARDS.invasionOnSchedule },
        2,
      ],
      deck: 15,
      plan: [
        'control-1',
        'control-2',
        'droid-1',
        'invasion',
        'droid-2',
        'maul',
        'control-3',
        'rifle',
        'stap',
        'droid-3',
      ],
    },
    light: {
      table: [
        { id: 'padme', card: CHARACTERS.padme },
        { id: 'guard', card: CHARACTERS.royalGuard },
        { id: 'qui-gon', card: CHARACTERS.quiGon },
        { id: 'obi-wan', card: CHARACTERS.obiWan },
      ],
      hand: [4],
      deck: 15,
      plan: ['padme', 'guard', 'qui-gon', 'obi-wan'],
    },
  },
  line: [
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Deux cartes Battle pour un combat : seule la première est défaussée. La seconde reprend sa place et fonctionne : 4.',
        en: 'Two Battle cards for one fight: only the first is discarded. The second goes back in its place and works: 4.',
      },
      key: true,
    },
    {
      move: { type: 'compare' },
      say: { fr: '4 contre 3 : Padmé est vaincue.', en: '4 against 3: Padmé is defeated.' },
    },
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Il faudrait trois droïdes ♦ de suite, et Darth Maul est parmi eux. La carte Battle est défaussée ; les autres reprennent leur ordre, et le droïde combat seul.',
        en: 'It takes three ♦ droids in a row, and Darth Maul is among them. The Battle card is discarded, the others keep their order, and the droid fights alone.',
      },
      key: true,
    },
    { move: { type: 'compare' }, say: { fr: '2 contre 2 : égalité.', en: '2 against 2 is a tie.' } },
    {
      move: { type: 'reveal' },
      say: { fr: 'Darth Maul combat à son tour, sans rien.', en: 'Darth Maul fights next, with nothing.' },
    },
    {
      move: { type: 'compare' },
      say: { fr: '6 contre 6 : encore une égalité.', en: '6 against 6: another tie.' },
    },
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Deux armes avant le droïde : c’est encore la carte Battle qui est défaussée. Le STAP, juste devant lui, sert ; le fusil est ignoré.',
        en: 'Two weapons before the droid: again it is the Battle card that is discarded. The STAP, just before it, is used; the rifle is ignored.',
      },
      key: true,
    },
    {
      move: { type: 'compare' },
      say: {
        fr: '4 contre 5 : le droïde est vaincu avec le STAP. Le fusil reste.',
        en: '4 against 5: the droid is defeated, and the STAP goes with it. The rifle stays.',
      },
    },
    { move: { type: 'end' }, say: { fr: 'La bataille est terminée.', en: 'The battle is over.' } },
  ],
  sources: [
    'young-jedi-rulebook#battle-plan-mistakes',
    'young-jedi-rulebook#weapon-battle-details',
    'young-jedi-rulebook#faq-two-battle-cards',
  ],
};
