import type { BaseCard, CommandCard, PilotCard, UnitCard } from '../cards';

/** Which Units an effect speaks of. With neither `self` nor `all`, its player chooses `count` of them, or 1. */
export interface Target {
  whose?: 'own' | 'enemy' | 'any';
  /** The Unit whose effect it is; nothing is chosen. */
  self?: true;
  /** All of them; nothing is chosen. */
  all?: true;
  /** Not the Unit whose effect it is. */
  other?: true;
  rested?: boolean;
  damaged?: true;
  link?: true;
  blocker?: true;
  trait?: string;
  lvAtMost?: number;
  lvAtLeast?: number;
  /** HP and AP as they now are: damage and boosts count. */
  hpAtMost?: number;
  apAtMost?: number;
  apAtLeast?: number;
  /** As many as possible up to this number have to be chosen. */
  count?: number;
  /** One is enough: "choose 1 to 2". */
  upTo?: true;
}

/** What must be true for an effect to happen, or for a card to cost less. */
export interface Condition {
  commandsInTrash?: number;
  /** At least so many of your Units are in play. */
  ownUnits?: number;
  enemyUnits?: number;
  /** At least so many of your Units other than this one. */
  otherUnits?: number;
  /** Of the Units that are counted, only those with this trait. */
  trait?: string;
  /** An opponent has at least so many cards in hand. */
  opponentHand?: number;
  yourTurn?: true;
}

/**
 * What an effect does: the kinds that the turn needs. Anything else is `other`, which only says that it happened.
 * For a part that comes `afterwards`, no target is needed to play the card.
 */
export type Effect = { if?: Condition; afterwards?: true } & (
  | { does: 'draw' | 'discard' | 'shield-to-hand'; amount: number }
  | { does: 'place-resource' | 'place-ex-resource'; amount?: number; rested?: true }
  | { does: 'set-resource-active'; amount: number }
  /** Which one is deployed goes by how many Units you have in play: none, one, and so on; the last stands for more. */
  | { does: 'deploy-token'; tokens: readonly UnitCard[]; amount?: number; rested?: true }
  | { does: 'damage' | 'recover' | 'ap' | 'hp'; amount: number; to: Target }
  | { does: 'rest' | 'set-active' | 'return-to-hand' | 'destroy'; to: Target }
  | { does: 'other' }
);

// gundam/activate-main, gundam/activate-action
export const ACTIVATED = ['main', 'action'] as const;
export const TRIGGERED = ['deploy', 'paired', 'linked', 'destroyed', 'turn-end'] as const;
export type When = (typeof ACTIVATED)[number] | (typeof TRIGGERED)[number];

/** An ability that is activated, or that triggers by itself. A Pilot's abilities are its Unit's while it is paired. */
export interface Ability {
  when: When;
  /** Only while its Unit is paired, or linked. */
  during?: 'pair' | 'link';
  /** The Pilot that "when paired" or "during pair" asks for. */
  pilot?: { traits?: readonly string[]; lvAtLeast?: number };
  /** Resources to pay: ①, ②. */
  cost?: number;
  /** Its own card is rested to activate it. */
  rest?: true;
  oncePerTurn?: true;
  /** "You may". */
  may?: true;
  if?: Condition;
  effects: readonly Effect[];
  /** It stands for this keyword: the amounts of a Unit and its Pilot add up. */
  keyword?: 'support';
}

/** AP or HP that a Unit has for as long as something is true. */
export interface Standing {
  during?: 'pair' | 'link';
  if?: Condition;
  ap?: number;
  hp?: number;
  /** All Units of its player; left out, only the Unit itself. */
  all?: true;
}

interface Playable {
  abilities?: readonly Ability[];
  standing?: readonly Standing[];
  /** What it costs, or asks for, less while something is true. */
  less?: { cost?: number; lv?: number; if: Condition };
}

/** A card as the turn needs it: what is printed on it, typed in as data. */
export type TurnCard =
  | (UnitCard & Playable)
  | (PilotCard & Playable)
  | (BaseCard & Playable)
  | (CommandCard & Playable & { effects: readonly Effect[] });

export const supporting = (amount: number): readonly Effect[] => [
  { does: 'ap', amount, to: { whose: 'own', other: true } },
];

/** Keyword effects as the abilities they stand for. */
// gundam/rulebook/turn#end-phase
export function withKeywords<Card extends TurnCard>(card: Card): Card {
  if ((card.type !== 'unit' && card.type !== 'pilot') || !card.keywords) return card;
  const { support, repair } = card.keywords;
  if (support === undefined && repair === undefined) return card;
  const abilities: Ability[] = [...(card.abilities ?? [])];
  if (support !== undefined)
    abilities.push({
      when: 'main',
      rest: true,
      effects: supporting(support),
      keyword: 'support',
    });
  if (repair !== undefined)
    abilities.push({ when: 'turn-end', effects: [{ does: 'recover', amount: repair, to: { self: true } }] });
  return { ...card, abilities };
}

/** The card as it was typed in: what {@link withKeywords} has added comes last. */
export function withoutKeywords<Card extends TurnCard>(card: Card): Card {
  if ((card.type !== 'unit' && card.type !== 'pilot') || !card.keywords) return card;
  const { support, repair } = card.keywords;
  const added = (support === undefined ? 0 : 1) + (repair === undefined ? 0 : 1);
  const { abilities = [], ...printed } = card;
  const typed = abilities.slice(0, Math.max(0, abilities.length - added));
  return (typed.length > 0 ? { ...printed, abilities: typed } : printed) as Card;
}
