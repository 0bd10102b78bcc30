import type { BattleCard, Card, StarshipCard } from '../state';

type Named<Of> = Of & { id: string };

/** A starship; power and damage in these examples are made up. */
const ship = (
  id: string,
  title: string,
  kind: StarshipCard['ship'],
  power: number,
  damage: number,
): Named<StarshipCard> => ({ id, kind: 'starship', title, ship: kind, power, damage });

export const BATTLESHIP = ship('battleship', 'Battleship', 'transport', 6, 3);
export const CONTROL_SHIP = ship('control-ship', 'Droid Control Ship', 'transport', 8, 4);
export const DROID_FIGHTER = ship('droid-fighter', 'Droid Starfighter', 'starfighter', 3, 1);
export const MAULS_FIGHTER = ship('mauls-fighter', "Darth Maul's Starfighter", 'starfighter', 4, 2);
export const BRAVO_1 = ship('bravo-1', 'Bravo 1', 'starfighter', 4, 2);
export const BRAVO_2 = ship('bravo-2', 'Bravo 2', 'starfighter', 4, 2);
export const RADIANT = ship('radiant', 'Radiant VII', 'transport', 6, 3);
export const ROYAL_STARSHIP = ship('royal-starship', "Amidala's Starship", 'transport', 5, 3);

const character = (id: string, title: string, damage: number): Named<Card> => ({
  id,
  kind: 'character',
  title,
  damage,
});
export const MAUL = character('maul', 'Darth Maul', 4);
export const DROID = character('droid', 'Battle Droid', 2);
export const RIFLE: Named<Card> = { id: 'rifle', kind: 'weapon', title: 'Blaster Rifle' };
export const OBI_WAN = character('obi-wan', 'Obi-Wan Kenobi', 4);
export const PANAKA = character('panaka', 'Captain Panaka', 3);
export const LIGHTSABER: Named<Card> = {
  id: 'lightsaber',
  kind: 'weapon',
  title: "Obi-Wan Kenobi's Lightsaber",
};

/** Battle cards by what they do. */
export const TRANSPORT_BONUS: Named<BattleCard> = {
  id: 'transport-bonus',
  kind: 'battle',
  title: 'Battle card, transports +2',
  bonus: 2,
  worksWith: 'transport',
};
export const FIGHTERS_TOGETHER: Named<BattleCard> = {
  id: 'fighters-together',
  kind: 'battle',
  title: 'Battle card, 2 starfighters together',
  together: 2,
  worksWith: 'starfighter',
};
// young-jedi/on-the-run-virtual
export const ON_THE_RUN: Named<BattleCard> = {
  id: 'on-the-run',
  kind: 'battle',
  title: 'We Have Them On The Run (V)',
  withdraws: true,
};
