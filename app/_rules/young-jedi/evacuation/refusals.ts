import { refuser } from '../../core/codes';
import type { None, Refused, RuleRef } from '../../core/contract';
import type { Side } from '../../core/sides';

interface OfPlayer {
  player: Side;
}
interface OfCard {
  card: string;
}

/** The figures that the words of each refusal need. Cards and planets go by their titles. */
export interface RefusalArgs {
  'malformed-move': None;
  'game-over': None;
  'play-over': None;
  'not-your-turn': OfPlayer;
  'damage-first': OfPlayer;
  'attempt-under-way': None;
  'no-attempt': None;
  'not-that-stage': None;

  'never-face-down': OfCard;
  'no-hyperspace-pile': OfCard;
  'not-in-hand': OfCard;
  'not-a-starship': OfCard;
  'unique-already-there': OfCard;
  'only-the-opponent-adds': OfPlayer;

  'only-in-deploy-step': None;
  'no-such-planet': { planet: string };
  'no-partial-evacuation': { planet: string };
  'nothing-to-evacuate': { planet: string };
  'only-hidden-cards': { planet: string };
  'all-must-be-committed': None;
  'no-transport': None;
  'transport-from-hand': None;
  'not-from-hand': OfCard;
  'not-a-transport': OfCard;

  'own-evacuation': OfPlayer;
  'nothing-to-intercept-with': None;
  'starfighter-from-hand': None;
  'not-a-starfighter': OfCard;

  'attacker-declares-first': OfPlayer;
  'already-declared': OfPlayer;
  'too-few-battle-cards': { count: number; held: number };
  'only-battle-cards': OfCard;
  'number-declared': { count: number };
  'not-in-your-fleet': OfCard;

  'no-draw-due': OfPlayer;
  'transport-draws-nothing': OfPlayer;
  'not-its-destiny': None;
  'no-damage-due': OfPlayer;
  'not-its-card': None;
  'no-choice-due': OfPlayer;
  'not-of-the-group': OfCard;
  'nothing-to-pick': None;
  'not-a-surviving-transport': OfCard;
}

export type RefusalCode = keyof RefusalArgs;

/** Every reason to refuse a move, with the rule that forbids it. */
export const REFUSALS = {
  'malformed-move': 'young-jedi/evacuation',
  'game-over': 'young-jedi/deck-victory',
  'play-over': 'young-jedi/rulebook/first-game#turn',
  'not-your-turn': 'young-jedi/rulebook/starships#evacuation',
  'damage-first': 'young-jedi/damage',
  'attempt-under-way': 'young-jedi/rulebook/starships#evacuation',
  'no-attempt': 'young-jedi/interception#against-an-evacuation',
  'not-that-stage': 'young-jedi/rulebook/starships#hyperspace',

  'never-face-down': 'young-jedi/hyperspace-pile',
  'no-hyperspace-pile': 'young-jedi/evacuation#first-rule',
  'not-in-hand': 'young-jedi/rulebook/starships#hyperspace',
  'not-a-starship': 'young-jedi/hyperspace-pile',
  'unique-already-there': 'young-jedi/faq-two-amidala-starships',
  'only-the-opponent-adds': 'young-jedi/interception#against-an-evacuation',

  'only-in-deploy-step': 'young-jedi/rulebook/starships#evacuation',
  'no-such-planet': 'young-jedi/rulebook/starships#evacuation',
  'no-partial-evacuation': 'young-jedi/rulebook/starships#evacuation',
  'nothing-to-evacuate': 'young-jedi/rulebook/starships#evacuation',
  'only-hidden-cards': 'young-jedi/rulebook/starships#evacuation',
  'all-must-be-committed': 'young-jedi/rulebook/starships#hyperspace',
  'no-transport': 'young-jedi/rulebook/starships#evacuation',
  'transport-from-hand': 'young-jedi/evacuation#first-rule',
  'not-from-hand': 'young-jedi/rulebook/starships#hyperspace',
  'not-a-transport': 'young-jedi/rulebook/starships#starship-battle',

  'own-evacuation': 'young-jedi/interception#against-an-evacuation',
  'nothing-to-intercept-with': 'young-jedi/interception#against-an-evacuation',
  'starfighter-from-hand': 'young-jedi/evacuation#first-rule',
  'not-a-starfighter': 'young-jedi/evacuation#first-rule',

  'attacker-declares-first': 'young-jedi/faq-battle-cards-declare',
  'already-declared': 'young-jedi/faq-battle-cards-declare',
  'too-few-battle-cards': 'young-jedi/faq-no-bluff',
  'only-battle-cards': 'young-jedi/faq-no-bluff',
  'number-declared': 'young-jedi/faq-battle-cards-declare',
  'not-in-your-fleet': 'young-jedi/rulebook/starships#hyperspace',

  'no-draw-due': 'young-jedi/rulebook/battle-details#destiny-order',
  'transport-draws-nothing': 'young-jedi/rulebook/starships#starship-battle',
  'not-its-destiny': 'young-jedi/destiny',
  'no-damage-due': 'young-jedi/damage',
  'not-its-card': 'young-jedi/draw-deck',
  'no-choice-due': 'young-jedi/rulebook/battle-details#fight-together',
  'not-of-the-group': 'young-jedi/rulebook/battle-details#fight-together',
  'nothing-to-pick': 'young-jedi/rulebook/starships#hyperspace',
  'not-a-surviving-transport': 'young-jedi/rulebook/starships#hyperspace',
} as const satisfies Record<RefusalCode, RuleRef>;

export type Refusal = Refused<RefusalArgs>;

export const refuse = refuser<RefusalArgs>(REFUSALS);
