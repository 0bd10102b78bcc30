import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../app/_corpus/games';
import { LOCALES } from '../../app/_i18n/locales';
import type { AnyBench, BenchPlace, Edit, Piece, SwitchValue } from '../../app/_rules/core/bench';
import { edit } from '../../app/_rules/core/edit';
import { replay } from '../../app/_rules/core/replay';
import { type Random, seeded } from '../../app/_rules/core/seeded';
import { loadBench } from '../../app/_stands/benches/registry';
import { loadStand, STAND_IDS } from '../../app/_stands/registry';
import { ruleIds } from '../rules/core/rule-ids';
import { deepFreeze, isPlain, PATIENCE, runs } from '../rules/core/support';
import { WORDLESS } from './watch';

const tables = await Promise.all(
  STAND_IDS.map(async (id) => ({ id, stand: await loadStand(id), workbench: await loadBench(id) })),
);
const rules = new Set(GAMES.flatMap((game) => [...ruleIds(game)]));

const pick = <Item>(random: Random, items: readonly Item[]): Item | undefined => items[random(items.length)];

function anyPiece(random: Random, bench: AnyBench, { takes, owner }: BenchPlace): Piece {
  const known = bench.known.filter(
    ({ kind, owners }) => takes.includes(kind) && (!owners || !owner || owners.includes(owner)),
  );
  const named = pick(random, known);
  if (named && random(10) < 5) return { known: named.name };
  const kind = pick(
    random,
    bench.kinds.filter(({ kind }) => takes.includes(kind)),
  );
  if (!kind || (takes.includes('unknown') && random(10) < 3)) return { unknown: true };
  return {
    kind: kind.kind,
    title: pick(random, ['Somebody', 'Anything', 'Élan d’Or', '7']) ?? '',
    figures: Object.fromEntries(
      kind.figures.map(({ id, least, most }) => [id, least + random(most - least + 1)]),
    ),
    traits: (kind.traits ?? []).filter(() => random(10) < 3),
  };
}

/** Some change that a person could well ask for now. */
function anyEdit(random: Random, bench: AnyBench, state: unknown): Edit | undefined {
  const places = bench.places(state);
  const cards = bench.cards(state);
  const [place, card] = [pick(random, places), pick(random, cards)];
  const what = random(100) / 100;
  if (what < 0.35 && place) return { edit: 'add', to: place.id, piece: anyPiece(random, bench, place) };
  if (what < 0.5 && place && card) return { edit: 'move', card: card.id, to: place.id };
  if (what < 0.55 && card) return { edit: 'copy', card: card.id };
  if (what < 0.65 && card) return { edit: 'remove', card: card.id };
  if (what < 0.75) {
    const pile = pick(
      random,
      places.filter(({ count }) => count !== undefined),
    );
    return pile && { edit: 'count', place: pile.id, to: random(12) };
  }
  if (what < 0.82 && card) {
    const figure = pick(random, Object.keys(card.figures));
    return figure === undefined ? undefined : { edit: 'figure', card: card.id, figure, to: random(8) };
  }
  const which = pick(random, bench.switches(state));
  if (!which) return undefined;
  const { id, among, card: about } = which;
  const to: SwitchValue | undefined =
    among === 'yes-no'
      ? random(10) < 5
      : 'least' in among
        ? among.least + random(Math.min(among.most - among.least, 20) + 1)
        : pick(random, among);
  return to === undefined
    ? undefined
    : { edit: 'set', what: id, to, ...(about !== undefined && { card: about }) };
}

/** Every card lies at one place that lists it, and what a place counts holds its cards. */
function checkOrder(bench: AnyBench, state: unknown): void {
  const [places, cards] = [bench.places(state), bench.cards(state)];
  const ids = cards.map(({ id }) => id);
  expect(new Set(ids).size, 'a card twice').toBe(ids.length);
  expect(new Set(places.map(({ id }) => id)).size, 'a place twice').toBe(places.length);
  expect(places.flatMap((place) => place.cards).sort()).toEqual([...ids].sort());
  for (const card of cards) {
    expect(places.find(({ id }) => id === card.place)?.cards, card.id).toContain(card.id);
    const kind = bench.kinds.find((each) => each.kind === card.kind);
    for (const figure of Object.keys(card.figures))
      expect(
        kind?.figures.map(({ id }) => id),
        `${card.kind} ${figure}`,
      ).toContain(figure);
  }
  for (const { id, count, most, cards: named, on } of places) {
    if (count !== undefined) expect(count, id).toBeGreaterThanOrEqual(named.length);
    if (count !== undefined && most !== undefined) expect(count, id).toBeLessThanOrEqual(most);
    if (on !== undefined) expect(ids, id).toContain(on);
  }
  const switches = bench.switches(state).map(({ id, card }) => `${id} ${card}`);
  expect(new Set(switches).size, 'a switch twice').toBe(switches.length);
}

