import { refuser } from '../../core/codes';
import type { None, Refused, RuleRef } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { OfCard } from './events';

interface OfPlayer {
  player: Side;
}

/** The figures that the words of each refusal need. Cards go by their titles, or by their number. */
export interface RefusalArgs {
  'malformed-move': None;
  'game-over': None;
  'play-over': None;
  'not-your-turn': OfPlayer;
  'discard-first': OfPlayer;

  'opening-first': None;
  'objective-too-late': OfPlayer;
  'objective-already-played': OfPlayer;
  'no-objective': OfPlayer;
  'destiny-already-drawn': OfPlayer;
  'no-destiny-now': None;
  'not-a-destiny': { value: number };

  'not-deploy-step': None;
  'not-in-hand': OfCard;
  'not-for-objective': OfCard;
  'one-pilot': { card: string; there: string };
  'one-podracer': { card: string; there: string };
  'not-deployable': OfCard;
  'effect-in-play': { there: string };
  'too-many-counters': { card: string; counters: number; left: number };
  'in-play-elsewhere': { card: string };
  'no-search-now': None;
  'not-in-deck': { card: string };
  'not-a-match': { card: string; there: string };

  'no-pilot': None;
  'no-podracer': { card: string };
  'wrong-podracer': { card: string; there: string };
  'racing-first': None;
  'already-thrust': None;
  'thrust-first': None;
  'no-thrust-left': { thrust: number };
  'already-refueled': None;
  'location-no-lap': OfCard;
  'wrong-number': OfCard & { number: number };
  'handling-unusable': OfCard & { number: number; handling: number };
  'handling-used-up': OfCard & { number: number; limit: number };
  'thrust-before-refueling': None;
  'refueled-enough': { limit: number; thrust: number };
  'lap-cards-stay': None;

  'not-its-card': None;
  'no-drawing-now': None;
  'not-battle-step': None;
  'not-even-up': None;
  'hand-has-six': None;
  'too-many-in-hand': { count: number };
  'too-few-in-hand': { count: number };
  'only-locations': OfCard;
  'drawing-has-begun': None;
  'hand-empty': None;
}

export type RefusalCode = keyof RefusalArgs;

/** Every reason to refuse a move, with the rule that forbids it. */
export const REFUSALS = {
  'malformed-move': 'young-jedi/rulebook/podrace',
  'game-over': 'young-jedi/rulebook/cards#objective-of-the-game',
  'play-over': 'young-jedi/rulebook/first-game#turn',
  'not-your-turn': 'young-jedi/rulebook/first-game#turn',
  'discard-first': 'young-jedi/rulebook/effects#deploy-from-draw-deck',

  'opening-first': 'young-jedi/rulebook/full-game#full-game-start',
  'objective-too-late': 'young-jedi/rulebook/podrace#podrace-objective',
  'objective-already-played': 'young-jedi/rulebook/podrace#podrace-objective',
  'no-objective': 'young-jedi/rulebook/podrace#podrace-objective',
  'destiny-already-drawn': 'young-jedi/rulebook/full-game#full-game-start',
  'no-destiny-now': 'young-jedi/rulebook/full-game#full-game-start',
  'not-a-destiny': 'young-jedi/destiny',

  'not-deploy-step': 'young-jedi/rulebook/podrace#lap-cards',
  'not-in-hand': 'young-jedi/rulebook/first-game#deploy-step',
  'not-for-objective': 'young-jedi/rulebook/podrace#podrace-objective',
  'one-pilot': 'young-jedi/rulebook/podrace#podrace-objective',
  'one-podracer': 'young-jedi/rulebook/podrace#podrace-objective',
  'not-deployable': 'young-jedi/rulebook/battle#battle-cards',
  'effect-in-play': 'young-jedi/rulebook/effects#effects',
  'too-many-counters': 'young-jedi/rulebook/first-game#deploy-step',
  'in-play-elsewhere': 'young-jedi/rulebook/podrace#podrace-objective',
  'no-search-now': 'young-jedi/rulebook/podrace#podrace-objective',
  'not-in-deck': 'young-jedi/rulebook/effects#deploy-from-draw-deck',
  'not-a-match': 'young-jedi/rulebook/podrace#podrace-objective',

  'no-pilot': 'young-jedi/rulebook/podrace#thrust',
  'no-podracer': 'young-jedi/rulebook/podrace#thrust',
  'wrong-podracer': 'young-jedi/rulebook/podrace#podrace-objective',
  'racing-first': 'young-jedi/rulebook/podrace#lap-cards',
  'already-thrust': 'young-jedi/rulebook/podrace#thrust',
  'thrust-first': 'young-jedi/rulebook/podrace#thrust',
  'no-thrust-left': 'young-jedi/rulebook/podrace#thrust',
  'already-refueled': 'young-jedi/rulebook/podrace#refueling',
  'location-no-lap': 'young-jedi/rulebook/podrace#lap-cards',
  'wrong-number': 'young-jedi/rulebook/podrace#lap-cards',
  'handling-unusable': 'young-jedi/rulebook/podrace#handling',
  'handling-used-up': 'young-jedi/rulebook/podrace#handling',
  'thrust-before-refueling': 'young-jedi/rulebook/podrace#refueling',
  'refueled-enough': 'young-jedi/rulebook/podrace#refueling',
  'lap-cards-stay': 'young-jedi/podracing-pile',

  'not-its-card': 'young-jedi/draw-deck',
  'no-drawing-now': 'young-jedi/rulebook/battle#even-up',
  'not-battle-step': 'young-jedi/rulebook/battle#damage',
  'not-even-up': 'young-jedi/rulebook/battle#even-up',
  'hand-has-six': 'young-jedi/rulebook/battle#even-up',
  'too-many-in-hand': 'young-jedi/rulebook/battle#even-up',
  'too-few-in-hand': 'young-jedi/rulebook/battle#even-up',
  'only-locations': 'young-jedi/rulebook/battle#recycle-hand',
  'drawing-has-begun': 'young-jedi/rulebook/battle#recycle-hand',
  'hand-empty': 'young-jedi/rulebook/battle#recycle-hand',
} as const satisfies Record<RefusalCode, RuleRef>;

export type Refusal = Refused<RefusalArgs>;

export const refuse = refuser<RefusalArgs>(REFUSALS);
