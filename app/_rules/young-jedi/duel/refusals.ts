import { refuser } from '../../core/codes';
import type { None, Refused, RuleRef } from '../../core/contract';
import type { Side } from '../../core/sides';

interface OfCard {
  card: string;
}
interface OfPlayer {
  player: Side;
}
interface OfWeapon {
  character: string;
  weapon: string;
}

/** The figures that the words of each refusal need. Cards go by their titles. */
export interface RefusalArgs {
  'malformed-move': None;
  'step-over': None;
  'game-over': None;
  'not-your-turn': OfPlayer;
  'duel-under-way': None;
  'no-duel': None;
  'not-now': None;

  'not-battle-step': None;
  'one-duel-a-turn': OfPlayer;
  'after-the-battle': None;
  'no-such-card': OfCard;
  'not-yours': OfCard;
  'not-a-character': OfCard;
  'not-here': OfCard;
  'face-down': OfCard;
  'not-a-duelist': OfCard;
  'needs-a-lightsaber': OfCard;
  'not-a-lightsaber': { weapon: string };
  'cannot-use': OfWeapon;
  'not-in-duels': { weapon: string };
  'has-its-own-weapon': OfWeapon;
  'own-target': OfCard;

  'not-the-defender': OfPlayer;
  'only-a-duelist-steps-in': OfCard;
  'no-weapon-for-zero': OfCard;

  'not-your-draw': OfPlayer;
  'not-its-destiny': { value: number };
  'not-your-hand': OfPlayer;

  'not-your-lead': OfPlayer;
  'must-parry-first': { destiny: number };
  'only-parries-after-passing': OfPlayer;
  'not-in-dueling-hand': { destiny: number };
  'card-not-in-dueling-hand': OfCard;
  'other-destiny': { card: string; destiny: number };
  'nothing-to-parry': OfPlayer;
  'not-your-parry': OfPlayer;
  'parry-needs-same-number': { destiny: number; attack: number };
  'pass-only-when-leading': OfPlayer;
  'no-passing-then': None;
  'text-pending': OfCard;
  'no-text': None;
  'text-when-it-hits': OfCard;
  'not-your-text': OfPlayer;

  'passed-no-battle': OfPlayer;
  'one-battle-a-turn': None;
  'nobody-to-battle': OfPlayer;
}

export type RefusalCode = keyof RefusalArgs;

const DUEL = 'young-jedi/rulebook/duel#duel';
const FIGHT = 'young-jedi/rulebook/duel#duel-attack-parry';

/** Every reason to refuse a move, with the rule that forbids it. */
export const REFUSALS = {
  'malformed-move': DUEL,
  'step-over': 'young-jedi/rulebook/first-game#turn',
  'game-over': 'young-jedi/deck-victory',
  'not-your-turn': DUEL,
  'duel-under-way': DUEL,
  'no-duel': DUEL,
  'not-now': 'young-jedi/rulebook/duel#duelists',

  'not-battle-step': DUEL,
  'one-duel-a-turn': DUEL,
  'after-the-battle': DUEL,
  'no-such-card': DUEL,
  'not-yours': 'young-jedi/rulebook/duel#duelists',
  'not-a-character': 'young-jedi/rulebook/duel#duelists',
  'not-here': 'young-jedi/rulebook/duel#duelists',
  'face-down': 'young-jedi/face-down',
  'not-a-duelist': 'young-jedi/lightsaber-duel#who-fights',
  'needs-a-lightsaber': DUEL,
  'not-a-lightsaber': DUEL,
  'cannot-use': 'young-jedi/rulebook/duel#duelists',
  'not-in-duels': 'young-jedi/weapon',
  'has-its-own-weapon': 'young-jedi/armed-and-dangerous',
  'own-target': 'young-jedi/rulebook/duel#duelists',

  'not-the-defender': 'young-jedi/rulebook/duel#duelists',
  'only-a-duelist-steps-in': 'young-jedi/rulebook/duel#duel-examples-choice',
  'no-weapon-for-zero': 'young-jedi/lightsaber-duel#special-cases',

  'not-your-draw': 'young-jedi/rulebook/duel#dueling-hand',
  'not-its-destiny': 'young-jedi/destiny',
  'not-your-hand': 'young-jedi/rulebook/duel#dueling-hand',

  'not-your-lead': FIGHT,
  'must-parry-first': FIGHT,
  'only-parries-after-passing': 'young-jedi/rulebook/duel#pass',
  'not-in-dueling-hand': FIGHT,
  'card-not-in-dueling-hand': FIGHT,
  'other-destiny': 'young-jedi/rulebook/special-cards#two-destinies',
  'nothing-to-parry': 'young-jedi/attack-and-parry',
  'not-your-parry': 'young-jedi/attack-and-parry',
  'parry-needs-same-number': 'young-jedi/attack-and-parry',
  'pass-only-when-leading': 'young-jedi/rulebook/duel#pass',
  'no-passing-then': 'young-jedi/pass-in-duel',
  'text-pending': 'young-jedi/rulebook/duel#dueling-text',
  'no-text': 'young-jedi/rulebook/duel#dueling-text',
  'text-when-it-hits': 'young-jedi/dueling-text',
  'not-your-text': 'young-jedi/rulebook/duel#dueling-text',

  'passed-no-battle': 'young-jedi/rulebook/duel#pass',
  'one-battle-a-turn': 'young-jedi/rulebook/battle#battle-step',
  'nobody-to-battle': 'young-jedi/rulebook/battle#battle-step',
} as const satisfies Record<RefusalCode, RuleRef>;

export type Refusal = Refused<RefusalArgs>;

export const refuse = refuser<RefusalArgs>(REFUSALS);
