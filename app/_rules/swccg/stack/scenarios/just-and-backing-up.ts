import { LUKE, R2D2, site, VADER } from '../cards/characters';
import { A_GIFT, NABRUN_LEIDS, NO_GOOD_SWINDLER, TENTACLE } from '../cards/examples';
import { draw, pass, play } from '../moves';
import type { StackScenario } from '../scenario';

const transport = { characters: ['luke-skywalker', 'r2-d2'], site: 'audience-chamber' };

/** swccg/actions-example-3 */
export const justAndBackingUp: StackScenario = {
  id: 'just-and-backing-up',
  title: {
    fr: 'Exemple 3 : actions « just » et marche arrière',
    en: 'Example 3: "just" actions and backing up',
  },
  intro: {
    fr: 'Le côté lumineux a l’opportunité d’agir, pile vide. Il tient deux Nabrun Leids et A Gift ; Luke et R2-D2 sont sur un même site. Le côté obscur tient Tentacle et Double-Crossing, No-Good Swindler.',
    en: 'The light side has the opportunity to act, with an empty stack. It holds two copies of Nabrun Leids and A Gift; Luke and R2-D2 are at one site. The dark side holds Tentacle and Double-Crossing, No-Good Swindler.',
  },
  setup: {
    turn: 'light',
    phase: 'move',
    light: {
      hand: [NABRUN_LEIDS, A_GIFT, NABRUN_LEIDS],
      table: [
        { card: site('Tatooine: Cantina'), id: 'cantina' },
        { card: site("Jabba's Palace: Audience Chamber"), id: 'audience-chamber' },
        { card: LUKE, at: 'cantina' },
        { card: R2D2, at: 'cantina' },
      ],
      reserve: [3, null, null, null, null],
      force: 6,
    },
    dark: {
      hand: [TENTACLE, NO_GOOD_SWINDLER],
      table: [{ card: VADER, at: 'audience-chamber' }],
      reserve: 10,
      force: 3,
    },
  },
  line: [
    {
      move: play('light', 'nabrun-leids', { targets: transport }),
      say: {
        fr: 'Le côté lumineux joue Nabrun Leids et nomme ses cibles : Luke, R2-D2 et la chambre d’audience. Reste à fixer le prix, qui fait partie de l’initiation.',
        en: 'The light side plays Nabrun Leids and names its targets: Luke, R2-D2 and the Audience Chamber. The price is still to be set, as part of the initiation.',
      },
    },
    {
      move: draw('light', 3),
      say: {
        fr: 'La destinée est 3 : il utilise 3 Force, une par une. Personne ne répond à ces paiements. Nabrun Leids est initiée.',
        en: 'The destiny is 3: it uses 3 Force, one at a time. Nobody responds to those payments. Nabrun Leids is initiated.',
      },
    },
    {
      move: play('dark', 'tentacle'),
      say: {
        fr: 'Le côté obscur répond le premier : il utilise 1 Force et déploie Tentacle sur l’interruption qui vient d’être jouée.',
        en: 'The dark side responds first: it uses 1 Force and deploys Tentacle on the Interrupt that was just played.',
      },
      key: true,
    },
    {
      move: pass('light'),
      say: {
        fr: 'Le côté lumineux ne répond pas à Tentacle.',
        en: 'The light side does not respond to Tentacle.',
      },
    },
    {
      move: pass('dark'),
      say: {
        fr: 'Deux passes de suite : Tentacle reste sur la table et rend Nabrun Leids unique. L’exemplaire en cours, déjà initié, n’en souffre pas : il est de nouveau au-dessus.',
        en: 'Two passes in a row: Tentacle stays on table and makes Nabrun Leids unique. The copy under way, already initiated, does not suffer from it: it is topmost again.',
      },
    },
    {
      move: pass('light'),
      say: {
        fr: 'Le côté obscur a fait la réponse précédente ; le côté lumineux a donc la suivante, et y renonce.',
        en: 'The dark side made the previous response, so the light side has the next one, and declines.',
      },
    },
    {
      move: pass('dark'),
      say: {
        fr: 'Nabrun Leids a son résultat : Luke et R2-D2 arrivent à la chambre d’audience. La carte est prise par Tentacle au lieu d’aller dans la pile utilisée.',
        en: 'Nabrun Leids has its result: Luke and R2-D2 arrive at the Audience Chamber. The card is caught by Tentacle instead of going to the Used Pile.',
      },
      key: true,
    },
    {
      move: play('light', 'a-gift', { targets: { droid: 'r2-d2' } }),
      say: {
        fr: 'La prochaine action revient au côté obscur, mais le côté lumineux annonce vite A Gift : il vient de déplacer un droïde. Une action « just » précède toute action ordinaire.',
        en: 'The next action is the dark side’s, but the light side quickly announces A Gift: it just moved a droid. A "just" action comes before any ordinary one.',
      },
      key: true,
    },
    {
      move: play('dark', 'double-crossing-no-good-swindler'),
      say: {
        fr: 'Le côté obscur a lui aussi une action « just », et la prochaine action lui revenait : la sienne passe d’abord. Le côté lumineux reprend A Gift en main ; elle n’a jamais été initiée.',
        en: 'The dark side has a "just" action of its own, and the next action was its due: its own goes first. The light side takes A Gift back into hand; it was never initiated.',
      },
      key: true,
    },
    {
      move: pass('light'),
      say: {
        fr: 'Le côté lumineux ne répond pas à l’interruption.',
        en: 'The light side does not respond to the Interrupt.',
      },
    },
    {
      move: pass('dark'),
      say: {
        fr: 'L’interruption perdue a son résultat et va dans la pile perdue. Le transport est toujours réputé venir de s’achever : le côté lumineux a la prochaine opportunité d’action « just ».',
        en: 'The Lost Interrupt has its result and goes to the Lost Pile. The transport still counts as just completed: the light side has the next opportunity for a "just" action.',
      },
      key: true,
    },
    {
      move: play('light', 'nabrun-leids-2', {
        targets: { characters: ['luke-skywalker'], site: 'cantina' },
      }),
      refused: 'limit',
      say: {
        fr: 'Une seconde Nabrun Leids ? Non : Tentacle l’a rendue unique, et un exemplaire a déjà été joué ce tour-ci.',
        en: 'A second Nabrun Leids? No: Tentacle has made it unique, and one copy has been played this turn already.',
      },
    },
    {
      move: play('light', 'a-gift', { targets: { droid: 'r2-d2' } }),
      say: {
        fr: 'A Gift, en revanche, peut encore être jouée, si le côté lumineux le souhaite : cette fois elle est bel et bien initiée.',
        en: 'A Gift, however, can still be played if the light side wishes: this time it really is initiated.',
      },
    },
    { move: pass('dark'), say: { fr: 'Le côté obscur passe.', en: 'The dark side passes.' } },
    {
      move: pass('light'),
      say: {
        fr: 'A Gift a son résultat et se pose sur R2-D2. La prochaine opportunité revient au côté obscur.',
        en: 'A Gift has its result and is placed on R2-D2. The next opportunity is the dark side’s.',
      },
    },
  ],
  sources: ['swccg-glossary-a#actions-example-3'],
  outcome: {
    stack: [],
    opportunity: 'dark',
    announced: 'nothing',
    cards: {
      tentacle: 'table',
      'nabrun-leids': 'on',
      'double-crossing-no-good-swindler': 'lost',
      'a-gift': 'table',
      'nabrun-leids-2': 'hand',
    },
    at: {
      'nabrun-leids': 'tentacle',
      'a-gift': 'r2-d2',
      'luke-skywalker': 'audience-chamber',
      'r2-d2': 'audience-chamber',
    },
    piles: { light: { used: 4, force: 3, lost: 0 }, dark: { used: 1, force: 2, lost: 1 } },
  },
};
