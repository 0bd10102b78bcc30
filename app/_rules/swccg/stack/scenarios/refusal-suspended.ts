import { LUKE, STORMTROOPER, site, UBRIKKIAN, VADER } from '../cards/characters';
import { YOU_OVERESTIMATE } from '../cards/examples';
import { battle } from '../cards/virtual';
import { pass, play } from '../moves';
import type { StackScenario } from '../scenario';

/** swccg/actions-stacking#not-allowed */
export const refusalSuspended: StackScenario = {
  id: 'refusal-suspended',
  title: { fr: 'Refus : répondre à une action suspendue', en: 'Refused: responding to a suspended action' },
  intro: {
    fr: 'Le côté lumineux initie une bataille. Le côté obscur tient You Overestimate Their Chances et peut réagir avec l’Ubrikkian 9000 Z001.',
    en: 'The light side initiates a battle. The dark side holds You Overestimate Their Chances and can react with the Ubrikkian 9000 Z001.',
  },
  setup: {
    turn: 'light',
    phase: 'battle',
    light: {
      table: [
        { card: site('Tatooine: Cantina'), id: 'cantina' },
        { card: LUKE, at: 'cantina' },
      ],
      may: [battle({ at: 'cantina' })],
      reserve: 8,
      force: 2,
    },
    dark: {
      hand: [{ card: YOU_OVERESTIMATE, id: 'overestimate' }],
      table: [
        { card: VADER, at: 'cantina' },
        { card: UBRIKKIAN, id: 'ubrikkian', at: 'mos-eisley' },
        { card: STORMTROOPER, at: 'ubrikkian' },
      ],
      reserve: 8,
      force: 2,
    },
  },
  line: [
    {
      move: play('light', 'battle'),
      say: { fr: 'Le côté lumineux initie la bataille.', en: 'The light side initiates the battle.' },
    },
    {
      move: play('dark', 'overestimate'),
      say: {
        fr: 'Le côté obscur y répond par You Overestimate Their Chances : la bataille est suspendue.',
        en: 'The dark side responds with You Overestimate Their Chances: the battle is suspended.',
      },
    },
    {
      move: play('dark', 'ubrikkian'),
      refused: 'suspended',
      say: {
        fr: 'Réagir tout de suite ? Non : une réaction répond à la bataille, et la bataille est recouverte. Seule l’action du dessus reçoit une réponse.',
        en: 'React right away? No: a react responds to the battle, and the battle is covered. Only the topmost action can be responded to.',
      },
      key: true,
    },
    { move: pass('light'), say: { fr: 'Le côté lumineux passe.', en: 'The light side passes.' } },
    {
      move: pass('dark'),
      say: {
        fr: 'L’interruption a son résultat et quitte la pile. La bataille est de nouveau au-dessus.',
        en: 'The Interrupt has its result and leaves the stack. The battle is topmost again.',
      },
    },
    { move: pass('light'), say: { fr: 'Le côté lumineux passe.', en: 'The light side passes.' } },
    {
      move: play('dark', 'ubrikkian'),
      say: {
        fr: 'Maintenant, la réaction est possible.',
        en: 'Now the react is possible.',
      },
      key: true,
    },
    { move: pass('light'), say: { fr: 'Le côté lumineux passe.', en: 'The light side passes.' } },
    {
      move: pass('dark'),
      say: {
        fr: 'L’Ubrikkian rejoint la cantina avec son passager à bord.',
        en: 'The Ubrikkian reaches the cantina with its passenger aboard.',
      },
    },
  ],
  sources: ['swccg-glossary-a#actions-stacking', 'swccg-glossary-a#actions-step-2'],
  outcome: {
    stack: ['battle'],
    opportunity: 'light',
    cards: { overestimate: 'lost' },
    at: { ubrikkian: 'cantina', stormtrooper: 'ubrikkian' },
    piles: { light: { used: 1 }, dark: { used: 1, lost: 1 } },
  },
};
