import type { Ability, CardFacts, Text } from '../printed/schema';
import type { Pending, PlayState } from './state';

const NO_TEXT: Text = { effects: [] };

/** What a Burst does, spelled out. */
// gundam/burst
export function burstText(facts: CardFacts | undefined): Text {
  const burst = facts?.burst;
  switch (burst) {
    case undefined:
      return NO_TEXT;
    case 'hand':
      return { effects: [{ does: 'to-hand' }] };
    case 'deploy':
      return { effects: [{ does: 'deploy' }] };
    case 'command':
      return facts?.type === 'command' ? facts : NO_TEXT;
    default:
      return burst;
  }
}

export function abilityOf({ cards }: PlayState, card: string, index: number): Ability | undefined {
  const facts = cards[card];
  return facts && facts.type !== 'command' ? facts.abilities?.[index] : undefined;
}

/** The text that waits: its card's own, or one that an effect has given it. */
export const abilityIn = (
  state: PlayState,
  { card, ability, given }: Extract<Pending, { kind: 'trigger' }>,
): Ability | undefined => given ?? abilityOf(state, card, ability);
