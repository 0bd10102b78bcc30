import { attritionLeft, bit, has, NO_CARDS, type Owed, type Table, worth } from './owed';

/** How far somebody has come: the cards forfeited, and whether the Force is lost. */
interface Progress {
  done: bigint;
  paid: boolean;
}

/**
 * An order in which each of these cards is forfeited while it was hit or something is still owed, those aboard
 * before what carries them, and the Force is lost while damage is. None if there is no such order.
 */
// swccg/forfeit#when
export function orderOf(owed: Owed, table: Table, forfeited: bigint, force: number): string[] | undefined {
  const order: string[] = [];
  const now: Progress = { done: NO_CARDS, paid: force === 0 };
  if (!canFinish(owed, table, forfeited, force, now)) return undefined;
  while (now.done !== forfeited || !now.paid) {
    const next = table.cards.findIndex(
      (_, i) =>
        isDue(owed, table, forfeited, force, now, i) &&
        canFinish(owed, table, forfeited, force, { ...now, done: now.done | bit(i) }),
    );
    if (next < 0 && now.paid) return undefined;
    if (next < 0) now.paid = true;
    else {
      now.done |= bit(next);
      order.push(table.cards[next]?.id ?? '');
    }
  }
  return order;
}

/** Whether this card may be forfeited next: it is hit or something is owed, and those aboard have gone before. */
function isDue(
  owed: Owed,
  table: Table,
  forfeited: bigint,
  force: number,
  { done, paid }: Progress,
  i: number,
): boolean {
  if (!has(forfeited, i) || has(done, i)) return false;
  const aboard = (table.withThoseAboard[i] ?? bit(i)) & forfeited & ~bit(i);
  if ((aboard & ~done) !== NO_CARDS) return false;
  const met = worth(table, done);
  return has(table.hit, i) || attritionLeft(owed) > met || owed.damage - met - (paid ? force : 0) > 0;
}

/**
 * Whether the rest can be lost in some order. Hit cards can wait until the end, except those aboard a card that was not
 * hit; of the cards that were not hit, only the last one can come too late. So it is enough to find one that may be last.
 */
function canFinish(
  owed: Owed,
  table: Table,
  forfeited: bigint,
  force: number,
  { done, paid }: Progress,
): boolean {
  const met = worth(table, done);
  const attrition = attritionLeft(owed) - met;
  const damage = owed.damage - met - (paid ? force : 0);
  const left = forfeited & ~done;
  const indices = table.cards.map((_, i) => i).filter((i) => has(left, i));
  const free = indices.filter((i) => !has(table.hit, i));
  const due = paid ? 0 : force;
  const payable = due === 0 || damage >= due;
  if (free.length === 0) return payable;
  const under = (i: number) => free.some((j) => j !== i && has(table.withThoseAboard[j] ?? bit(j), i));
  const before = indices.filter((i) => free.includes(i) || under(i));
  const total = before.reduce((sum, i) => sum + (table.cards[i]?.forfeit ?? 0), 0);
  return free.some((last) => {
    if (under(last)) return false;
    const value = table.cards[last]?.forfeit ?? 0;
    const earlier = total - value;
    const paidFirst = payable && (attrition > earlier || damage - due > earlier);
    return paidFirst || (due > 0 && damage - total >= due);
  });
}
