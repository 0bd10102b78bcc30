import type { DuelScenario, DuelSetup, Move, PlacedCard } from '../state';

/** Darth Maul with his lightsaber, and those he may go for. */
const maulAgainst = (planet: string, location: string, cards: PlacedCard[]): DuelSetup => ({
  turn: 'dark',
  planet,
  location,
  cards: [
    { id: 'maul', card: 'darth-maul-master-of-evil' },
    { id: 'maul-saber', card: 'darth-mauls-lightsaber' },
    ...cards,
  ],
  decks: { light: 30, dark: 30 },
});

const maulGoesFor = (target: string): Move => ({
  type: 'initiate',
  player: 'dark',
  character: 'maul',
  weapon: 'maul-saber',
  target,
});

const SOURCES = ['young-jedi-rulebook#duel-examples-choice', 'young-jedi-rulebook#duelists'];

/** The first example: somebody steps in for R2-D2. */
export const quiGonForR2: DuelScenario = {
  id: 'qui-gon-for-r2',
  title: { fr: 'Qui-Gon à la place de R2-D2', en: 'Qui-Gon in place of R2-D2' },
  intro: {
    fr: 'Darth Maul s’en prend à R2-D2. Qui-Gon est à la même localisation, avec son sabre laser.',
    en: 'Darth Maul goes for R2-D2. Qui-Gon is at the same location, with his lightsaber.',
  },
  setup: maulAgainst('Tatooine', 'Desert Landing Site', [
    { id: 'r2', card: 'r2-d2-loyal-droid' },
    { id: 'qui-gon', card: 'qui-gon-jinn-jedi-protector' },
    { id: 'qui-gon-saber', card: 'qui-gon-jinns-lightsaber' },
  ]),
  line: [
    {
      move: maulGoesFor('r2'),
      say: {
        fr: 'Le joueur qui initie choisit n’importe quel personnage adverse à la localisation, même un droïde sans défense.',
        en: 'Whoever initiates chooses any opposing character at the location, even a helpless droid.',
      },
    },
    {
      move: { type: 'defend', player: 'light', character: 'qui-gon', weapon: 'qui-gon-saber' },
      say: {
        fr: 'Qui-Gon est un duelliste et il est sur place : il se défend à la place de R2-D2, et c’est maintenant lui qui est attaqué en duel. Il prend son sabre.',
        en: 'Qui-Gon is a duelist and is there: he defends in place of R2-D2, and he is now the one being dueled. He takes his lightsaber.',
      },
      key: true,
    },
    {
      move: { type: 'draw-hand', player: 'dark' },
      say: {
        fr: 'Maul a 6 de puissance et 2 pour son sabre : 8 cartes.',
        en: 'Maul has power 6 and 2 for his lightsaber: 8 cards.',
      },
    },
    {
      move: { type: 'draw-hand', player: 'light' },
      say: {
        fr: 'Qui-Gon aussi : 8 cartes. Le duel peut commencer.',
        en: 'So has Qui-Gon: 8 cards. The duel can begin.',
      },
    },
  ],
  sources: SOURCES,
};

/** The first example again, with nobody stepping in. */
export const r2Alone: DuelScenario = {
  id: 'r2-alone',
  title: { fr: 'R2-D2, que personne ne remplace', en: 'R2-D2, with nobody stepping in' },
  intro: {
    fr: 'La même position, mais Qui-Gon ne s’interpose pas. Le nombre de dommages imprimé de R2-D2 est 0.',
    en: 'The same position, but Qui-Gon does not step in. R2-D2’s printed damage number is 0.',
  },
  setup: quiGonForR2.setup,
  line: [
    { move: maulGoesFor('r2'), say: { fr: 'Maul vise R2-D2.', en: 'Maul goes for R2-D2.' } },
    {
      move: { type: 'defend', player: 'light', character: 'r2' },
      say: {
        fr: 'R2-D2 doit se battre, et un 0 imprimé ne tient pas un duel. Il est défaussé aussitôt : pas de main de duel, pas de dommages, le duel est fini.',
        en: 'R2-D2 has to fight, and a printed 0 does not stand up in a duel. He is discarded at once: no dueling hands, no damage, the duel is over.',
      },
      key: true,
    },
    {
      move: { ...maulGoesFor('qui-gon') },
      refused: 'one-duel-a-turn',
      say: {
        fr: 'Maul aimerait continuer avec Qui-Gon, mais il n’y a qu’un duel par tour, même s’il a été aussi bref.',
        en: 'Maul would like to go on with Qui-Gon, but there is one duel a turn, however short it was.',
      },
    },
  ],
  sources: SOURCES,
};

