import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clash, ofSide, type Side, standing } from '../../../app/_desk/log/clash';
import { type Entry, isGone } from '../../../app/_desk/log/deletion';
import { differences } from '../../../app/_desk/log/pieces';
import { readLog } from '../../../app/_desk/log/read-file';
import { byNewest, follows, type Ruling, versionAfter } from '../../../app/_desk/log/ruling';
import { back } from '../../../app/_desk/log/step';
import { LogStore } from '../../../app/_desk/log/store';
import { writeLogJson } from '../../../app/_desk/log/write-file';
import { at, ruling } from './support';

/** A phone with a log of its own; its clock may run ahead or behind. */
class Phone {
  readonly store = new LogStore();
  private constructor(private readonly ahead: number) {}
  static async with(ahead: number): Promise<Phone> {
    globalThis.indexedDB = new IDBFactory();
    const phone = new Phone(ahead);
    await phone.store.read();
    return phone;
  }
  now(turn: number): Date {
    return new Date(Date.parse(at(turn)) + this.ahead);
  }
  async entries(): Promise<Map<string, Entry>> {
    const { rulings, deletions, unreadable } = await this.store.read();
    expect(unreadable).toBe(0);
    return new Map([...rulings, ...deletions].map((entry) => [entry.id, entry]));
  }
  async change(pick: number, to: (from: Ruling) => Ruling | undefined, isTakenBack = false): Promise<void> {
    const { rulings } = await this.store.read();
    const from = rulings[pick % rulings.length];
    if (!from) return;
    const step = { id: from.id, from, to: to(from) };
    expect(await this.store.apply([step])).toEqual([]);
    if (isTakenBack) expect(await this.store.apply(back([step]))).toEqual([]);
  }
  async answer(clash: Clash, side: Side, turn: number): Promise<void> {
    const to = ofSide(clash, side, this.now(turn));
    const seen = clash.gone && [clash.mine, clash.gone.as];
    await this.store.apply([{ id: clash.mine.id, from: standing(clash), to, ...(seen && { seen }) }]);
  }
  close = () => this.store.close();
}

const knows = (entry: Entry | undefined, other: Entry): boolean =>
  entry !== undefined && (isSameEntry(entry, other) || follows(entry, other));
const isSameEntry = (a: Entry, b: Entry): boolean =>
  isGone(a) || isGone(b)
    ? isGone(a) && isGone(b) && a.updatedAt >= b.updatedAt
    : differences(a, b).length === 0;

/** Hands one log to another phone, in any order, in part, or twice; what it asks is given back. */
async function hand(from: Phone, to: Phone, { order, part }: Act, turn: number): Promise<Clash[]> {
  const { rulings, deletions } = await from.store.read();
  const given = part ? rulings.filter((_, i) => i % 2 === order % 2) : rulings;
  const turned = [...given.slice(order % (given.length + 1)), ...given, ...given.slice(0, order % 3)];
  const coming = readLog(writeLogJson(turned, to.now(turn), [], deletions));
  if ('flaw' in coming) throw new Error(coming.flaw.code);
  const before = await to.entries();
  const { merge } = await to.store.merge(coming);
  const after = await to.entries();
  for (const [id, entry] of before) expect(knows(after.get(id), entry), id).toBe(true);
  for (const entry of [...coming.rulings, ...coming.deletions]) {
    const isAsked = merge.clashes.some(({ mine }) => mine.id === entry.id);
    expect(isAsked || knows(after.get(entry.id), entry), entry.id).toBe(true);
  }
  return merge.clashes;
}

const anyAct = fc.record({
  what: fc.constantFrom('add', 'edit', 'edit', 'delete', 'delete', 'delete-and-undo', 'hand', 'hand', 'hand'),
  who: fc.nat(2),
  other: fc.integer({ min: 1, max: 2 }),
  pick: fc.nat(2),
  order: fc.nat(9),
  part: fc.boolean(),
  answer: fc.constantFrom<Side | 'later'>('mine', 'theirs', 'later'),
});
type Act = typeof anyAct extends fc.Arbitrary<infer T> ? T : never;

describe('Three phones that edit, delete and hand over in any order', () => {
  it('lose nothing that the other did not know, and come to the same log in the end', async () => {
    const seen = { asked: 0, gone: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 6, maxLength: 16 }), async (acts) => {
        const phones = [await Phone.with(0), await Phone.with(90_000), await Phone.with(-45_000)] as const;
        const shared = ['x', 'y', 'z'].map((id) => ruling({ id }));
        for (const { store } of phones) await store.merge({ rulings: shared, deletions: [], events: [] });
        let turn = 0;
        for (const act of acts) {
          turn += 1;
          const phone = phones[act.who] as Phone;
          const now = phone.now(turn);
          if (act.what === 'add') {
            const moment = now.toISOString();
            const to = ruling({ id: `${act.who}-${turn}`, createdAt: moment, updatedAt: moment });
            await phone.store.apply([{ id: to.id, from: undefined, to }]);
          } else if (act.what === 'edit')
            await phone.change(act.pick, (from) => ({
              ...from,
              decision: `${act.who} au tour ${turn}`,
              ...versionAfter(now, from),
            }));
          else if (act.what !== 'hand')
            await phone.change(act.pick, () => undefined, act.what === 'delete-and-undo');
          else {
            const to = phones[(act.who + act.other) % 3] as Phone;
            const clashes = await hand(phone, to, act, turn);
            seen.asked += clashes.length;
            seen.gone += clashes.filter(({ gone }) => gone).length;
            if (act.answer !== 'later') for (const clash of clashes) await to.answer(clash, act.answer, turn);
          }
        }
        const whole: Act = { what: 'hand', who: 0, other: 1, pick: 0, order: 0, part: false, answer: 'mine' };
        for (let sweep = 0; sweep < 3; sweep++)
          for (const [from, to] of [
            [0, 1],
            [1, 2],
            [2, 0],
          ] as const) {
            turn += 1;
            const clashes = await hand(phones[from], phones[to], whole, turn);
            for (const clash of clashes) await phones[to].answer(clash, 'mine', turn);
          }
        const logs = await Promise.all(
          phones.map(async ({ store }) => (await store.read()).rulings.sort(byNewest)),
        );
        const said = logs.map((log) => log.map(({ id, updatedAt, decision }) => [id, updatedAt, decision]));
        expect(said[1]).toEqual(said[0]);
        expect(said[2]).toEqual(said[0]);
        for (const { close } of phones) await close();
      }),
      { seed: 20261118, numRuns: 250 },
    );
    expect(Math.min(seen.asked, seen.gone)).toBeGreaterThan(20);
  }, 180_000);
});
