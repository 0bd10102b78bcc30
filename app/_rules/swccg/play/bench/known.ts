import { CARDS, type CardName } from '../../battle/cards';
import type { CardFacts } from '../../battle/facts';
import type { PlaceFacts } from '../../field/state';
import * as examples from '../../stack/cards/examples';
import { ALTER, CONTROL, SENSE } from '../../stack/cards/the-force';
import type { Card } from '../../stack/schema';
import { idOf } from '../../stack/setup';
import {
  DARK_STRIKE,
  DENGAR,
  DODGE,
  DONT_UNDERESTIMATE,
  DR_EVAZAN,
  DRESSELIAN_COMMANDO,
  END_THIS_DESTRUCTIVE_CONFLICT,
  LIGHTSABER,
  UBRIKKIAN_9000,
} from '../cards';
import { cardOfFigures, location, REACTS } from '../from-figures';

/** What a card shows besides what battles count: printed figures, public facts. */
interface More {
  destiny: number;
  deploy?: number;
  landspeed?: number;
  hyperspeed?: number;
  nav?: true;
  unique?: true;
  reacts?: true;
  tags?: string[];
}

const PRINTED: Partial<Record<CardName, More>> = {
  'luke-skywalker': { destiny: 1, deploy: 3, unique: true, tags: ['warrior'] },
  'han-solo': { destiny: 1, deploy: 3, unique: true, tags: ['warrior'] },
  'rebel-trooper': { destiny: 1, deploy: 1, tags: ['warrior'] },
  'darth-vader': { destiny: 1, deploy: 6, unique: true, tags: ['warrior', 'imperial'] },
  'lord-vader': { destiny: 1, deploy: 8, unique: true, tags: ['warrior', 'imperial'] },
  stormtrooper: { destiny: 1, deploy: 1, tags: ['warrior', 'imperial'] },
  'ds-61-2': { destiny: 2, deploy: 2, unique: true, tags: ['warrior', 'imperial'] },
  bantha: { destiny: 3, deploy: 1, landspeed: 1, reacts: true },
  'lukes-x-34-landspeeder': { destiny: 3, deploy: 2, landspeed: 4, unique: true, reacts: true },
  sandcrawler: { destiny: 2, deploy: 3, landspeed: 2 },
  'x-wing': { destiny: 2, deploy: 2, hyperspeed: 5, nav: true },
  'black-2': { destiny: 2, deploy: 1, unique: true },
  'tie-fighter': { destiny: 1, deploy: 1 },
  devastator: { destiny: 1, deploy: 8, hyperspeed: 3, nav: true, unique: true },
  blaster: { destiny: 3 },
  'blaster-rifle': { destiny: 3 },
  'dengars-blaster-carbine': { destiny: 2, unique: true },
  'dengars-modified-riot-gun': { destiny: 1, unique: true },
  'dual-laser-cannon': { destiny: 3 },
  'enhanced-tie-laser-cannon': { destiny: 5 },
};

function printed(
  facts: CardFacts,
  { destiny, deploy, landspeed, hyperspeed, nav, unique, reacts, tags }: More,
): Card {
  const moves = {
    ...(landspeed && { landspeed }),
    ...(hyperspeed && { hyperspeed }),
    ...(nav && { navComputer: true }),
  };
  return cardOfFigures({ ...facts, ...(deploy && { deploy }), ...moves } as CardFacts, {
    destiny,
    ...(unique && { copies: 1 }),
    ...(tags && { tags }),
    ...(reacts && { text: [REACTS] }),
  });
}

const place = (
  title: string,
  facts: Omit<PlaceFacts, 'icons'>,
  light: number,
  dark: number,
): [string, Card] => [idOf(title), location(title, { ...facts, icons: { light, dark } })];

const site = (of: string): Omit<PlaceFacts, 'icons'> => ({ kind: 'site', of });
const open = (of: string): Omit<PlaceFacts, 'icons'> => ({ ...site(of), exterior: true });
const system = (parsec: number): Omit<PlaceFacts, 'icons'> => ({ kind: 'system', parsec });

/** Icons as printed on the side that gives them; whatever lies on the other side can be changed. */
const LOCATIONS = [
  place('Tatooine: Cantina', site('Tatooine'), 2, 2),
  place('Tatooine: Mos Eisley', open('Tatooine'), 2, 1),
  place('Tatooine: Dune Sea', open('Tatooine'), 1, 1),
  place('Tatooine: Docking Bay 94', { ...open('Tatooine'), dockingBay: { light: 1, dark: 2 } }, 1, 1),
  place('Yavin 4: Docking Bay', { ...open('Yavin 4'), dockingBay: { light: 0, dark: 2 } }, 1, 1),
  place('Death Star: Detention Block Corridor', site('Death Star'), 0, 1),
  place('Cloud City: Carbonite Chamber', site('Cloud City'), 1, 2),
  place('Tatooine', system(7), 2, 1),
  place('Hoth', system(5), 1, 2),
];

/** In a whole play they are told with what a judge reads on them; the stack's own have a power and an ability. */
const TEXTS: Card[] = [
  SENSE,
  ALTER,
  CONTROL,
  ...Object.values(examples),
  DODGE,
  DARK_STRIKE,
  END_THIS_DESTRUCTIVE_CONFLICT,
  DONT_UNDERESTIMATE,
];

const FIGHTERS: Card[] = [UBRIKKIAN_9000, DENGAR, DR_EVAZAN, DRESSELIAN_COMMANDO, LIGHTSABER];

/** Every card that a whole play knows, by its name. */
export const PLAY_KNOWN: Readonly<Record<string, Card>> = Object.fromEntries([
  ...Object.entries(PRINTED).map(([name, more]) => [name, printed(CARDS[name as CardName], more)]),
  ...[...FIGHTERS, ...TEXTS].map((card) => [idOf(card.title), card]),
  ...LOCATIONS,
]);
