import type { Ability, Effect, Payment, Text } from '../printed/schema';
import { isIdle } from './choose';
import { isPossible, lacksItsCard } from './possible';
import type { PlayState, Seat } from './state';

const NOTHING: readonly Payment[] = [];

const TEXTS = new WeakMap<Ability, Text>();

/**
 * An ability as it is carried out. What stands before the colon comes first, and what the text then chooses is chosen
 * once that is done.
 */
// gundam/activate-main
export function activatedText(ability: Ability): Text {
  const { pays = NOTHING, choose, also } = ability;
  if (pays.length === 0) return ability;
  let text = TEXTS.get(ability);
  if (!text) {
    const chosen: Effect[] = choose ? [{ does: 'choose', choose, ...(also && { also }) }] : [];
    text = { effects: [...pays, ...chosen, ...ability.effects] };
    TEXTS.set(ability, text);
  }
  return text;
}

/** Whether an ability cannot be activated: something before its colon cannot be done, or nothing is there to choose. */
// gundam/activate-main
export function lacksToActivate(state: PlayState, player: Seat, source: string, ability: Ability): boolean {
  const { pays = NOTHING } = ability;
  return (
    pays.some((part) => !isPossible(state, player, source, part)) ||
    (pays.length > 0 && isIdle(state, player, source, ability)) ||
    lacksItsCard(state, player, source, ability)
  );
}
