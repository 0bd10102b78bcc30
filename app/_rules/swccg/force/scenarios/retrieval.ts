import type { ForceScenario } from '../state';

export const retrieval: ForceScenario = {
  id: 'retrieval',
  title: { fr: 'Récupérer de la Force perdue', en: 'Retrieving lost Force' },
  intro: {
    fr: 'Le côté lumineux a 2 cartes dans sa pile perdue et deux interruptions en main : l’une fait récupérer 3 Force, l’autre 1.',
    en: 'The light side has 2 cards in its Lost Pile and two Interrupts in hand: one retrieves 3 Force, the other 1.',
  },
  setup: {
    turn: 'light',
    phase: 'draw',
    piles: {
      dark: { reserve: 10, force: 2, hand: 3 },
      light: { reserve: 8, force: 2, lost: ['x-wing', 'trooper'], hand: ['three', 'one', 2] },
    },
    cards: {
      'x-wing': { kind: 'deploys', side: 'light', title: 'X-wing', cost: 2 },
      trooper: { kind: 'deploys', side: 'light', title: 'Rebel Trooper', cost: 1 },
      three: {
        kind: 'interrupt',
        side: 'light',
        title: 'Interrupt 1',
        pile: 'used',
        effect: { does: 'retrieve', amount: 3 },
      },
      one: {
        kind: 'interrupt',
        side: 'light',
        title: 'Interrupt 2',
        pile: 'lost',
        effect: { does: 'retrieve', amount: 1 },
      },
    },
    locations: [{ id: 'cantina', title: 'Tatooine: Cantina', icons: { dark: 2, light: 2 } }],
  },
  line: [
    {
      move: { type: 'interrupt', player: 'light', card: 'three' },
      say: {
        fr: 'La carte du dessus de la pile perdue, un X-wing, est montrée puis posée sur la pile utilisée. Le Rebel Trooper suit. C’est une seule action, et il n’y a pas de troisième carte.',
        en: 'The top card of the Lost Pile, an X-wing, is shown and put on the Used Pile. The Rebel Trooper follows. It is all one action, and there is no third card.',
      },
      key: true,
    },
    {
      move: { type: 'interrupt', player: 'light', card: 'one' },
      say: {
        fr: 'La pile perdue est vide. Une récupération peut tout de même être initiée : elle ne récupère rien.',
        en: 'The Lost Pile is empty. A retrieval can be initiated all the same, and retrieves nothing.',
      },
      key: true,
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Le côté lumineux ne tire pas de carte : la phase de tirage est finie.',
        en: 'The light side draws no cards, and the draw phase is over.',
      },
    },
    {
      move: { type: 'recirculate', player: 'light' },
      say: {
        fr: 'Les deux cartes récupérées recirculent avec la pile utilisée : elles reviendront par le dessous de la réserve.',
        en: 'The two cards retrieved recirculate with the Used Pile. They will come round again from under the Reserve Deck.',
      },
      key: true,
    },
    {
      move: { type: 'recirculate', player: 'dark' },
      say: { fr: 'Le côté obscur fait recirculer aussi.', en: 'The dark side recirculates too.' },
    },
  ],
  sources: ['swccg-death-star-ii#retrieval', 'swccg-glossary-d-f#empty-deck-or-pile'],
};
