import { SIDES } from '../../../../app/_rules/core/sides';
import type {
  Card,
  Cost,
  Effect,
  Pattern,
  Setup,
  Text,
  Where,
  Which,
} from '../../../../app/_rules/swccg/stack';
import { randomSetup } from './random-play';

type Pick = (below: number) => number;

const one = <T>(pick: Pick, ...of: T[]): T => of[pick(of.length)] as T;

const who = (pick: Pick) => one(pick, 'you', 'opponent', 'each') as 'you' | 'opponent' | 'each';

function actionPattern(pick: Pick): Pattern {
  return one<Pattern>(
    pick,
    {},
    { type: 'play' },
    { type: ['deploy', 'use'], by: 'opponent' },
    { type: 'use-force' },
    { type: 'activate-force', by: 'you' },
    { type: 'draw-destiny' },
    { type: 'battle' },
    { type: 'automatic' },
    { type: 'lose-force', by: 'opponent' },
    { any: [{ kind: 'effect' }, { type: 'move' }], not: { title: 'Odd 1' } },
  );
}

function happeningPattern(pick: Pick): Pattern {
  return one<Pattern>(
    pick,
    { what: 'completed', type: 'play' },
    { what: 'cancelled' },
    { what: 'deployed', by: 'opponent' },
    { what: 'moved' },
    { what: 'lost' },
    { what: 'drawn', by: 'you' },
    { what: 'activated' },
    { what: 'winner' },
    { what: 'phase', title: 'end' },
    { what: 'odd' },
    { what: 'initiated', type: 'battle' },
  );
}

function effect(pick: Pick, depth = 0): Effect {
  const nested = () => (depth > 1 ? [] : effects(pick, depth + 1));
  return one<() => Effect>(
    pick,
    () => ({ do: 'cancel' }),
    () => ({ do: 'cancel-cards', cards: { kind: 'effect' } }),
    () => ({ do: 'draw', who: who(pick), count: 1 + pick(2), ...(pick(2) ? { may: true as const } : {}) }),
    () => ({ do: 'if', test: { destiny: '<', than: 'ability' }, so: nested(), otherwise: nested() }),
    () => ({ do: 'if', test: { answered: { type: 'play' } }, so: nested() }),
    () => ({ do: 'activate', who: who(pick), count: pick(3) }),
    () => ({ do: 'use', who: who(pick), count: one<1 | 'drawn'>(pick, 1, 'drawn') }),
    () => ({ do: 'draw-cards', who: who(pick), count: 1 }),
    () => ({ do: 'lose', who: who(pick), count: one<1 | 'drawn' | 'amount'>(pick, 1, 'drawn', 'amount') }),
    () => ({ do: 'retrieve', who: who(pick), count: 2 }),
    () => ({
      do: 'relocate',
      cards: { kind: 'character' },
      to: one<Where>(pick, 'there', { location: 'dunes' }),
    }),
    () => ({ do: 'move', cards: { kind: 'character', by: 'you' }, to: { location: 'audience-chamber' } }),
    () => ({
      do: 'place',
      cards: one<Which>(pick, 'self', 'answered', 'followed', { kind: 'effect' }),
      in: 'used',
    }),
    () => ({ do: 'grab' }),
    () => ({ do: 'limit', copies: 1 }),
    () => ({ do: 'schedule', name: 'Odd Schedule', when: happeningPattern(pick), result: nested() }),
    () => ({
      do: 'modify',
      value: one(pick, 'destiny', 'amount', 'power', 'battle-damage'),
      add: pick(3) - 1,
    }),
    () => ({ do: 'modify', value: 'battle-destinies', who: who(pick), add: 1 }),
    () => ({ do: 'exclude', cards: { kind: 'character' } }),
    () => ({ do: 'tag', cards: { kind: 'character' }, tag: 'odd' }),
    () => ({ do: one(pick, 'capture', 'release'), cards: { title: 'Luke Skywalker' } }),
    () => ({ do: 'redraw' }),
    () => ({ do: 'establish', fact: 'odd' }),
    () => ({ do: 'note', what: 'odd' }),
    () => ({ do: 'choose', who: one(pick, 'you', 'opponent'), between: { a: nested(), b: [] } }),
  )();
}

const effects = (pick: Pick, depth = 0): Effect[] =>
  Array.from({ length: pick(3) }, () => effect(pick, depth));

function text(pick: Pick, name: string): Text {
  const when = one<() => Text>(
    pick,
    () => ({}),
    () => ({ answers: actionPattern(pick) }),
    () => ({ answers: actionPattern(pick), just: true }),
    () => ({ just: happeningPattern(pick) }),
    () => ({ automatic: happeningPattern(pick) }),
    () => ({ from: 'table', times: 1 + pick(2) }),
    () => ({ from: 'table', answers: actionPattern(pick) }),
    () => ({ segment: one(pick, 'weapons', 'power', 'damage'), needs: [{ duringBattle: true }] }),
    () => ({
      answers: actionPattern(pick),
      cancels: { ifDestinyBelow: one<'ability' | 3>(pick, 'ability', 3) },
    }),
  )();
  const costs: Cost[] = [
    [],
    [{ use: 1 }],
    [{ lose: 1 }],
    [{ draw: 'odd' }, { use: 'drawn' as const }],
    [{ forgo: 'odd' }],
  ][pick(5)] as Cost[];
  return {
    name,
    ...when,
    ...(pick(3) ? {} : { targets: { who: { kind: 'character' as const, many: true as const } } }),
    ...(pick(4) ? {} : { needs: [...(when.needs ?? []), { noFact: 'odd' }] }),
    ...(when.automatic ? {} : { costs }),
    ...(when.cancels ? {} : { result: effects(pick) }),
  };
}

function card(pick: Pick, number: number): Card {
  return {
    title: `Odd ${number}`,
    side: 'both',
    kind: one(pick, 'interrupt', 'interrupt', 'effect', 'immediate-effect', 'character', 'vehicle'),
    ...(pick(2) ? { copies: (1 + pick(3)) as 1 | 2 | 3 } : {}),
    ...(pick(2) ? { destiny: pick(7), ability: pick(6) } : {}),
    ...(pick(3) ? {} : { immune: ['Sense', 'Odd 2'] }),
    text: Array.from({ length: 1 + pick(3) }, (_, i) => text(pick, `t${i}`)),
    ...(pick(4)
      ? {}
      : {
          standing: [
            one(
              pick,
              { forbids: { title: 'Odd 3', by: 'opponent' } as Pattern },
              { immune: { kind: 'effect' } as Pattern, to: ['Alter'] },
              { destiny: { by: 'opponent' } as Pattern, add: 1 },
            ),
          ],
        }),
  };
}

/** A setup of the examples' cards with odd new ones among them: what the schema allows, the engine must bear. */
export function oddSetup(pick: Pick): Setup {
  const setup = randomSetup(pick);
  let number = 0;
  const odd = () => card(pick, ++number);
  for (const side of SIDES) {
    const player = setup[side];
    player.hand = [...(player.hand ?? []), ...Array.from({ length: pick(4) }, odd)];
    player.table = [...(player.table ?? []), ...Array.from({ length: pick(3) }, odd)];
    player.lost = pick(2) ? [odd(), null] : 2;
  }
  return setup;
}
