import type { Side } from '../../core/sides';
import type { CharacterFacts, DuelCard, TableFacts, WeaponFacts } from './facts';

const character = (
  side: Side,
  name: string,
  subtitle: string,
  power: CharacterFacts['power'],
  damage: number,
  more: Partial<CharacterFacts> = {},
): CharacterFacts => ({ kind: 'character', side, name, subtitle, power, damage, ...more });

const lightsaber = (side: Side, title: string, users: [who: string[], bonus: number][]): WeaponFacts => ({
  kind: 'weapon',
  side,
  title,
  lightsaber: true,
  users: users.map(([who, bonus]) => ({ who, bonus })),
});

const ANY_CHARACTER = [{ who: ['character'], bonus: 0 }];

/** Characters, weapons and Effects of the examples, and some more. */
const TABLE_CARDS = {
  // His text and his lightsaber add 4 together; how the 4 divide cannot be read in the document.
  'mace-windu-jedi-councilor': character('light', 'Mace Windu', 'Jedi Councilor', 6, 6, {
    text: [{ adds: 'power', amount: 2, when: { controlled: 'Coruscant' } }],
  }),
  'qui-gon-jinn-jedi-mentor': character('light', 'Qui-Gon Jinn', 'Jedi Mentor', 6, 5, {
    text: [{ adds: 'power', amount: 2, when: { fights: ['Darth Maul', 'Darth Sidious'] } }],
  }),
  'qui-gon-jinn-jedi-protector': character('light', 'Qui-Gon Jinn', 'Jedi Protector', 6, 5),
  'obi-wan-kenobi-jedi-padawan': character('light', 'Obi-Wan Kenobi', 'Jedi Padawan', 5, 5),
  'obi-wan-kenobi-jedi-apprentice': character('light', 'Obi-Wan Kenobi', 'Jedi Apprentice', 5, 5, {
    sites: { 'Jedi Council Chamber': 1 },
  }),
  'obi-wan-kenobi-jedi-avenger': character('light', 'Obi-Wan Kenobi', 'Jedi Avenger', 5, 5, {
    text: [{ adds: 'damage', amount: 2, to: 'foe' }],
  }),
  'yoda-jedi-instructor': character('light', 'Yoda', 'Jedi Instructor', 4, 4, {
    text: [{ adds: 'power', amount: 2, to: 'own', of: ['Jedi'], other: true, when: { here: true } }],
  }),
  'anakin-skywalker-podracer-pilot': character('light', 'Anakin Skywalker', 'Podracer Pilot', 'destiny', 4),
  'anakin-skywalker-child-of-prophecy': character(
    'light',
    'Anakin Skywalker',
    'Child of Prophecy',
    'destiny',
    4,
    { sites: { 'Jedi Council Chamber': 1 } },
  ),
  'anakin-skywalker-tested-by-the-jedi-council': character(
    'light',
    'Anakin Skywalker',
    'Tested by the Jedi Council',
    'destiny',
    4,
    { redraws: true },
  ),
  'r2-d2-loyal-droid': character('light', 'R2-D2', 'Loyal Droid', 1, 0),
  // The site and Bravo Squadron add 3 together; 2 of them are the Effect's, as public card data have it.
  'bravo-pilot-flyer': character('light', 'Bravo Pilot', 'Flyer', 3, 2, { sites: { 'Theed Palace': 1 } }),
  'darth-maul-master-of-evil': character('dark', 'Darth Maul', 'Master of Evil', 6, 5),
  'darth-sidious-lord-of-the-sith': character('dark', 'Darth Sidious', 'Lord of the Sith', 5, 6),
  'aurra-sing-trophy-collector': character('dark', 'Aurra Sing', 'Trophy Collector', 5, 3, {
    // The box of the Sith Lightsaber does not name her, and the official answer on its dots is lost.
    mayUse: { 'Sith Lightsaber': 0 },
    text: [{ adds: 'power', amount: 2, when: { fights: ['Jedi'] } }],
  }),
  'aurra-sing-bounty-hunter': character('dark', 'Aurra Sing', 'Bounty Hunter', 5, 3),
  'battle-droid-officer': character('dark', 'Battle Droid: Officer', 'Guard Division', 2, 1),

  'mace-windus-lightsaber': lightsaber('light', 'Mace Windu’s Lightsaber', [
    [['Mace Windu'], 2],
    [['Jedi'], 0],
  ]),
  'qui-gon-jinns-lightsaber': lightsaber('light', 'Qui-Gon Jinn’s Lightsaber', [
    [['Qui-Gon Jinn'], 2],
    [['Jedi'], 0],
  ]),
  'jedi-lightsaber-stolen': lightsaber('dark', 'Jedi Lightsaber, Stolen by Aurra Sing', [
    [['Aurra Sing'], 2],
    [['Darth Maul', 'Darth Sidious'], 0],
  ]),
  'darth-mauls-lightsaber': lightsaber('dark', 'Darth Maul’s Lightsaber', [
    [['Darth Maul'], 2],
    [['Darth Sidious'], 0],
  ]),
  'light-blaster': { kind: 'weapon', side: 'light', title: 'Blaster', users: ANY_CHARACTER },
  'dark-blaster': { kind: 'weapon', side: 'dark', title: 'Blaster', users: ANY_CHARACTER },
  'hold-out-blaster': {
    kind: 'weapon',
    side: 'light',
    title: 'Hold-Out Blaster',
    users: [{ who: ['character'], bonus: 3 }],
    notInDuels: true,
  },

  'bravo-squadron': {
    kind: 'effect',
    side: 'light',
    title: 'Bravo Squadron',
    text: [{ adds: 'power', amount: 2, to: 'own', of: ['Ric Olié', 'Bravo Pilot'] }],
  },
} as const satisfies Record<string, TableFacts>;

export type CardName = keyof typeof TABLE_CARDS;
export const CARDS: Record<CardName, TableFacts> = TABLE_CARDS;

/** Battle cards with dueling text, and a weapon of virtual set 1. */
// young-jedi/rulebook/duel#dueling-text
const DUELING_CARDS = {
  'a-powerful-opponent': {
    title: 'A Powerful Opponent',
    destiny: 2,
    text: { does: 'extra-hits', count: 1 },
  },
  'power-of-the-sith': { title: 'Power Of The Sith', destiny: 2, text: { does: 'extra-hits', count: 1 } },
  'to-the-death': {
    title: 'To The Death',
    destiny: 4,
    text: { does: 'extra-hits', count: 2, discard: true },
  },
  'critical-confrontation': {
    title: 'Critical Confrontation',
    destiny: 5,
    text: { does: 'draw', count: 1 },
  },
  'dangerous-encounter': { title: 'Dangerous Encounter', destiny: 5, text: { does: 'draw', count: 1 } },
  'you-are-strong-with-the-force': {
    title: 'You Are Strong With The Force',
    destiny: 6,
    text: { does: 'draw', count: 2, discard: true },
  },
  'darth-maul-defiant': {
    title: 'Darth Maul Defiant',
    destiny: 6,
    text: { does: 'draw', count: 2, discard: true },
  },
  'change-in-tactics': { title: 'Change In Tactics', destiny: 3, text: { does: 'remove-hits', count: 1 } },
  'adi-gallias-lightsaber': {
    title: 'Adi Gallia’s Lightsaber',
    destiny: 2,
    text: { does: 'draw', count: 1, needs: { defending: true, is: ['Jedi'] } },
  },
} as const satisfies Record<string, DuelCard>;

export type DeckCardName = keyof typeof DUELING_CARDS;
export const DECK_CARDS: Record<DeckCardName, DuelCard> = DUELING_CARDS;
