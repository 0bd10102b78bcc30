import { refuser } from '../../core/codes';
import type { None, Refused, RuleRef } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { DrawnFor, Planet, Searched, Step } from './state';

/** The figures that the words of each refusal need. Cards go by their titles. */
export interface RefusalArgs {
  'malformed-move': None;
  'play-over': None;
  'game-over': None;
  'not-your-turn': { player: Side };
  'wrong-step': { step: Step; now: Step };
  'already-drawn': { player: Side };
  'not-your-choice': { player: Side };
  'planet-in-play-before': { planet: Planet };
  'no-such-location': { planet: Planet; from: Searched };
  'from-draw-deck': None;
  'not-an-effect': { card: string };
  'reveal-first': None;
  'not-in-hand': { card: string };
  'not-deployable': { card: string };
  'too-many-counters': { card: string; cost: number; left: number };
  'effect-in-play': { card: string };
  'stranded-elsewhere': { card: string; planet: Planet };
  'unique-in-play': { card: string };
  'no-search-now': None;
  'not-found': { card: string };
  'other-planet': { card: string; planet: Planet };
  'same-location': { card: string };
  'nobody-face-up': { player: Side };
  'fights-to-finish': None;
  'no-battle': None;
  'not-face-up-here': { card: string };
  'already-fought': { card: string };
  'already-sent': { player: Side };
  'nobody-sent': { player: Side };
  'draw-out-of-order': { player: Side; for: DrawnFor };
  'nothing-to-draw': { player: Side };
  'even-up-own-turn': { player: Side };
  'too-many-cards': { count: number };
  'only-locations': { card: string };
  'hand-empty': None;
  'turn-not-over': None;
  'even-up-before-conceding': None;
  'concede-own-turn': { player: Side };
  'nothing-to-take-back': None;
  'no-illegal-stack': { player: Side; card: string };
  'stack-in-fight': { card: string };
}

export type RefusalCode = keyof RefusalArgs;

/** The rule behind each refusal. */
export const REFUSALS = {
  'malformed-move': 'young-jedi/rulebook/first-game#turn',
  'play-over': 'young-jedi/rulebook/first-game#turn',
  'game-over': 'young-jedi/rulebook/cards#objective-of-the-game',
  'not-your-turn': 'young-jedi/rulebook/first-game#turn',
  'wrong-step': 'young-jedi/rulebook/first-game#turn',
  'already-drawn': 'young-jedi/rulebook/full-game#full-game-start',
  'not-your-choice': 'young-jedi/rulebook/full-game#second-planet',
  'planet-in-play-before': 'young-jedi/rulebook/full-game#second-planet',
  'no-such-location': 'young-jedi/rulebook/full-game#second-planet',
  'from-draw-deck': 'young-jedi/rulebook/full-game#full-game-start',
  'not-an-effect': 'young-jedi/rulebook/effects#fetching-effects',
  'reveal-first': 'young-jedi/rulebook/first-game#hidden-cards',
  'not-in-hand': 'young-jedi/rulebook/first-game#deploy-step',
  'not-deployable': 'young-jedi/rulebook/battle#battle-cards',
  'too-many-counters': 'young-jedi/rulebook/first-game#deploy-step',
  'effect-in-play': 'young-jedi/rulebook/effects#effects',
  'stranded-elsewhere': 'young-jedi/stackable#one-planet',
  'unique-in-play': 'young-jedi/rulebook/effects#stackable-cards',
  'no-search-now': 'young-jedi/rulebook/effects#deploy-from-draw-deck',
  'not-found': 'young-jedi/rulebook/effects#deploy-from-draw-deck',
  'other-planet': 'young-jedi/rulebook/first-game#changing-location',
  'same-location': 'young-jedi/rulebook/first-game#changing-location',
  'nobody-face-up': 'young-jedi/rulebook/battle#battle-step',
  'fights-to-finish': 'young-jedi/rulebook/battle#damage',
  'no-battle': 'young-jedi/rulebook/battle#battle-step',
  'not-face-up-here': 'young-jedi/rulebook/battle#battle-step',
  'already-fought': 'young-jedi/rulebook/battle#battle-step',
  'already-sent': 'young-jedi/rulebook/battle#battle-step',
  'nobody-sent': 'young-jedi/rulebook/battle#battle-step',
  'draw-out-of-order': 'young-jedi/rulebook/battle-details#destiny-order',
  'nothing-to-draw': 'young-jedi/draw-deck',
  'even-up-own-turn': 'young-jedi/faq-even-up-opponent-turn',
  'too-many-cards': 'young-jedi/rulebook/battle#even-up',
  'only-locations': 'young-jedi/rulebook/battle#recycle-hand',
  'hand-empty': 'young-jedi/rulebook/battle#recycle-hand',
  'turn-not-over': 'young-jedi/rulebook/battle#controlling-planet',
  'even-up-before-conceding': 'young-jedi/rulebook/full-game#conceding',
  'concede-own-turn': 'young-jedi/rulebook/full-game#conceding',
  'nothing-to-take-back': 'young-jedi/faq-illegal-hidden-cards',
  'no-illegal-stack': 'young-jedi/stackable-illegal',
  'stack-in-fight': 'young-jedi/stackable-illegal',
} as const satisfies Record<RefusalCode, RuleRef>;

export type Refusal = Refused<RefusalArgs>;

export const refuse = refuser<RefusalArgs>(REFUSALS);
