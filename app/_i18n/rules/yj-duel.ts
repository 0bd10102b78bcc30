import type { GameEvent, Refusal } from '../../_rules/core/contract';
import type { SetupFlaw } from '../../_rules/young-jedi/duel/check-setup';
import type { EventArgs } from '../../_rules/young-jedi/duel/events';
import type { Side } from '../../_rules/young-jedi/duel/facts';
import { type LabelArgs, labelOf } from '../../_rules/young-jedi/duel/label';
import type { RefusalArgs } from '../../_rules/young-jedi/duel/refusals';
import type { DuelState, Move, Stage, Step } from '../../_rules/young-jedi/duel/state';
import type { Locale } from '../locales';
import { en } from './yj-duel.en';
import { fr } from './yj-duel.fr';

type Said<Args> = { [Code in keyof Args]: (args: Args[Code]) => string };

/** Words of the picture. */
export interface PictureWords {
  moment: (step: Step, side: Side, planet: string, location: string) => string;
  stages: Record<Stage, string>;
  aftermath: string;
  fighters: string;
  table: string;
  dueling: Record<Side, string>;
  lastPlayed: string;
  score: string;
  piles: string;
  stagesTitle: string;
  hitsOf: (side: Side) => string;
  damageOf: (side: Side) => string;
  hits: (hits: number, damage: number) => string;
  power: (power: number | string) => string;
  damage: (damage: number) => string;
  from: (amount: number, from: string) => string;
  destiny: (destiny: string) => string;
  itsText: string;
  unknownCard: string;
  character: string;
  weapon: string;
  effect: string;
  attacker: string;
  defender: string;
  target: string;
  duelist: string;
  hidden: string;
  elsewhere: (planet: string) => string;
  lightsaber: string;
  attacks: string;
  parries: string;
  playedNow: string;
  hasText: string;
  passed: string;
  emptyHand: string;
  notDrawn: string;
  nothingPlayed: string;
  drawDeck: (side: Side) => string;
  discard: (side: Side) => string;
  total: (total: number) => string;
  mayInitiate: (player: Side) => string;
  mayBattle: (player: Side) => string;
  maySomething: (player: Side) => string;
  deploying: (player: Side) => string;
  choosesDefender: (player: Side) => string;
  drawsPower: (player: Side) => string;
  mayRedraw: (player: Side) => string;
  drawsHand: (player: Side) => string;
  leads: (player: Side) => string;
  mustPass: (player: Side) => string;
  answers: (player: Side, destiny: number) => string;
  mayUseText: (player: Side) => string;
  stepOver: string;
  deckLost: (player: Side) => string;
}

/** Every word of the duel simulator. */
export interface DuelWords {
  title: string;
  summary: string;
  sides: Record<Side, string>;
  events: Said<EventArgs>;
  refusals: Said<RefusalArgs>;
  moves: Said<LabelArgs>;
  setupFlaws: Record<SetupFlaw['code'], (at: string) => string>;
  picture: PictureWords;
}

export const DUEL_WORDS: Record<Locale, DuelWords> = { fr, en };

type AnySaid = Record<string, ((args: unknown) => string) | undefined>;

export const tellEvent = (locale: Locale, event: GameEvent): string =>
  (DUEL_WORDS[locale].events as unknown as AnySaid)[event.code]?.(event.args) ?? event.code;

export const tellRefusal = (locale: Locale, refusal: Refusal): string =>
  (DUEL_WORDS[locale].refusals as unknown as AnySaid)[refusal.code]?.(refusal.args) ?? refusal.code;

export function tellMove(locale: Locale, state: DuelState, move: Move): string {
  const { code, args } = labelOf(state, move);
  return (DUEL_WORDS[locale].moves as unknown as AnySaid)[code]?.(args) ?? code;
}
