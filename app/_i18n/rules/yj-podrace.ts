import type { Side } from '../../_rules/core/sides';
import type { SetupFlaw } from '../../_rules/young-jedi/podrace/check-setup';
import type { EventArgs } from '../../_rules/young-jedi/podrace/events';
import type { LabelArgs } from '../../_rules/young-jedi/podrace/label';
import type { RefusalArgs } from '../../_rules/young-jedi/podrace/refusals';
import type { CardKind, DeployPart, Stage } from '../../_rules/young-jedi/podrace/state';
import type { Locale } from '../locales';
import type { Said } from './said';
import { en } from './yj-podrace.en';
import { fr } from './yj-podrace.fr';

/** Every word of the podrace simulator. */
export interface PodraceWords {
  sides: Record<Side, string>;
  stages: Record<Stage, string>;
  parts: Record<DeployPart, string>;
  events: Said<EventArgs>;
  refusals: Said<RefusalArgs>;
  moves: Said<LabelArgs>;
  setupFlaws: Record<SetupFlaw['code'], (at: string) => string>;
  picture: {
    turn: (number: number, side: string) => string;
    race: string;
    lap: (number: number, of: number) => string;
    objectiveTitle: string;
    objective: string;
    pilot: string;
    podracer: string;
    noRacer: string;
    notDown: string;
    opening: Record<'objectives' | 'destiny', string>;
    destinies: string;
    hand: (side: string) => string;
    piles: string;
    deck: string;
    discard: string;
    planet: string;
    short: Record<'deck' | 'discard' | 'planet', string>;
    order: string;
    left: string;
    laps: (laps: number, of: number) => string;
    thrust: string;
    handling: { label: string; short: string };
    refueling: { label: string; short: string };
    handlingUseless: string;
    lapsLeft: string;
    fuelLeft: string;
    countersLeft: string;
    handlingLeft: string;
    inHand: string;
    of: (count: number, of: number) => string;
    destiny: string;
    counters: (count: number) => string;
    playable: string;
    byHandling: string;
    asHandling: (number: number) => string;
    kinds: Record<CardKind, string>;
    toAct: (side: string) => string;
    bothDraw: string;
    owes: (side: string) => string;
    won: (side: string) => string;
    deckWon: (side: string) => string;
    over: string;
  };
}

export const PODRACE_WORDS: Record<Locale, PodraceWords> = { fr, en };
