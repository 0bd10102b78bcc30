import { draw, pass, play } from '../../stack/moves';
import type { WarScenario } from './scenario';

/** swccg/sense: nothing to answer it with, so destiny decides. */
export const oneSense: WarScenario = {
  id: 'one-sense',
  title: { fr: 'Une seule Sense : la destinée décide', en: 'A single Sense: destiny decides' },
  intro: {
    fr: 'Le côté lumineux joue une interruption et n’a rien pour la défendre. Le côté obscur tient une Sense ; son personnage le plus habile a 6, et il lui reste les destinées 2, 3, 5 et 7.',
    en: 'The light side plays an Interrupt and has nothing to defend it with. The dark side holds one Sense; its highest-ability character has 6, and its destinies left are 2, 3, 5 and 7.',
  },
  setup: {
    first: { by: 'light', kind: 'interrupt' },
    hands: { light: [], dark: ['Sense'] },
    ability: { light: 4, dark: 6 },
    destinies: { light: [1, 2, 3], dark: [2, 3, 5, 7] },
  },
  survives: 0.25,
  line: [
    {
      move: play('light', 'first'),
      say: {
        fr: 'Le côté lumineux joue son interruption. Une destinée sur quatre, le 7, la sauverait.',
        en: 'The light side plays its Interrupt. One destiny in four, the 7, would save it.',
      },
    },
    {
      move: play('dark', 'dark-sense-1'),
      say: {
        fr: 'Le côté obscur n’a rien à perdre : il répond par Sense.',
        en: 'The dark side has nothing to lose: it responds with Sense.',
      },
      key: true,
    },
    { move: pass('light'), say: { fr: 'Le côté lumineux passe.', en: 'The light side passes.' } },
    {
      move: pass('dark'),
      say: {
        fr: 'Sense a son résultat : il faut tirer une destinée inférieure à 6.',
        en: 'Sense has its result: a destiny lower than 6 is needed.',
      },
    },
    {
      move: draw('dark', 2),
      say: {
        fr: 'Trois fois sur quatre, le tirage réussit et l’interruption est annulée.',
        en: 'Three times out of four the draw succeeds and the Interrupt is cancelled.',
      },
      key: true,
    },
  ],
  sources: ['swccg-glossary-a#actions-step-3', 'swccg-card-data#sense'],
};
