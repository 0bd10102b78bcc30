import type { EventArgs } from '../../_rules/gundam/turn/events';
import type { LabelArgs } from '../../_rules/gundam/turn/label';
import type { RefusalArgs } from '../../_rules/gundam/turn/refusals';
import type { SetupFlaw } from '../../_rules/gundam/turn/setup';
import type { Due, Moment, Player } from '../../_rules/gundam/turn/state';
import type { Locale } from '../locales';
import { en } from './gundam-turn.en';
import { fr } from './gundam-turn.fr';

type Said<Args> = { [Code in keyof Args]: (args: Args[Code]) => string };

/** What the picture says. */
export interface TurnPictureWords {
  field: (player: Player) => string;
  hand: (player: Player) => string;
  piles: (player: Player) => string;
  turn: string;
  noUnit: string;
  emptyHand: string;
  unknown: string;
  kinds: Record<'unit' | 'pilot' | 'command' | 'base', string>;
  lvCost: (lv: number, cost: number) => string;
  stats: (ap: number, hp: number) => string;
  hp: (hp: number) => string;
  boost: (ap: number, hp: number) => string;
  timings: (main: boolean, action: boolean) => string;
  rested: string;
  token: string;
  damage: (amount: number) => string;
  thisTurn: (ap: number) => string;
  link: string;
  mayAttack: string;
  waits: string;
  playable: string;
  lvTooHigh: string;
  resources: string;
  restedResources: string;
  exResources: string;
  resourceDeck: string;
  deck: string;
  shields: string;
  trash: string;
  handPile: string;
}

/** Every word of the turn simulator. */
export interface TurnWords {
  moments: Record<Moment, string>;
  /** Which turn it is, and whose. */
  moment: (number: number, player: Player, moment: Moment) => string;
  preparing: (moment: Moment) => string;
  mayAct: Record<Moment, (player: Player) => string>;
  actionStep: (player: Player, passes: number) => string;
  due: Record<Due['what'], (player: Player, left: number) => string>;
  won: (winner: Player, loser: Player) => string;
  stopped: string;
  picture: TurnPictureWords;
  events: Said<EventArgs>;
  refusals: Said<RefusalArgs>;
  moves: Said<LabelArgs>;
  setupFlaws: Record<SetupFlaw['code'], (at: string) => string>;
}

export const TURN_WORDS: Record<Locale, TurnWords> = { fr, en };