describe.each(tables)('The bench of $id', ({ stand, workbench }) => {
  const { bench } = workbench;
  const { simulator } = stand;
  const example = stand.scenarios.flatMap((scenario) =>
    replay(
      simulator,
      scenario.setup,
      scenario.line.map(({ move }) => move),
    ).states.map((state, step) => ({ name: `${scenario.id} ${step}`, state })),
  );
  const templates = bench.templates.map(({ id, setup }) => ({ name: id, state: simulator.start(setup) }));

  /** Whatever is shown of a laid-out position, in both languages. */
  function show(state: unknown): void {
    for (const locale of LOCALES) {
      const told = [
        ...bench.places(state).map((place) => workbench.tellPlace(locale, state, place)),
        ...bench.switches(state).flatMap((which) => {
          const { label, choices } = workbench.tellSwitch(locale, state, which);
          if (Array.isArray(which.among))
            for (const choice of which.among)
              expect(choices?.[choice], `${which.id} ${choice}`).toMatch(/\S/);
          return [label];
        }),
        ...bench.odd(state).map((oddity) => {
          expect(rules, oddity.rule).toContain(oddity.rule);
          return workbench.tellOddity(locale, state, oddity);
        }),
      ];
      for (const text of told) expect(text).not.toMatch(WORDLESS);
      expect(JSON.stringify(stand.picture(locale, state))).not.toMatch(/undefined|NaN|\[object/);
    }
    const options = simulator.options(state);
    stand.attempts(state);
    for (const move of options.slice(0, 12))
      expect(simulator.play(state, move).ok, JSON.stringify(move)).toBe(true);
  }

  it('has words for every kind, figure and trait', () => {
    for (const locale of LOCALES)
      for (const { kind, figures, traits = [] } of bench.kinds) {
        expect(workbench.tellKind(locale, kind)).not.toMatch(WORDLESS);
        for (const { id } of figures) expect(workbench.tellFigure(locale, id)).not.toMatch(WORDLESS);
        for (const trait of traits) expect(workbench.tellTrait(locale, trait)).not.toMatch(WORDLESS);
      }
  });
  it('begins from templates, the last of them empty, and each can be played', () => {
    expect(templates.length).toBeGreaterThanOrEqual(2);
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length);
    for (const { state } of templates) {
      checkOrder(bench, state);
      show(state);
      expect(simulator.options(state).length).toBeGreaterThan(0);
    }
    const [empty] = templates.slice(-1);
    const fullest = Math.max(...templates.map(({ state }) => bench.cards(state).length));
    expect(bench.cards(empty?.state).length).toBeLessThan(fullest);
  });
  it('knows its cards, and lays each of them somewhere', () => {
    for (const { name } of bench.known) {
      const laid = templates.some(({ state }) =>
        bench
          .places(state)
          .some((place) => edit(bench, state, { edit: 'add', to: place.id, piece: { known: name } }).ok),
      );
      expect(laid, name).toBe(true);
    }
  });
  it('takes every position of every worked example as it is', () => {
    for (const { name, state } of example) {
      checkOrder(bench, state);
      expect(bench.places(state).length, name).toBeGreaterThan(0);
      for (const locale of LOCALES)
        for (const place of bench.places(state))
          expect(workbench.tellPlace(locale, state, place), name).not.toMatch(WORDLESS);
    }
  });
  it('lays a card down and takes it up again, and leaves the same options', () => {
    for (const { state } of templates) {
      const before = JSON.stringify(simulator.options(state));
      for (const place of bench.places(state)) {
        const random = seeded(place.id.length);
        const added = edit(bench, state, {
          edit: 'add',
          to: place.id,
          piece: anyPiece(random, bench, place),
        });
        if (!added.ok) continue;
        const had = new Set(bench.cards(state).map(({ id }) => id));
        const laid = bench.cards(added.state).find(({ id }) => !had.has(id));
        const back = laid
          ? edit(bench, added.state, { edit: 'remove', card: laid.id })
          : edit(bench, added.state, { edit: 'count', place: place.id, to: place.count ?? 0 });
        expect(back.ok, place.id).toBe(true);
        if (back.ok) expect(JSON.stringify(simulator.options(back.state)), place.id).toBe(before);
      }
    }
  });
  it(
    'can be changed at random: everything stays plain, whole and playable, and nothing is changed in place',
    () => {
      const from = [...templates, ...example];
      fc.assert(
        fc.property(fc.integer({ min: 0 }), (seed) => {
          const random = seeded(seed);
          let { state } = pick(random, from) ?? { state: undefined };
          for (let i = 0; i < 12; i++) {
            const asked = anyEdit(random, bench, state);
            const made = edit(bench, deepFreeze(state), asked);
            if (!made.ok) continue;
            state = made.state;
            expect(isPlain(state)).toBe(true);
            checkOrder(bench, state);
            show(state);
            const options = simulator.options(state);
            const move = random(10) < 3 ? pick(random, options as unknown[]) : undefined;
            const step = move === undefined ? undefined : simulator.play(state, move);
            if (step?.ok) state = step.state;
          }
        }),
        { numRuns: runs(0.012) },
      );
    },
    PATIENCE,
  );
  it('refuses what is no change, and does not fall', () => {
    const [first] = templates;
    if (!first) return;
    const strange = [null, 7, '', 'constructor', '__proto__', [], {}, -1, 1e9, Number.NaN, true];
    for (const kind of ['add', 'move', 'copy', 'remove', 'count', 'figure', 'set', 'toString', 7])
      for (const to of strange)
        for (const other of strange) {
          const asked = {
            edit: kind,
            to,
            card: other,
            place: other,
            what: other,
            figure: other,
            piece: other,
          };
          expect(edit(bench, first.state, asked).ok).toBe(false);
          for (const key of ['card', 'place', 'what', 'figure', 'piece'] as const)
            expect(edit(bench, first.state, { edit: kind, to, [key]: other }).ok).toBe(false);
        }
  });
});
