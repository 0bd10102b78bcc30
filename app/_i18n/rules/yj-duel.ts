import type { Side } from '../../_rules/core/sides';
import type { SetupFlaw } from '../../_rules/young-jedi/duel/check-setup';
import type { EventArgs } from '../../_rules/young-jedi/duel/events';
import type { LabelArgs } from '../../_rules/young-jedi/duel/label';
import type { RefusalArgs } from '../../_rules/young-jedi/duel/refusals';
import type { Stage, Step } from '../../_rules/young-jedi/duel/state';
import type { Locale } from '../locales';
import type { Said } from './said';
import { en } from './yj-duel.en';
import { fr } from './yj-duel.fr';

/** Words of the picture. */
export interface PictureWords {
  moment: (step: Step, side: Side, planet: string, location: string) => string;
  initiate: string;
  stages: Record<Stage, string>;
  aftermath: string;
  battle: string;
  stagesTitle: string;
  onPlanet: Record<Side, string>;
  bystanders: string;
  dueling: Record<Side, string>;
  powerOf: Record<Side, string>;
  score: string;
  piles: string;
  power: { label: string; short: string };
  damage: { label: string; short: string };
  hits: string;
  printed: string;
  cards: (count: number) => string;
  powerPart: (amount: number, from: string) => string;
  destiny: string;
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
  toLead: string;
  toAnswer: string;
  defeated: string;
  discarded: string;
  toParry: (destiny: number) => string;
  hit: string;
  parries: string;
  hasText: string;
  textNow: string;
  passed: string;
  emptyHand: string;
  notDrawn: string;
  drawDeck: (side: Side) => string;
  discard: (side: Side) => string;
  hand: (side: Side) => string;
  short: Record<'draw' | 'discard', string>;
  outcome: Record<'defeated' | 'discarded', (name: string) => string> & { drawn: string };
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