/** The second example: a duelist in place of a duelist. */
export const quiGonForObiWan: DuelScenario = {
  id: 'qui-gon-for-obi-wan',
  title: { fr: 'Qui-Gon à la place d’Obi-Wan', en: 'Qui-Gon in place of Obi-Wan' },
  intro: {
    fr: 'Darth Maul vise Obi-Wan Kenobi, qui est déjà un duelliste. Qui-Gon est là aussi.',
    en: 'Darth Maul goes for Obi-Wan Kenobi, who is a duelist already. Qui-Gon is there too.',
  },
  setup: maulAgainst('Tatooine', 'Desert Landing Site', [
    { id: 'obi-wan', card: 'obi-wan-kenobi-jedi-padawan' },
    { id: 'qui-gon', card: 'qui-gon-jinn-jedi-protector' },
    { id: 'blaster', card: 'light-blaster' },
  ]),
  line: [
    { move: maulGoesFor('obi-wan'), say: { fr: 'Maul vise Obi-Wan.', en: 'Maul goes for Obi-Wan.' } },
    {
      move: { type: 'defend', player: 'light', character: 'qui-gon', weapon: 'blaster' },
      say: {
        fr: 'Obi-Wan saurait se défendre, mais rien n’empêche un autre duelliste de prendre sa place. L’arme du défenseur n’a pas besoin d’être un sabre laser : un blaster convient.',
        en: 'Obi-Wan could defend himself, but nothing keeps another duelist from taking his place. The defender’s weapon need not be a lightsaber: a blaster will do.',
      },
      key: true,
    },
    {
      move: { type: 'draw-hand', player: 'dark' },
      say: { fr: 'Maul tire 8 cartes.', en: 'Maul draws 8 cards.' },
    },
    {
      move: { type: 'draw-hand', player: 'light' },
      say: {
        fr: 'Le blaster n’a pas de point de bonus, et un duel ne donne pas de destinée pour l’arme. Qui-Gon se bat avec 6 cartes.',
        en: 'The blaster has no bonus dots, and a duel gives no destiny for the weapon. Qui-Gon fights with 6 cards.',
      },
    },
  ],
  sources: SOURCES,
};

/** The third example: no Anakin steps in for another. */
export const twoAnakins: DuelScenario = {
  id: 'two-anakins',
  title: { fr: 'Les deux Anakin', en: 'The two Anakins' },
  intro: {
    fr: 'Sur Coruscant, Darth Maul vise Anakin, le pilote de module. Une autre version d’Anakin est là, avec un bonus à cette localisation (compté 1 ici).',
    en: 'On Coruscant, Darth Maul goes for Anakin the podracer pilot. Another version of Anakin is there, with a bonus at this location (counted as 1 here).',
  },
  setup: maulAgainst('Coruscant', 'Jedi Council Chamber', [
    { id: 'pilot', card: 'anakin-skywalker-podracer-pilot' },
    { id: 'child', card: 'anakin-skywalker-child-of-prophecy' },
  ]),
  line: [
    {
      move: maulGoesFor('pilot'),
      say: { fr: 'Maul choisit la version la plus faible.', en: 'Maul picks the weaker version.' },
    },
    {
      move: { type: 'defend', player: 'light', character: 'child' },
      refused: 'only-a-duelist-steps-in',
      say: {
        fr: 'L’autre Anakin ne peut pas prendre sa place. Anakin n’est pas un duelliste, et seul un duelliste s’interpose.',
        en: 'The other Anakin may not take his place. Anakin is no duelist, and only a duelist steps in.',
      },
      key: true,
    },
    {
      move: { type: 'defend', player: 'light', character: 'pilot' },
      say: {
        fr: 'Le pilote de module doit donc se défendre lui-même.',
        en: 'So the podracer pilot has to defend himself.',
      },
    },
    {
      move: { type: 'draw', player: 'light', value: 5 },
      say: {
        fr: 'La puissance d’Anakin se tire : un 5. Cette carte va dans la main avant qu’on la pose.',
        en: 'Anakin’s power is drawn: a 5. That card goes to the hand before the hand is laid down.',
      },
      key: true,
    },
    {
      move: { type: 'draw-hand', player: 'dark' },
      say: { fr: 'Maul tire 8 cartes.', en: 'Maul draws 8 cards.' },
    },
    {
      move: { type: 'draw-hand', player: 'light' },
      say: {
        fr: 'Anakin en tire 5. Son nombre de dommages, 4, dit combien de touches le vaincraient.',
        en: 'Anakin draws 5. His damage number, 4, says how many hits would defeat him.',
      },
    },
  ],
  sources: SOURCES,
};

/** The fourth example: one Obi-Wan for another. */
export const twoObiWans: DuelScenario = {
  id: 'two-obi-wans',
  title: { fr: 'Les deux Obi-Wan', en: 'The two Obi-Wans' },
  intro: {
    fr: 'Sur Coruscant, Darth Maul vise Obi-Wan, Jedi Padawan. La version Jedi Apprentice est là, avec un bonus à cette localisation (compté 1 ici).',
    en: 'On Coruscant, Darth Maul goes for Obi-Wan, Jedi Padawan. The Jedi Apprentice version is there, with a bonus at this location (counted as 1 here).',
  },
  setup: maulAgainst('Coruscant', 'Jedi Council Chamber', [
    { id: 'padawan', card: 'obi-wan-kenobi-jedi-padawan' },
    { id: 'apprentice', card: 'obi-wan-kenobi-jedi-apprentice' },
  ]),
  line: [
    { move: maulGoesFor('padawan'), say: { fr: 'Maul vise le Padawan.', en: 'Maul goes for the Padawan.' } },
    {
      move: { type: 'defend', player: 'light', character: 'apprentice' },
      say: {
        fr: 'Obi-Wan est un duelliste, quelle que soit sa version. Une seule carte se bat, et son joueur choisit celle qui a le bonus.',
        en: 'Obi-Wan is a duelist in every version. Only one card fights, and its player chooses the one with the bonus.',
      },
      key: true,
    },
    {
      move: { type: 'draw-hand', player: 'dark' },
      say: { fr: 'Maul tire 8 cartes.', en: 'Maul draws 8 cards.' },
    },
    {
      move: { type: 'draw-hand', player: 'light' },
      say: {
        fr: 'Puissance 5 et 1 pour la localisation : 6 cartes au lieu de 5.',
        en: 'Power 5 and 1 for the location: 6 cards instead of 5.',
      },
    },
  ],
  sources: SOURCES,
};
