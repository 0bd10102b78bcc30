import type { PlayLocation } from '../../../../app/_rules/swccg/play/setup';

export const LOCATIONS: PlayLocation[] = [
  { id: 'cantina', title: 'Tatooine: Cantina', kind: 'site', of: 'Tatooine', icons: { light: 1, dark: 2 } },
  {
    id: 'eisley',
    title: 'Tatooine: Mos Eisley',
    kind: 'site',
    of: 'Tatooine',
    exterior: true,
    icons: { light: 1, dark: 1 },
  },
  {
    id: 'dunes',
    title: 'Tatooine: Dunes',
    kind: 'site',
    of: 'Tatooine',
    exterior: true,
    icons: { light: 0, dark: 1 },
    drain: { light: 1 },
  },
  { id: 'tatooine', title: 'Tatooine', kind: 'system', parsec: 7, icons: { light: 1, dark: 0 } },
  {
    id: 'bay',
    title: 'Tatooine: Docking Bay 94',
    kind: 'site',
    of: 'Tatooine',
    exterior: true,
    icons: { light: 1, dark: 1 },
    dockingBay: { light: 1, dark: 0 },
  },
  {
    id: 'hangar',
    title: 'Hoth: Hangar',
    kind: 'site',
    of: 'Hoth',
    icons: { light: 0, dark: 1 },
    dockingBay: { light: 0, dark: 2 },
  },
];
export const DEATH_STAR_II: PlayLocation[] = [
  {
    id: 'station',
    title: 'Death Star II',
    kind: 'system',
    of: 'Death Star II',
    parsec: 7,
    icons: { light: 1, dark: 1 },
  },
  {
    id: 'shaft',
    title: 'Death Star II: Coolant Shaft',
    kind: 'sector',
    of: 'Death Star II',
    icons: { light: 0, dark: 1 },
  },
  {
    id: 'capacitors',
    title: 'Death Star II: Capacitors',
    kind: 'sector',
    of: 'Death Star II',
    icons: { light: 1, dark: 0 },
  },
];
export const vehicleSite = (inside: string): PlayLocation => ({
  id: 'hold',
  title: 'Scout Speeder: Hold',
  kind: 'site',
  of: 'Scout Speeder',
  inside,
  icons: { light: 1, dark: 1 },
});
export const SITES = ['cantina', 'eisley', 'dunes', 'bay'];
