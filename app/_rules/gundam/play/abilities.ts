import type { Ability, CardFacts, Text } from '../printed/schema';
import { unitAt } from './sides';
import type { Pending, PlayState } from './state';
import { hasPilot, holds } from './values';

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

type Waiting = Extract<Pending, { kind: 'trigger' }>;

/** The ability that waits: one that an effect has given, or one of the card. */
export const abilityWaiting = (state: PlayState, { card, ability, given }: Waiting): Ability | undefined =>
  given ?? abilityOf(state, card, ability);

/** Whether a Unit or Base has an effect of this kind now: printed, its Pilot's, or given to it. */
export function hasAbility(state: PlayState, id: string, when: Ability['when']): boolean {
  const unit = unitAt(state, id);
  const textsOf = (card: string | undefined): readonly Ability[] => {
    const facts = card === undefined ? undefined : state.cards[card];
    return facts && facts.type !== 'command' ? (facts.abilities ?? []) : [];
  };
  const given = unit?.gains.flatMap(({ ability }) => ability ?? []) ?? [];
  return [...textsOf(id), ...textsOf(unit?.pilot), ...given].some(
    (each) => each.when === when && holds(state, id, each.while) && hasPilot(state, id, each.pilot),
  );
}
