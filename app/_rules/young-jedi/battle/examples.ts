import type { BattleCard, CharacterCard, EffectCard, WeaponCard } from './cards';

/**
 * Cards of the documents’ examples and rulings, their texts as data. Power, dots and texts are those of the cards as far
 * as the documents or public rulings give them; damage numbers that neither gives are chosen for the examples.
 */

const DESERT = 'Tatooine: Desert Landing Site';

const battleDroid = (subtitle: string, locations: Record<string, number> = {}): CharacterCard => ({
  kind: 'character',
  title: 'Battle Droid: Infantry',
  subtitle,
  diamond: true,
  power: 2,
  damage: 1,
  locations,
});

export const CHARACTERS = {
  // young-jedi/rulebook/battle#resolving-fights
  battleDroid: battleDroid('MTT Division', { [DESERT]: 2 }),
  battleDroidAway: battleDroid('Patrol Division'),
  battleDroidSquad: {
    kind: 'character',
    title: 'Battle Droid Squad',
    subtitle: 'Guard Unit',
    power: 4,
    damage: 3,
  },
  royalGuard: {
    kind: 'character',
    title: 'Royal Guard',
    subtitle: 'Leader',
    diamond: true,
    power: 2,
    damage: 2,
  },
  royalGuardVeteran: {
    kind: 'character',
    title: 'Royal Guard',
    subtitle: 'Veteran',
    diamond: true,
    power: 2,
    damage: 2,
  },
  darthMaul: { kind: 'character', title: 'Darth Maul', subtitle: 'Sith Apprentice', power: 6, damage: 4 },
  darthMaulLord: { kind: 'character', title: 'Darth Maul', subtitle: 'Sith Lord', power: 3, damage: 3 },
  quiGon: { kind: 'character', title: 'Qui-Gon Jinn', subtitle: 'Jedi Master', power: 6, damage: 4 },
  obiWan: { kind: 'character', title: 'Obi-Wan Kenobi', subtitle: 'Young Jedi', power: 5, damage: 4 },
  obiWanPadawan: {
    kind: 'character',
    title: 'Obi-Wan Kenobi',
    subtitle: 'Jedi Padawan',
    power: 3,
    damage: 3,
  },
  padme: { kind: 'character', title: 'Padmé Naberrie', subtitle: 'Handmaiden', power: 3, damage: 3 },
  anakin: {
    kind: 'character',
    title: 'Anakin Skywalker',
    subtitle: 'Podracer Pilot',
    power: 'destiny',
    damage: 4,
  },
  anakinTested: {
    kind: 'character',
    title: 'Anakin Skywalker',
    subtitle: 'Tested by the Jedi Council',
    power: 'destiny',
    damage: 4,
    redraws: true,
  },
  tuskenRaider: {
    kind: 'character',
    title: 'Tusken Raider',
    subtitle: 'Marksman',
    diamond: true,
    power: 2,
    damage: 2,
  },
  gungan: {
    kind: 'character',
    title: 'Gungan Warrior',
    subtitle: 'Infantry',
    diamond: true,
    power: 2,
    damage: 2,
  },
  tank: {
    kind: 'character',
    title: 'Trade Federation Tank',
    subtitle: 'Armored Division',
    diamond: true,
    power: 5,
    damage: 4,
  },
  aurraMercenary: {
    kind: 'character',
    title: 'Aurra Sing',
    subtitle: 'Mercenary',
    power: 5,
    damage: 3,
    bonuses: [{ dots: 1, when: { using: { title: 'Aurra Sing’s Blaster Rifle' } } }],
  },
  watto: {
    kind: 'character',
    title: 'Watto',
    subtitle: 'Junk Merchant',
    power: 2,
    damage: 2,
    ties: { against: { trait: 'Jedi' }, discard: 2 },
  },
  kiAdiMundi: {
    kind: 'character',
    title: 'Ki-Adi-Mundi',
    subtitle: 'Cerean Jedi Knight',
    power: 4,
    damage: 4,
    builtIn: { title: 'Jedi Lightsaber', dots: 1, draws: 1 },
  },
} as const satisfies Record<string, CharacterCard>;

