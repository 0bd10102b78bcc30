import type { DuelScenario } from '../state';

/** A duel that nobody wins: both hands run out. */
export const aurraAndThePilot: DuelScenario = {
  id: 'aurra-and-the-pilot',
  title: { fr: 'Aurra Sing et un pilote Bravo', en: 'Aurra Sing and a Bravo Pilot' },
  intro: {
    fr: 'Sur Naboo, Aurra Sing et son sabre volé s’en prennent à un pilote Bravo sans arme. Le pilote est à son site, et Bravo Squadron est en jeu.',
    en: 'On Naboo, Aurra Sing and her stolen lightsaber go after an unarmed Bravo Pilot. The pilot is at his site, and Bravo Squadron is in play.',
  },
  setup: {
    turn: 'dark',
    planet: 'Naboo',
    location: 'Theed Palace',
    cards: [
      { id: 'aurra', card: 'aurra-sing-bounty-hunter' },
      { id: 'stolen-saber', card: 'jedi-lightsaber-stolen' },
      { id: 'pilot', card: 'bravo-pilot-flyer' },
      { id: 'bravo-squadron', card: 'bravo-squadron' },
    ],
    decks: {
      light: { top: [4, 3, 3, 5, 5, 5], rest: 24 },
      dark: { top: [4, 4, 3, 3, 5, 5, 5], rest: 23 },
    },
  },
  line: [
    {
      move: { type: 'initiate', player: 'dark', character: 'aurra', weapon: 'stolen-saber', target: 'pilot' },
      say: {
        fr: 'Aurra est une duelliste et elle a un sabre laser qu’elle sait manier : elle peut initier le duel. Elle vise le pilote, qui n’a pas besoin d’être duelliste pour se défendre.',
        en: 'Aurra is a duelist and has a lightsaber she can use, so she may initiate the duel. She picks the pilot; a defender need not be a duelist.',
      },
    },
    {
      move: { type: 'defend', player: 'light', character: 'pilot' },
      say: {
        fr: 'Aucun duelliste lumineux n’est là pour prendre sa place, et il n’a pas d’arme. Le pilote se défend donc à mains nues.',
        en: 'No light side duelist is there to take his place, and he has no weapon. So the pilot defends bare-handed.',
      },
    },
    {
      move: { type: 'draw-hand', player: 'dark' },
      say: {
        fr: 'Aurra : puissance 5, plus 2 pour son sabre volé. Son joueur tire 7 cartes, sans destinée pour l’arme.',
        en: 'Aurra: power 5, plus 2 for her stolen lightsaber. Her player draws 7 cards, with no destiny for the weapon.',
      },
    },
    {
      move: { type: 'draw-hand', player: 'light' },
      say: {
        fr: 'Le pilote : puissance 3, plus 3 grâce au site et à Bravo Squadron. Cela fait 6 cartes.',
        en: 'The pilot: power 3, plus 3 from the site and Bravo Squadron. That makes 6 cards.',
      },
      key: true,
    },
    {
      move: { type: 'attack', player: 'dark', destiny: 4 },
      say: {
        fr: 'Aurra a initié le duel, elle attaque donc la première, avec un 4.',
        en: 'Aurra initiated the duel, so she attacks first, with a 4.',
      },
    },
    {
      move: { type: 'parry', player: 'light', destiny: 3 },
      refused: 'parry-needs-same-number',
      say: {
        fr: 'Un 3 n’arrête pas un 4. Il faut exactement le même nombre, ni plus ni moins.',
        en: 'A 3 does not stop a 4. It takes the very same number, neither more nor less.',
      },
    },
    {
      move: { type: 'parry', player: 'light', destiny: 4 },
      say: {
        fr: 'Le pilote pare avec son seul 4. Sa parade est maintenant une attaque contre Aurra.',
        en: 'The pilot parries with his only 4. His parry is now an attack on Aurra.',
      },
    },
    {
      move: { type: 'parry', player: 'dark', destiny: 4 },
      say: {
        fr: 'Aurra pare à son tour, avec un autre 4.',
        en: 'Aurra parries in her turn, with another 4.',
      },
    },
    {
      move: { type: 'take-hit', player: 'light' },
      say: {
        fr: 'Le pilote n’a plus de 4. Première touche, et c’est à lui de mener.',
        en: 'The pilot has no 4 left. First hit, and it is his turn to lead.',
      },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Il passe pour garder ses cartes. Jusqu’à la fin du duel, il ne fera plus que parer.',
        en: 'He passes to save his cards. For the rest of the duel he will only parry.',
      },
      key: true,
    },
    {
      move: { type: 'attack', player: 'dark', destiny: 3 },
      say: { fr: 'Aurra a de nouveau la main et joue un 3.', en: 'Aurra has the lead again and plays a 3.' },
    },
    {
      move: { type: 'parry', player: 'light', destiny: 3 },
      say: { fr: 'Le pilote pare avec un 3.', en: 'The pilot parries with a 3.' },
    },
    {
      move: { type: 'parry', player: 'dark', destiny: 3 },
      say: { fr: 'Aurra pare avec son second 3.', en: 'Aurra parries with her second 3.' },
    },
    {
      move: { type: 'parry', player: 'light', destiny: 3 },
      say: {
        fr: 'Le pilote avait encore un 3. Il a passé, mais une parade reste une attaque.',
        en: 'The pilot had one more 3. He has passed, but a parry is still an attack.',
      },
    },
    {
      move: { type: 'take-hit', player: 'dark' },
      say: {
        fr: 'Aurra n’a plus de 3 : elle est touchée. Une touche partout.',
        en: 'Aurra is out of 3s and is hit. One hit each.',
      },
      key: true,
    },
    {
      move: { type: 'attack', player: 'dark', destiny: 5 },
      say: { fr: 'Furieuse, elle frappe avec un 5.', en: 'Furious, she strikes with a 5.' },
    },
    {
      move: { type: 'parry', player: 'light', destiny: 5 },
      say: { fr: 'Le pilote pare.', en: 'The pilot parries.' },
    },
    {
      move: { type: 'parry', player: 'dark', destiny: 5 },
      say: { fr: 'Aurra pare aussi.', en: 'Aurra parries too.' },
    },
    {
      move: { type: 'parry', player: 'light', destiny: 5 },
      say: { fr: 'Le pilote tient bon.', en: 'The pilot holds out.' },
    },
    {
      move: { type: 'parry', player: 'dark', destiny: 5 },
      say: {
        fr: 'Aurra pare avec la dernière carte de sa main de duel.',
        en: 'Aurra parries with the last card of her dueling hand.',
      },
    },
    {
      move: { type: 'parry', player: 'light', destiny: 5 },
      say: {
        fr: 'Et le pilote avec la sienne. Aurra n’a plus rien pour répondre.',
        en: 'And the pilot with his own last one. Aurra has nothing left to answer with.',
      },
    },
    {
      move: { type: 'take-hit', player: 'dark' },
      say: {
        fr: 'Deuxième touche pour Aurra, et les deux mains sont vides. Personne n’est vaincu : le duel est nul. La plus touchée paie la différence, 2 − 1 = 1 dommage.',
        en: 'Second hit on Aurra, and both hands are empty. Nobody is defeated: the duel is a draw. The one hit most pays the difference, 2 − 1 = 1 damage.',
      },
      key: true,
    },
    {
      move: { type: 'battle', player: 'dark' },
      say: {
        fr: 'Aurra n’a jamais passé. Son joueur peut encore initier la bataille du tour, et prendre sa revanche.',
        en: 'Aurra never passed. Her player may still initiate this turn’s battle, and have her revenge.',
      },
    },
  ],
  sources: ['young-jedi-rulebook#duel-example-aurra-pilot'],
};
