import type { EventArgs } from '../../_rules/gundam/turn/events';
import type { LabelArgs } from '../../_rules/gundam/turn/label';
import type { RefusalArgs } from '../../_rules/gundam/turn/refusals';
import type { SetupFlaw } from '../../_rules/gundam/turn/setup';
import type { Due, Moment, Player } from '../../_rules/gundam/turn/state';
import type { Locale } from '../locales';
import { en } from './gundam-turn.en';
import { fr } from './gundam-turn.fr';
import type { Said } from './said';

/** What the picture says. */
export interface TurnPictureWords {
  units: (player: Player) => string;
  area: (player: Player) => string;
  hand: (player: Player) => string;
  piles: (player: Player) => string;
  turn: string;
  /** The phases in a word each. */
  steps: Record<Moment, string>;
  passes: (count: number) => string;
  noUnit: string;
  emptyArea: string;
  unknown: string;
  kinds: Record<'unit' | 'pilot' | 'command' | 'base', string>;
  boost: (ap: number, hp: number) => string;
  timings: (main: boolean, action: boolean) => string;
  token: string;
  link: string;
  ready: string;
  deployed: string;
  lvTooHigh: string;
  resource: string;
  exResource: string;
  resourceDeck: string;
  resourceDeckShort: string;
  deck: string;
  shield: string;
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
