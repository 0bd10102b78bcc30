import { refuser } from '../../core/codes';
import type { None, Refused, RuleRef } from '../../core/contract';
import type { Side } from '../../core/sides';

interface OfPlayer {
  player: Side;
}
interface OfCard {
  card: string;
}

/** The figures that the words of each refusal need. Cards go by their titles. */
export interface RefusalArgs {
  'malformed-move': None;
  'no-battle': None;
  'battle-over': None;
  'game-over': None;

  'not-your-turn': OfPlayer;
  'passed-in-duel': OfPlayer;
  'no-face-up-cards': OfPlayer;
  'already-declared': None;
  'not-declared': None;

  'attacker-announces-first': None;
  'already-announced': OfPlayer;
  'not-in-hand': OfCard;
  'only-battle-cards': OfCard;

  'announce-first': OfPlayer;
  'takes-no-part': OfCard;
  'sits-out': OfCard;
  'too-late-to-add': OfCard;
  'already-placed': OfCard;
  'not-in-plan': OfCard;

  'plans-not-ready': None;
  'fight-under-way': None;
  'no-fight': None;
  'plan-run-out': None;
  'fights-left': None;

  'draw-first': OfPlayer;
  'decide-first': OfPlayer;
  'no-draw-due': OfPlayer;
  'not-your-draw': OfPlayer;
  'no-such-destiny': { value: number };
  'not-its-destiny': { value: number };
  'nothing-to-decide': OfPlayer;
  'not-your-decision': OfPlayer;
  'must-choose': OfPlayer;
  'not-usable-now': OfCard;
  'not-a-weapon-in-use': OfCard;
  'not-a-choice': OfCard;
}

export type RefusalCode = keyof RefusalArgs;

/** Every reason to refuse a move, with the rule that forbids it. */
export const REFUSALS = {
  'malformed-move': 'young-jedi/rulebook/battle#battle-step',
  'no-battle': 'young-jedi/rulebook/battle#optional-battle',
  'battle-over': 'young-jedi/rulebook/battle#breakthrough',
  'game-over': 'young-jedi/deck-victory',

  'not-your-turn': 'young-jedi/rulebook/battle#optional-battle',
  'passed-in-duel': 'young-jedi/pass-in-duel',
  'no-face-up-cards': 'young-jedi/rulebook/battle#battle-step',
  'already-declared': 'young-jedi/rulebook/battle#battle-step',
  'not-declared': 'young-jedi/rulebook/battle#battle-step',

  'attacker-announces-first': 'young-jedi/faq-battle-cards-declare',
  'already-announced': 'young-jedi/faq-battle-cards-declare',
  'not-in-hand': 'young-jedi/rulebook/battle#battle-cards',
  'only-battle-cards': 'young-jedi/faq-no-bluff',

  'announce-first': 'young-jedi/rulebook/battle#battle-cards',
  'takes-no-part': 'young-jedi/hidden-card',
  'sits-out': 'young-jedi/pit-droid-virtual',
  'too-late-to-add': 'young-jedi/faq-battle-cards-declare',
  'already-placed': 'young-jedi/battle-plan',
  'not-in-plan': 'young-jedi/battle-plan',

  'plans-not-ready': 'young-jedi/battle-plan',
  'fight-under-way': 'young-jedi/rulebook/battle#resolving-fights',
  'no-fight': 'young-jedi/rulebook/battle#resolving-fights',
  'plan-run-out': 'young-jedi/rulebook/battle#breakthrough',
  'fights-left': 'young-jedi/rulebook/battle#breakthrough',

  'draw-first': 'young-jedi/rulebook/battle-details#destiny-order',
  'decide-first': 'young-jedi/rulebook/battle-details#destiny-order',
  'no-draw-due': 'young-jedi/rulebook/battle#destiny-draw',
  'not-your-draw': 'young-jedi/rulebook/battle-details#destiny-order',
  'no-such-destiny': 'young-jedi/destiny',
  'not-its-destiny': 'young-jedi/rulebook/battle#destiny-draw',
  'nothing-to-decide': 'young-jedi/rulebook/battle-details#destiny-order',
  'not-your-decision': 'young-jedi/rulebook/battle-details#destiny-order',
  'must-choose': 'young-jedi/rulebook/battle-details#destiny-order',
  'not-usable-now': 'young-jedi/rulebook/effects#character-game-text',
  'not-a-weapon-in-use': 'young-jedi/faq-gaderffii-timing',
  'not-a-choice': 'young-jedi/rulebook/battle-details#fight-together',
} as const satisfies Record<RefusalCode, RuleRef>;

export type Refusal = Refused<RefusalArgs>;

export const refuse = refuser<RefusalArgs>(REFUSALS);
