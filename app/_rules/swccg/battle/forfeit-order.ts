import { attritionLeft, type Cards, type Owed, type Table } from './owed';

/** How far somebody has come: the cards forfeited and what they were worth, and whether the Force is lost. */
interface Progress {
  done: Cards;
  met: number;
  paid: boolean;
}

/**
 * An order in which each of these cards is forfeited while it was hit or something is still owed, those aboard
 * before what carries them, and the Force is lost while damage is. None if there is no such order.
 */
// swccg/forfeit#when
export const orderOf = (owed: Owed, table: Table, forfeited: Cards, force: number): string[] | undefined =>
  asTheyCome(owed, table, forfeited, force) ?? lookingAhead(owed, table, forfeited, force);

/** Each time the first card that may be forfeited: mostly that comes to an end, and then it is the first order of all. */
function asTheyCome(owed: Owed, table: Table, forfeited: Cards, force: number): string[] | undefined {
  const order: string[] = [];
  const now: Progress = { done: new Uint8Array(forfeited.length), met: 0, paid: force === 0 };
  let left = forfeited.reduce((sum, one) => sum + one, 0);
  while (left > 0 || !now.paid) {
    const next = table.cards.findIndex((_, i) => isDue(owed, table, forfeited, force, now, i));
    if (next < 0) {
      if (now.paid || owed.damage - now.met < force) return undefined;
      now.paid = true;
    } else {
      left -= 1;
      now.done[next] = 1;
      now.met += table.values[next] ?? 0;
      order.push(table.cards[next]?.id ?? '');
    }
  }
  return order;
}

/** Each time the first card after which the rest can still be lost. */
function lookingAhead(owed: Owed, table: Table, forfeited: Cards, force: number): string[] | undefined {
  const order: string[] = [];
  const now: Progress = { done: new Uint8Array(forfeited.length), met: 0, paid: force === 0 };
  if (!canFinish(owed, table, forfeited, force, now)) return undefined;
  let left = forfeited.reduce((sum, one) => sum + one, 0);
  while (left > 0 || !now.paid) {
    const next = table.cards.findIndex((_, i) => {
      if (!isDue(owed, table, forfeited, force, now, i)) return false;
      now.done[i] = 1;
      now.met += table.values[i] ?? 0;
      if (canFinish(owed, table, forfeited, force, now)) return true;
      now.done[i] = 0;
      now.met -= table.values[i] ?? 0;
      return false;
    });
    if (next < 0 && now.paid) return undefined;
    if (next < 0) now.paid = true;
    else {
      left -= 1;
      order.push(table.cards[next]?.id ?? '');
    }
  }
  return order;
}

/** Whether this card may be forfeited next: it is hit or something is owed, and those aboard have gone before. */
function isDue(
  owed: Owed,
  table: Table,
  forfeited: Cards,
  force: number,
  { done, met, paid }: Progress,
  i: number,
): boolean {
  if (!forfeited[i] || done[i]) return false;
  for (const each of table.withThoseAboard[i] ?? [])
    if (each !== i && forfeited[each] && !done[each]) return false;
  return table.hit[i] === true || attritionLeft(owed) > met || owed.damage - met - (paid ? force : 0) > 0;
}

/**
 * Whether the rest can be lost in some order. Hit cards can wait until the end, except those aboard a card that was not
 * hit; of the cards that were not hit, only the last one can come too late. So it is enough to find one that may be last.
 */
function canFinish(
  owed: Owed,
  table: Table,
  forfeited: Cards,
  force: number,
  { done, met, paid }: Progress,
): boolean {
  const attrition = attritionLeft(owed) - met;
  const damage = owed.damage - met - (paid ? force : 0);
  const due = paid ? 0 : force;
  const payable = due === 0 || damage >= due;
  const under = table.isFlat ? undefined : belowFree(table, forfeited, done);
  let total = 0;
  let isFree = false;
  for (let i = 0; i < forfeited.length; i++) {
    if (!forfeited[i] || done[i]) continue;
    if (!table.hit[i]) isFree = true;
    if (!table.hit[i] || under?.[i]) total += table.values[i] ?? 0;
  }
  if (!isFree) return payable;
  if (due > 0 && damage - total >= due) return true;
  if (!payable) return false;
  for (let last = 0; last < forfeited.length; last++) {
    if (!forfeited[last] || done[last] || table.hit[last] || under?.[last]) continue;
    const earlier = total - (table.values[last] ?? 0);
    if (attrition > earlier || damage - due > earlier) return true;
  }
  return false;
}

/** All that is aboard one of those that are left and were not hit. */
function belowFree(table: Table, forfeited: Cards, done: Cards): Cards {
  const under = new Uint8Array(table.cards.length);
  table.withThoseAboard.forEach((down, carrier) => {
    if (!forfeited[carrier] || done[carrier] || table.hit[carrier]) return;
    for (const each of down) if (each !== carrier) under[each] = 1;
  });
  return under;
}
