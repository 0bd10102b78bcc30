import { isSide, SIDES } from '../../core/sides';
import { DESTINIES } from '../stack/timing';
import { FIRST_KINDS, MOST_CARDS, WAR_CARDS, type WarSetup } from './setup';

/** The highest ability that a character can bring, and the most destinies worth counting. */
export const MOST_ABILITY = 12;
export const MOST_DESTINIES = 12;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAmong = (list: readonly unknown[], value: unknown): boolean => list.includes(value);

/** Whether something from outside (a link) is a war that can be fought. */
export function isWarSetup(value: unknown): value is WarSetup {
  if (!isRecord(value)) return false;
  const { first, hands, ability, destinies } = value;
  if (!isRecord(first) || !isRecord(hands) || !isRecord(ability) || !isRecord(destinies)) return false;
  if (!isSide(first.by) || !isAmong(FIRST_KINDS, first.kind)) return false;
  return SIDES.every((side) => {
    const [hand, best, left] = [hands[side], ability[side], destinies[side]];
    const isHand =
      Array.isArray(hand) && hand.length <= MOST_CARDS && hand.every((card) => isAmong(WAR_CARDS, card));
    const isAbility =
      best === null ||
      (typeof best === 'number' && Number.isInteger(best) && best >= 0 && best <= MOST_ABILITY);
    const isLeft =
      Array.isArray(left) && left.length <= MOST_DESTINIES && left.every((one) => isAmong(DESTINIES, one));
    return isHand && isAbility && isLeft;
  });
}
