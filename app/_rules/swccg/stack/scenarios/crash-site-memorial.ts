import { LUKE, VADER } from '../cards/characters';
import { CRASH_SITE_MEMORIAL } from '../cards/examples';
import { ALTER, SENSE } from '../cards/the-force';
import { pass, play } from '../moves';
import type { StackScenario } from '../scenario';

/** swccg/actions-example-1 */
export const crashSiteMemorial: StackScenario = {
  id: 'crash-site-memorial',
  title: {
    fr: 'Exemple 1 : Crash Site Memorial, Alter et Sense',
    en: 'Example 1: Crash Site Memorial, Alter and Sense',
  },
  intro: {
    fr: 'Phase de déploiement du côté lumineux, pile d’actions vide. Il tient Crash Site Memorial et Sense ; le côté obscur tient Alter.',
    en: 'The light side’s deploy phase, with an empty action stack. It holds Crash Site Memorial and Sense; the dark side holds Alter.',
  },
  setup: {
    turn: 'light',
    phase: 'deploy',
    light: { hand: [CRASH_SITE_MEMORIAL, SENSE], table: [{ card: LUKE, at: 'dunes' }], reserve: 20 },
    dark: { hand: [ALTER], table: [{ card: VADER, at: 'dunes' }], reserve: 20 },
  },
  line: [
    {
      move: play('light', 'crash-site-memorial'),
      say: {
        fr: 'Le côté lumineux déploie Crash Site Memorial. La pile était vide : l’effet devient l’action du dessus, et l’adversaire peut répondre le premier.',
        en: 'The light side deploys Crash Site Memorial. The stack was empty, so the Effect becomes the topmost action, and the opponent may respond first.',
      },
    },
    {
      move: play('dark', 'alter'),
      say: {
        fr: 'Le côté obscur répond par Alter, qui dit expressément pouvoir annuler un effet. Le déploiement est suspendu.',
        en: 'The dark side responds with Alter, which specifically says it can cancel an Effect. The deployment is suspended.',
      },
    },
    {
      move: play('light', 'sense'),
      say: {
        fr: 'Seule Alter, l’action du dessus, peut recevoir une réponse. Le côté lumineux joue Sense par-dessus.',
        en: 'Only Alter, the topmost action, can be responded to. The light side stacks Sense on it.',
      },
      key: true,
    },
    {
      move: pass('dark'),
      say: {
        fr: 'Le côté obscur a la première opportunité de répondre à Sense. Il passe.',
        en: 'The dark side has the first opportunity to respond to Sense. It passes.',
      },
    },
    {
      move: pass('light'),
      say: {
        fr: 'Deux passes de suite : Sense a son résultat et annule Alter, sans tirage. Sense va dans la pile utilisée, puis Alter dans la pile perdue. L’effet est de nouveau au-dessus ; le côté obscur a fait la réponse précédente, c’est donc au côté lumineux.',
        en: 'Two passes in a row: Sense has its result and cancels Alter, with no draw. Sense goes to the Used Pile, then Alter to the Lost Pile. The Effect is topmost again; the dark side made the previous response, so it is up to the light side.',
      },
      key: true,
    },
    {
      move: pass('light'),
      say: {
        fr: 'Le côté lumineux ne répond pas davantage à son propre effet.',
        en: 'The light side makes no further response to its own Effect.',
      },
    },
    {
      move: pass('dark'),
      say: {
        fr: 'Le côté obscur passe aussi : Crash Site Memorial a son résultat et arrive sur la table. La prochaine action revient au côté obscur.',
        en: 'The dark side passes too: Crash Site Memorial has its result and reaches the table. The next action is the dark side’s.',
      },
      key: true,
    },
  ],
  sources: ['swccg-glossary-a#actions-example-1'],
  outcome: {
    stack: [],
    opportunity: 'dark',
    cards: { 'crash-site-memorial': 'table', sense: 'used', alter: 'lost' },
    piles: { light: { used: 1, lost: 0, reserve: 20 }, dark: { used: 0, lost: 1, reserve: 20 } },
  },
};
