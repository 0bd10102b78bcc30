import type { BattleScenario } from '../state';

export const enclosedPassengers: BattleScenario = {
  id: 'enclosed-passengers',
  title: {
    fr: 'Conducteur et passagers d’un véhicule fermé',
    en: 'Driver and passengers of an enclosed vehicle',
  },
  intro: {
    fr: 'Un Ubrikkian 9000 Z001, fermé, porte un conducteur et deux Stormtroopers. En face, Luke conduit un landspeeder ouvert où Han est passager.',
    en: 'An enclosed Ubrikkian 9000 Z001 carries a driver and two Stormtroopers. Facing it, Luke drives an open landspeeder with Han as a passenger.',
  },
  setup: {
    turn: 'light',
    locations: [{ id: 'street', title: 'Tatooine: Mos Eisley', kind: 'site' }],
    cards: [
      { id: 'ubrikkian', card: 'ubrikkian-9000-z001', at: 'street' },
      { id: 'driver', card: 'ds-61-2', aboard: 'ubrikkian', as: 'driver' },
      { id: 'trooper-1', card: 'stormtrooper', aboard: 'ubrikkian', as: 'passenger' },
      { id: 'trooper-2', card: 'stormtrooper', aboard: 'ubrikkian', as: 'passenger' },
      { id: 'landspeeder', card: 'lukes-x-34-landspeeder', at: 'street' },
      { id: 'luke', card: 'luke-skywalker', aboard: 'landspeeder', as: 'driver' },
      { id: 'han', card: 'han-solo', aboard: 'landspeeder', as: 'passenger' },
      { id: 'blaster', card: 'blaster', on: 'han' },
    ],
    piles: { dark: { reserve: 10, force: 3, hand: 3 }, light: { reserve: 10, force: 4, hand: 3 } },
  },
  line: [
    {
      move: { type: 'initiate', player: 'light', location: 'street' },
      say: {
        fr: 'L’habileté de ceux qui sont à l’intérieur compte pour la présence : la bataille peut être initiée.',
        en: 'The ability of those inside counts for presence, so the battle can be initiated.',
      },
    },
    {
      move: { type: 'fire', player: 'light', weapon: 'blaster', target: 'trooper-1' },
      refused: 'target-inside',
      say: {
        fr: 'Un Stormtrooper dans un véhicule fermé n’est pas présent au site : on ne peut pas le viser.',
        en: 'A Stormtrooper inside an enclosed vehicle is not present at the site, so he cannot be targeted.',
      },
    },
    {
      move: { type: 'fire', player: 'light', weapon: 'blaster', target: 'ubrikkian' },
      say: {
        fr: 'Le véhicule, lui, peut être visé. Depuis un véhicule ouvert, Han est présent et peut tirer.',
        en: 'The vehicle itself can be targeted. Aboard an open vehicle, Han is present and can fire.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'light', value: 7 },
      say: {
        fr: '7 dépasse la manœuvre de 6 : le véhicule est touché.',
        en: '7 is more than its maneuver of 6: the vehicle is hit.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: { fr: 'Le côté obscur passe.', en: 'The dark side passes.' },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Le côté lumineux passe. Il compte le landspeeder et ses deux occupants : 1 + 3 + 3 = 7. Le côté obscur ne compte que le véhicule : 2.',
        en: 'The light side passes. It counts the landspeeder and both occupants: 1 + 3 + 3 = 7. The dark side counts only the vehicle: 2.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'dark', value: 3 },
      refused: 'no-battle-destiny',
      say: {
        fr: 'Trois personnages, 4 d’habileté en tout, mais les passagers ne comptent pas : il reste les 2 du conducteur, trop peu pour une destinée de bataille.',
        en: 'Three characters with 4 ability between them, but passengers do not count. That leaves the driver’s 2, too little for a battle destiny.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'light', value: 1 },
      say: {
        fr: 'Le côté lumineux, avec 7 d’habileté, tire 1 : 8 contre 2. Le côté obscur subit 6 dommages et une attrition de 1.',
        en: 'The light side has 7 ability and draws a 1: 8 against 2. The dark side takes 6 damage and attrition of 1.',
      },
    },
    {
      move: { type: 'forfeit', player: 'dark', card: 'trooper-1' },
      say: {
        fr: 'Tout ce qui est à bord sera perdu avec le véhicule. Autant sacrifier d’abord les passagers, qui comptent alors : 2.',
        en: 'Everything aboard will be lost with the vehicle, so it pays to forfeit the passengers first and have them count: 2.',
      },
    },
    {
      move: { type: 'forfeit', player: 'dark', card: 'ubrikkian' },
      say: {
        fr: 'Le véhicule touché compte 4. Les 6 dommages sont satisfaits ; le conducteur et l’autre passager sont perdus avec lui, sans rien valoir.',
        en: 'The hit vehicle counts 4. All 6 damage is satisfied; the driver and the other passenger are lost with it and count for nothing.',
      },
      key: true,
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Fin de la bataille : le côté lumineux passe.',
        en: 'End of the battle: the light side passes.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Le côté obscur passe : la bataille est terminée.',
        en: 'The dark side passes: the battle is over.',
      },
    },
  ],
  sources: [
    'swccg-glossary-d-f#enclosed',
    'swccg-glossary-d-f#enclosed-vehicles',
    'swccg-glossary-d-f#driver',
  ],
};
