import type { DuelScenario } from '../state';

/** Dueling text on both sides, and a loser who pays nothing. */
export const maceAndAurra: DuelScenario = {
  id: 'mace-and-aurra',
  title: { fr: 'Mace Windu et Aurra Sing', en: 'Mace Windu and Aurra Sing' },
  intro: {
    fr: 'Le côté lumineux a déjà contrôlé Coruscant. Mace Windu et son sabre laser attaquent Aurra Sing, qui n’a pas d’arme. Le document ne nomme que les cartes jouées ; le reste des mains est choisi pour l’exemple.',
    en: 'The light side has already controlled Coruscant. Mace Windu and his lightsaber go for Aurra Sing, who has no weapon. The document names only the cards that are played; the rest of the hands is made up.',
  },
  setup: {
    turn: 'light',
    planet: 'Naboo',
    location: 'Theed Palace',
    cards: [
      { id: 'mace', card: 'mace-windu-jedi-councilor' },
      { id: 'mace-saber', card: 'mace-windus-lightsaber' },
      { id: 'aurra', card: 'aurra-sing-trophy-collector' },
    ],
    decks: {
      light: { top: ['a-powerful-opponent', 4, 2, 1, 3, 3, 5, 5, 6, 6], rest: 20 },
      dark: { top: ['to-the-death', 1, 3, 3, 5, 6, 6], rest: 20 },
    },
    controlled: { light: ['Coruscant'] },
  },
  line: [
    {
      move: { type: 'initiate', player: 'light', character: 'mace', weapon: 'mace-saber', target: 'aurra' },
      say: {
        fr: 'Mace est un Jedi et il a son sabre : il initie le duel contre Aurra.',
        en: 'Mace is a Jedi and has his lightsaber: he initiates the duel against Aurra.',
      },
    },
    {
      move: { type: 'defend', player: 'dark', character: 'aurra' },
      say: {
        fr: 'Aurra se défend elle-même, sans arme.',
        en: 'Aurra defends herself, with no weapon.',
      },
    },
    {
      move: { type: 'draw-hand', player: 'light' },
      say: {
        fr: 'Mace : puissance 6, plus 4 pour son texte et son sabre. Coruscant a été contrôlée, son texte compte donc. 10 cartes.',
        en: 'Mace: power 6, plus 4 for his text and his lightsaber. Coruscant has been controlled, so his text counts. 10 cards.',
      },
    },
    {
      move: { type: 'draw-hand', player: 'dark' },
      say: {
        fr: 'Aurra : puissance 5, plus 2 parce qu’elle combat un Jedi. Un duel est aussi un combat. 7 cartes.',
        en: 'Aurra: power 5, plus 2 because she is fighting a Jedi. A duel is a fight too. 7 cards.',
      },
      key: true,
    },
    {
      move: { type: 'attack', player: 'light', destiny: 2, card: 'a-powerful-opponent' },
      say: {
        fr: 'Mace commence avec A Powerful Opponent, un 2.',
        en: 'Mace begins with A Powerful Opponent, a 2.',
      },
    },
    {
      move: { type: 'take-hit', player: 'dark' },
      say: {
        fr: 'Aurra n’a aucun 2 : elle est touchée. La carte qui touche porte un texte de duel.',
        en: 'Aurra has no 2 and is hit. The card that hits has dueling text.',
      },
    },
    {
      move: { type: 'use-text', player: 'light' },
      say: {
        fr: 'Ce texte ajoute une touche à l’attaque. Aurra en a 2, sur les 3 qui la vaincraient.',
        en: 'That text adds one hit to the attack. Aurra has 2, of the 3 that would defeat her.',
      },
      key: true,
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Aurra vient d’être touchée, c’est à elle de mener. Elle passe : elle ne fera plus que parer.',
        en: 'Aurra has just been hit, so the lead is hers. She passes: from now on she only parries.',
      },
    },
    {
      move: { type: 'attack', player: 'light', destiny: 4 },
      say: { fr: 'Mace attaque encore, avec un 4.', en: 'Mace attacks again, with a 4.' },
    },
    {
      move: { type: 'parry', player: 'dark', destiny: 4, card: 'to-the-death' },
      say: {
        fr: 'Aurra pare avec To The Death, un 4 aussi. Sa parade devient une attaque.',
        en: 'Aurra parries with To The Death, a 4 as well. Her parry becomes an attack.',
      },
    },
    {
      move: { type: 'use-text', player: 'dark' },
      refused: 'text-when-it-hits',
      say: {
        fr: 'Trop tôt : un texte de duel ne sert que si sa carte touche. Mace peut encore parer.',
        en: 'Too soon: a dueling text works only if its card hits. Mace may still parry.',
      },
    },
    {
      move: { type: 'take-hit', player: 'light' },
      say: {
        fr: 'Mace n’a plus de 4. Il est touché une fois.',
        en: 'Mace has no 4 left. He is hit once.',
      },
    },
    {
      move: { type: 'use-text', player: 'dark' },
      say: {
        fr: 'Aurra défausse To The Death pour deux touches de plus. Elle n’a pas de sabre laser, et depuis l’ensemble virtuel 1 cela ne change rien.',
        en: 'Aurra discards To The Death for two more hits. She has no lightsaber, and since virtual set 1 that makes no difference.',
      },
      key: true,
    },
    {
      move: { type: 'attack', player: 'light', destiny: 2 },
      say: {
        fr: 'Mace a été touché, il mène. Il joue un autre 2.',
        en: 'Mace has been hit, so he leads. He plays another 2.',
      },
    },
    {
      move: { type: 'take-hit', player: 'dark' },
      say: {
        fr: 'Aurra ne peut pas parer. Ses 3 touches atteignent son nombre de dommages : elle est vaincue. Mais elle en a porté 3 à Mace, et 3 − 3 = 0 : son joueur ne subit aucun dommage.',
        en: 'Aurra cannot parry. Her 3 hits reach her damage number: she is defeated. But she dealt 3 to Mace, and 3 − 3 = 0: her player takes no damage.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#duel-example-mace-aurra'],
};