export const WEAPONS = {
  blasterRifle: { kind: 'weapon', title: 'Blaster Rifle', diamond: true, users: [{ who: {}, draws: 1 }] },
  obiWansLightsaber: {
    kind: 'weapon',
    title: 'Obi-Wan Kenobi’s Lightsaber',
    users: [
      { who: { title: 'Obi-Wan' }, dots: 2 },
      { who: { trait: 'Jedi' }, draws: 1 },
    ],
  },
  maulsLightsaber: {
    kind: 'weapon',
    title: 'Darth Maul’s Lightsaber',
    users: [{ who: { title: 'Darth Maul' }, draws: 2 }],
  },
  stap: { kind: 'weapon', title: 'STAP', users: [{ who: { trait: 'battle droid' }, dots: 2 }] },
  gaderffii: {
    kind: 'weapon',
    title: 'Gaderffii Stick',
    diamond: true,
    users: [{ who: { trait: 'Tusken Raider' }, draws: 1 }],
    breaksWeapon: true,
  },
  aurrasRifle: {
    kind: 'weapon',
    title: 'Aurra Sing’s Blaster Rifle',
    users: [{ who: { title: 'Aurra Sing' }, dots: 2 }],
  },
  laserCannon: {
    kind: 'weapon',
    title: 'Trade Federation Tank Laser Cannon',
    diamond: true,
    users: [{ who: { title: 'Trade Federation Tank' }, draws: 1 }],
  },
} as const satisfies Record<string, WeaponCard>;

const DROID = { trait: 'battle droid', diamond: true } as const;

export const BATTLE_CARDS = {
  inCompleteControl: { kind: 'battle', title: 'In Complete Control', with: DROID, dots: 2 },
  securityVolunteers: {
    kind: 'battle',
    title: 'Security Volunteers',
    with: { trait: 'Royal Guard', diamond: true },
    dots: 2,
  },
  invasionOnSchedule: {
    kind: 'battle',
    title: 'The Invasion Is On Schedule',
    together: [DROID, DROID, DROID],
  },
  areYouAnAngel: {
    kind: 'battle',
    title: 'Are You An Angel?',
    together: [{ title: 'Anakin' }, { title: 'Padmé' }],
    dots: 3,
  },
  yousaGuysBombad: { kind: 'battle', title: 'Yousa Guys Bombad!', stack: 2 },
  armoredAssault: {
    kind: 'battle',
    title: 'Armored Assault',
    together: [{ title: 'Trade Federation Tank' }, DROID],
    onlyDefeated: DROID,
  },
  jediForcePush: {
    kind: 'battle',
    title: 'Jedi Force Push',
    with: { title: 'Qui-Gon' },
    ignoresWeapons: { unarmed: true },
  },
  sithForcePush: {
    kind: 'battle',
    title: 'Sith Force Push',
    with: { title: 'Darth Maul' },
    ignoresWeapons: { unarmed: true },
  },
  openFire: {
    kind: 'battle',
    title: 'Open Fire!',
    with: { title: 'Trade Federation Tank' },
    needs: { using: { title: 'Trade Federation Tank Laser Cannon' } },
    dots: 2,
  },
  wisdomOfTheCouncil: {
    kind: 'battle',
    title: 'Wisdom Of The Council',
    with: { trait: 'Jedi' },
    fightsAgain: { diamond: true },
  },
  heAlwaysWins: { kind: 'battle', title: 'He Always Wins!', dots: 4, revealsHand: true },
  weHaveThemOnTheRun: { kind: 'battle', title: 'We Have Them On The Run', backToPlan: true },
  badFeeling: {
    kind: 'battle',
    title: 'I Have A Bad Feeling About This',
    with: { title: 'Obi-Wan' },
    backToHand: true,
  },
  youAreStrong: { kind: 'battle', title: 'You Are Strong With The Force', addsDestinyOf: 'opponent' },
  comeOnMove: {
    kind: 'battle',
    title: 'Come On, Move!',
    with: { trait: 'Naboo Officer' },
    weapons: [{ trait: 'speeder' }, { trait: 'Naboo Blaster' }],
  },
} as const satisfies Record<string, BattleCard>;

export const EFFECTS = {
  nabooRoyalSecurity: {
    kind: 'effect',
    title: 'Naboo Royal Security Forces',
    gives: [
      {
        to: [
          { title: 'Captain Panaka' },
          { trait: 'Royal Guard' },
          { trait: 'Naboo Officer' },
          { trait: 'Naboo Security' },
        ],
        dots: 2,
      },
    ],
  },
  daDugChaaa: {
    kind: 'effect',
    title: 'Da Dug Chaaa!',
    gives: [{ to: { trait: 'Podracer Pilot' }, dots: 2, damage: -1 }],
  },
} as const satisfies Record<string, EffectCard>;
