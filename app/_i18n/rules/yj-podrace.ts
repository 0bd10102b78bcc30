import type { Side } from '../../_rules/swccg/force/piles';
import type { SetupFlaw } from '../../_rules/young-jedi/podrace/check-setup';
import type { EventArgs } from '../../_rules/young-jedi/podrace/events';
import type { LabelArgs } from '../../_rules/young-jedi/podrace/label';
import type { RefusalArgs } from '../../_rules/young-jedi/podrace/refusals';
import type { DeployPart, Stage } from '../../_rules/young-jedi/podrace/state';
import type { Locale } from '../locales';
import { en } from './yj-podrace.en';
import { fr } from './yj-podrace.fr';

type Said<Args> = { [Code in keyof Args]: (args: Args[Code]) => string };

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
    lap: (number: number, side: string) => string;
    objectiveTitle: string;
    noRacer: string;
    notDown: string;
    hand: (side: string) => string;
    piles: string;
    deck: string;
    discard: string;
    podracingPile: string;
    planet: (side: string) => string;
    order: string;
    laps: (laps: number, of: number) => string;
    thrust: (tokens: number) => string;
    handling: (number: number) => string;
    handlingUseless: (number: number) => string;
    refueling: (cards: number) => string;
    lapsLeft: string;
    fuelLeft: string;
    countersLeft: string;
    handlingLeft: string;
    destiny: (value: string) => string;
    counters: (count: number) => string;
    playable: string;
    byHandling: string;
    asHandling: (value: string) => string;
    location: string;
    toAct: (side: string) => string;
    bothDraw: string;
    owes: (side: string) => string;
    won: (side: string) => string;
    deckWon: (side: string) => string;
    over: string;
  };
}

export const PODRACE_WORDS: Record<Locale, PodraceWords> = { fr, en };
