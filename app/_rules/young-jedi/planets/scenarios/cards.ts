import type { Card } from '../state';

/** Cards of the examples, with the figures printed on them. */
export const battleDroid = (id: string): Card => ({
  id,
  title: 'Battle Droid: Infantry',
  subtitle: 'MTT Division',
  kind: 'character',
  counters: 2,
  damage: 1,
});
export const maul: Card = {
  id: 'maul',
  title: 'Darth Maul',
  subtitle: 'Sith Apprentice',
  kind: 'character',
  counters: 6,
  damage: 5,
  copies: 'stackable',
};
export const watto: Card = {
  id: 'watto',
  title: 'Watto',
  subtitle: 'Slave Owner',
  kind: 'character',
  counters: 2,
  damage: 2,
  copies: 'stackable',
};
export const blasterRifle = (id: string): Card => ({
  id,
  title: 'Blaster Rifle',
  kind: 'weapon',
  counters: 1,
});
export const obiWan: Card = {
  id: 'obi-wan',
  title: 'Obi-Wan Kenobi',
  subtitle: 'Young Jedi',
  kind: 'character',
  counters: 5,
  damage: 5,
  copies: 'stackable',
};
export const padawan: Card = {
  id: 'padawan',
  title: 'Obi-Wan Kenobi',
  subtitle: 'Jedi Padawan',
  kind: 'character',
  counters: 6,
  damage: 6,
  copies: 'stackable',
};
export const royalGuard = (id: string): Card => ({
  id,
  title: 'Royal Guard',
  subtitle: 'Leader',
  kind: 'character',
  counters: 2,
  damage: 1,
});
export const sando: Card = {
  id: 'sando',
  title: 'Sando Aqua Monster',
  kind: 'effect',
  counters: 2,
  raises: 1,
};
export const inCompleteControl: Card = {
  id: 'in-complete-control',
  title: 'In Complete Control',
  kind: 'battle',
};
export const desertLandingSite: Card = {
  id: 'desert-landing-site',
  title: 'Desert Landing Site',
  kind: 'location',
  planet: 'tatooine',
};
export const podraceArena: Card = {
  id: 'podrace-arena',
  title: 'Podrace Arena',
  kind: 'location',
  planet: 'tatooine',
};
export const theedPalace: Card = {
  id: 'theed-palace',
  title: 'Theed Palace',
  kind: 'location',
  planet: 'naboo',
};
export const capitalCity: Card = {
  id: 'capital-city',
  title: 'Capital City',
  kind: 'location',
  planet: 'coruscant',
};
