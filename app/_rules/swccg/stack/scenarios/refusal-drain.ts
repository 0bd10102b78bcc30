import { LUKE, site, VADER } from '../cards/characters';
import { COLLISION, NABRUN_LEIDS } from '../cards/examples';
import { CONTROL } from '../cards/the-force';
import { forceDrain } from '../cards/virtual';
import { pass, play } from '../moves';
import type { StackScenario } from '../scenario';

const STAR_DESTROYER = { title: 'Imperial-Class Star Destroyer', side: 'dark', kind: 'starship' } as const;

/** swccg/actions-step-2#valid-response */
export const refusalDrain: StackScenario = {
  id: 'refusal-drain',
  title: { fr: 'Refus : répondre à un drainage de Force', en: 'Refused: responding to a Force drain' },
  intro: {
    fr: 'Le côté obscur draine à un site qu’il contrôle. Le côté lumineux tient Nabrun Leids, Collision! et Control.',
    en: 'The dark side drains at a site it controls. The light side holds Nabrun Leids, Collision! and Control.',
  },
  setup: {
    turn: 'dark',
    phase: 'control',
    light: {
      hand: [NABRUN_LEIDS, COLLISION, CONTROL],
      table: [
        { card: site('Tatooine: Cantina'), id: 'cantina' },
        { card: site('Tatooine: Dunes'), id: 'dunes' },
        { card: LUKE, at: 'dunes' },
      ],
      reserve: 8,
      force: 5,
    },
    dark: {
      table: [
        { card: VADER, at: 'cantina' },
        { card: STAR_DESTROYER, at: 'tatooine' },
        { card: STAR_DESTROYER, at: 'tatooine' },
      ],
      may: [forceDrain({ at: 'cantina', amount: 2 })],
      reserve: 8,
    },
  },
  line: [
    {
      move: play('dark', 'force-drain'),
      say: {
        fr: 'Le côté obscur initie un drainage de Force de 2. Seul peut y répondre ce qui dit agir sur un drainage, ou pendant un drainage.',
        en: 'The dark side initiates a Force drain of 2. Only what says that it acts on a Force drain, or during one, can respond to it.',
      },
    },
    {
      move: play('light', 'nabrun-leids', { targets: { characters: ['luke-skywalker'], site: 'cantina' } }),
      refused: 'unrelated',
      say: {
        fr: 'Nabrun Leids amènerait Luke sur place, ce qui changerait tout. Mais son texte ne dit pas agir sur un drainage : ce n’est pas une réponse.',
        en: 'Nabrun Leids would bring Luke there and change everything. But its text does not say that it acts on a Force drain: it is no response.',
      },
      key: true,
    },
    {
      move: play('light', 'collision'),
      refused: 'unrelated',
      say: {
        fr: 'Collision! ne peut pas davantage interrompre un drainage : elle doit attendre une pile vide.',
        en: 'Collision! cannot interrupt a drain either: it has to wait for an empty stack.',
      },
      key: true,
    },
    {
      move: play('light', 'control'),
      say: {
        fr: 'Control dit annuler un drainage de Force : voilà une réponse valable.',
        en: 'Control says that it cancels a Force drain: that is a valid response.',
      },
    },
    {
      move: pass('dark'),
      say: {
        fr: 'Le côté obscur ne répond pas à Control.',
        en: 'The dark side does not respond to Control.',
      },
    },
    {
      move: pass('light'),
      say: {
        fr: 'Control a son résultat : le drainage est annulé et quitte la pile avec elle. La pile est vide.',
        en: 'Control has its result: the drain is canceled and leaves the stack with it. The stack is empty.',
      },
    },
    {
      move: play('light', 'nabrun-leids', { targets: { characters: ['luke-skywalker'], site: 'cantina' } }),
      say: {
        fr: 'L’action annulée était celle du côté obscur : la prochaine revient au côté lumineux. Maintenant, Nabrun Leids peut être jouée.',
        en: 'The canceled action was the dark side’s, so the next one is the light side’s. Now Nabrun Leids can be played.',
      },
      key: true,
    },
  ],
  sources: ['swccg-glossary-a#actions-step-2', 'swccg-glossary-a#actions-stacking'],
  outcome: {
    stack: ['Nabrun Leids', 'draw-destiny'],
    cards: { control: 'lost', collision: 'hand', 'nabrun-leids': 'stack' },
    piles: { light: { lost: 1, reserve: 8 } },
  },
};
