import { LUKE, VADER } from '../cards/characters';
import { BERU_STEW } from '../cards/examples';
import { SENSE } from '../cards/the-force';
import { pass, play } from '../moves';
import type { StackScenario } from '../scenario';

/** swccg/actions-step-3#actions-within */
export const beruStew: StackScenario = {
  id: 'beru-stew',
  title: { fr: 'Beru Stew : des actions dans un résultat', en: 'Beru Stew: actions within a result' },
  intro: {
    fr: 'Le côté lumineux tient Beru Stew : chaque joueur doit activer 2 Force. Le côté obscur tient Sense. Ici, chaque action attend que les deux joueurs passent.',
    en: 'The light side holds Beru Stew: each player must activate 2 Force. The dark side holds Sense. Here every action waits for both players to pass.',
  },
  setup: {
    turn: 'light',
    phase: 'activate',
    patient: true,
    light: { hand: [BERU_STEW], table: [{ card: LUKE, at: 'dunes' }], reserve: 10 },
    dark: { hand: [SENSE], table: [{ card: VADER, at: 'dunes' }], reserve: 1 },
  },
  line: [
    {
      move: play('light', 'beru-stew'),
      say: {
        fr: 'Le côté lumineux joue Beru Stew. C’est maintenant, et seulement maintenant, que l’on peut y répondre.',
        en: 'The light side plays Beru Stew. Now, and only now, it may be responded to.',
      },
    },
    {
      move: pass('dark'),
      say: {
        fr: 'Le côté obscur garde sa Sense et passe.',
        en: 'The dark side keeps its Sense and passes.',
      },
    },
    {
      move: pass('light'),
      say: {
        fr: 'Deux passes : le résultat commence. La première activation est une action à part entière, posée sur Beru Stew.',
        en: 'Two passes: the result begins. The first activation is an action in its own right, on top of Beru Stew.',
      },
      key: true,
    },
    {
      move: play('dark', 'sense'),
      refused: 'just-over',
      say: {
        fr: 'Trop tard pour Sense : Beru Stew a commencé son résultat. Entre ses parties, plus personne n’y répond.',
        en: 'Too late for Sense: Beru Stew has begun its result. Between its parts nobody responds to it any more.',
      },
      key: true,
    },
    {
      move: pass('dark'),
      say: {
        fr: 'À l’activation elle-même, on pourrait répondre. Le côté obscur n’a rien pour cela.',
        en: 'The activation itself could be responded to. The dark side has nothing for it.',
      },
    },
    {
      move: pass('light'),
      say: {
        fr: 'Une carte passe de la pile de réserve à la pile de Force du côté lumineux. La deuxième activation suit aussitôt.',
        en: 'One card goes from the light side’s Reserve Deck to its Force Pile. The second activation follows at once.',
      },
    },
    {
      move: pass('dark'),
      say: { fr: 'Le côté obscur passe.', en: 'The dark side passes.' },
    },
    {
      move: pass('light'),
      say: {
        fr: 'Le côté lumineux a activé ses 2 Force. C’est au côté obscur d’activer.',
        en: 'The light side has activated its 2 Force. Now the dark side activates.',
      },
    },
    {
      move: pass('light'),
      say: {
        fr: 'L’activation est du côté obscur : son adversaire a donc la première réponse. Il passe.',
        en: 'This activation is the dark side’s, so its opponent has the first response, and passes.',
      },
    },
    {
      move: pass('dark'),
      say: {
        fr: 'Le côté obscur active 1 Force, sa dernière carte en réserve. Il doit en activer autant que possible, et c’est fait : Beru Stew, achevée, va dans la pile perdue.',
        en: 'The dark side activates 1 Force, the last card in its Reserve Deck. It must activate as much as it can, and has done so: Beru Stew is complete and goes to the Lost Pile.',
      },
      key: true,
    },
  ],
  sources: ['swccg-glossary-a#actions-step-3', 'swccg-glossary-a#activating-force'],
  outcome: {
    stack: [],
    opportunity: 'dark',
    cards: { 'beru-stew': 'lost', sense: 'hand' },
    piles: { light: { force: 2, reserve: 8, lost: 1 }, dark: { force: 1, reserve: 0 } },
  },
};
