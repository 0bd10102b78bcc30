import { draw, pass, play } from '../../stack/moves';
import type { WarScenario } from './scenario';

/** swccg/control: what cancels Sense or Alter cannot itself be Sensed. */
export const controlHasTheLastWord: WarScenario = {
  id: 'control-has-the-last-word',
  title: { fr: 'Control a le dernier mot', en: 'Control has the last word' },
  intro: {
    fr: 'Le côté lumineux défend son interruption avec Alter. Le côté obscur tient Sense et Control. Alter change-t-elle quelque chose ?',
    en: 'The light side defends its Interrupt with Alter. The dark side holds Sense and Control. Does Alter change anything?',
  },
  setup: {
    first: { by: 'light', kind: 'interrupt' },
    hands: { light: ['Alter'], dark: ['Sense', 'Control'] },
    ability: { light: 4, dark: 6 },
    destinies: { light: [1, 2, 3], dark: [2, 3, 5, 7] },
  },
  survives: 0.25,
  line: [
    {
      move: play('light', 'first'),
      say: {
        fr: 'Le côté lumineux joue son interruption. Ses chances : une sur quatre, comme s’il n’avait rien en main.',
        en: 'The light side plays its Interrupt. Its chances: one in four, as if it held nothing.',
      },
    },
    {
      move: play('dark', 'dark-sense-2'),
      say: { fr: 'Le côté obscur répond par Sense.', en: 'The dark side responds with Sense.' },
    },
    {
      move: play('light', 'light-alter-1'),
      say: {
        fr: 'Alter annulerait Sense sans tirage.',
        en: 'Alter would cancel Sense without a draw.',
      },
    },
    {
      move: play('dark', 'dark-control-1'),
      say: {
        fr: 'Mais Control annule Alter, et Sense ne peut rien contre elle : c’est le dernier mot.',
        en: 'But Control cancels Alter, and Sense can do nothing about it: that is the last word.',
      },
      key: true,
    },
    { move: pass('light'), say: { fr: 'Le côté lumineux passe.', en: 'The light side passes.' } },
    {
      move: pass('dark'),
      say: {
        fr: 'Control et Alter quittent la pile. Sense est de nouveau au-dessus.',
        en: 'Control and Alter leave the stack. Sense is topmost again.',
      },
    },
    { move: pass('dark'), say: { fr: 'Le côté obscur passe.', en: 'The dark side passes.' } },
    {
      move: pass('light'),
      say: { fr: 'Sense a son résultat.', en: 'Sense has its result.' },
    },
    {
      move: draw('dark', 2),
      say: {
        fr: 'Une destinée inférieure à 6 : l’interruption est annulée. Alter n’aura coûté au côté obscur qu’une Control.',
        en: 'A destiny lower than 6: the Interrupt is cancelled. All that Alter did was cost the dark side a Control.',
      },
      key: true,
    },
  ],
  sources: ['swccg-glossary-a#actions-example-4', 'swccg-card-data#control'],
};
