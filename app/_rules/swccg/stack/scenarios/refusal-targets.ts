import { LUKE, site, VADER } from '../cards/characters';
import { EVADER, REVOLUTION, SHOCKING_REVELATION, VADERS_OBSESSION } from '../cards/examples';
import { pass, play } from '../moves';
import type { StackScenario } from '../scenario';

/** swccg/actions-step-1b */
export const refusalTargets: StackScenario = {
  id: 'refusal-targets',
  title: { fr: 'Refus : des cibles qui manquent', en: 'Refused: targets that are missing' },
  intro: {
    fr: 'Le côté obscur tient Evader, Shocking Revelation et Vader’s Obsession. Luke est captif ; aucun site n’a de lien Scomp ; Revolution est encore dans la main adverse.',
    en: 'The dark side holds Evader, Shocking Revelation and Vader’s Obsession. Luke is a captive; no site has a Scomp link; Revolution is still in the opponent’s hand.',
  },
  setup: {
    turn: 'light',
    phase: 'deploy',
    opportunity: 'dark',
    light: {
      hand: [REVOLUTION],
      table: [
        { card: site('Tatooine: Cantina'), id: 'cantina' },
        { card: LUKE, at: 'cantina', captive: true },
      ],
      reserve: 8,
    },
    dark: {
      hand: [EVADER, SHOCKING_REVELATION, VADERS_OBSESSION],
      table: [{ card: VADER, at: 'cantina' }],
      reserve: 8,
    },
  },
  line: [
    {
      move: play('dark', 'evader'),
      refused: 'no-target',
      say: {
        fr: 'Annuler, c’est viser : sans Revolution sur la table, Evader n’a rien à annuler et ne se joue pas.',
        en: 'Cancelling is targeting: with no Revolution on table, Evader has nothing to cancel and cannot be played.',
      },
      key: true,
    },
    {
      move: play('dark', 'shocking-revelation', { targets: { location: 'cantina' } }),
      refused: 'no-target',
      say: {
        fr: 'Shocking Revelation vise une localisation, mais aussi, sans le dire, au moins un lien Scomp à cet endroit. Il n’y en a pas.',
        en: 'Shocking Revelation targets a location, but also, implicitly, at least one Scomp link there. There is none.',
      },
      key: true,
    },
    {
      move: play('dark', 'vaders-obsession', { targets: { vader: 'darth-vader', luke: 'luke-skywalker' } }),
      refused: 'captive',
      say: {
        fr: 'Luke est bien en jeu, mais captif : seule une carte qui parle des captifs peut le viser. Pas de duel.',
        en: 'Luke is in play, but a captive: only a card that speaks of captives can target him. No duel.',
      },
      key: true,
    },
    {
      move: pass('dark'),
      say: { fr: 'Le côté obscur passe.', en: 'The dark side passes.' },
    },
    {
      move: play('light', 'revolution'),
      say: {
        fr: 'Le côté lumineux déploie Revolution.',
        en: 'The light side deploys Revolution.',
      },
    },
    {
      move: play('dark', 'evader'),
      refused: 'unrelated',
      say: {
        fr: 'Evader annule les Revolution en jeu. Celle-ci n’y est pas encore, et Evader ne dit pas répondre à un déploiement.',
        en: 'Evader cancels Revolution in play. This one is not there yet, and Evader does not say that it responds to a deployment.',
      },
    },
    { move: pass('dark'), say: { fr: 'Le côté obscur passe.', en: 'The dark side passes.' } },
    {
      move: pass('light'),
      say: {
        fr: 'Revolution arrive sur la table ; la prochaine action revient au côté obscur.',
        en: 'Revolution reaches the table; the next action is the dark side’s.',
      },
    },
    {
      move: play('dark', 'evader'),
      say: {
        fr: 'Cette fois, Evader a sa cible et peut être initiée.',
        en: 'This time Evader has its target and can be initiated.',
      },
      key: true,
    },
  ],
  sources: ['swccg-glossary-a#actions-step-1b'],
  outcome: {
    stack: ['Evader'],
    opportunity: 'light',
    cards: {
      revolution: 'table',
      evader: 'stack',
      'shocking-revelation': 'hand',
      'vaders-obsession': 'hand',
    },
  },
};
