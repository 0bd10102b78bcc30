import { describe, expect, it } from 'vitest';
import { isPilot, matches, refuelingNumber } from '../../../../app/_rules/young-jedi/podrace/racer';
import type { Card } from '../../../../app/_rules/young-jedi/podrace/state';
import {
  dark,
  done,
  draw,
  following,
  lap,
  lapOf,
  lose,
  pilot,
  play,
  podracer,
  racing,
  search,
  start,
  thrust,
  toObjective,
  toPlanet,
  verdict,
} from './table';

describe('A Podracer pilot', () => {
  const PILOTS: [who: string, card: Card, is: boolean][] = [
    ['has it in the subtitle', { title: 'Gasgano', subtitle: 'Podracer Pilot', kind: 'character' }, true],
    [
      'is any version of Sebulba',
      { title: 'Sebulba', subtitle: 'Bad-Tempered Dug', kind: 'character' },
      true,
    ],
    ['is any version of Anakin', { title: 'Anakin Skywalker', subtitle: 'Padawan', kind: 'character' }, true],
    ['is not Watto', { title: 'Watto', subtitle: 'Junk Merchant', kind: 'character' }, false],
    ['is not a weapon', { title: "Sebulba's Podracer", kind: 'weapon' }, false],
  ];
  it.each(PILOTS)('%s', (_, card, is) => expect(isPilot(card)).toBe(is));
  it('matches the Podracer that has his name in its title, whatever his version', () => {
    const sebulba: Card = { title: 'Sebulba', subtitle: 'Bad-Tempered Dug', kind: 'character' };
    expect(matches({ title: "Sebulba's Podracer", kind: 'weapon' }, sebulba)).toBe(true);
    expect(matches({ title: 'Sebulba’s Podracer', kind: 'weapon' }, sebulba)).toBe(true);
    expect(matches({ title: "Gasgano's Podracer", kind: 'weapon' }, sebulba)).toBe(false);
  });
});

describe('Opening the race', () => {
  const setup = { players: { dark: racing(1), light: { deck: 20, objective: false } } };
  it('puts the Objective down before the draw for who goes first', () => {
    const state = start(setup);
    expect(verdict(state, { type: 'objective' })).toBe('legal');
    const drawn = following(setup, { type: 'destiny', value: 3 } as never);
    expect(verdict(drawn, { type: 'objective' })).toBe('objective-too-late');
    const again = following(
      setup,
      { type: 'destiny', value: 3 } as never,
      {
        type: 'destiny',
        player: 'light',
        value: 3,
      } as never,
    );
    expect(again.opening).toEqual({});
    expect(verdict(again, { type: 'objective' })).toBe('objective-too-late');
  });
  it('is refused to a player without an Objective', () => {
    expect(play(start(setup), { type: 'objective', player: 'light' })).toMatchObject({
      code: 'no-objective',
    });
  });
  it('draws again on a tie, and the higher number goes first', () => {
    let state = following(setup, { type: 'destiny', value: 3 } as never);
    for (const [player, value] of [
      ['light', 3],
      ['light', 5],
      ['dark', 2],
    ] as const) {
      const step = play(state, { type: 'destiny', player, value });
      if (step.ok) state = step.state;
    }
    expect(state).toMatchObject({ stage: 'deploy', turn: 'light' });
  });
  it('allows no other move before', () => {
    expect(verdict(start(setup), thrust)).toBe('opening-first');
  });
});

describe('Lining up on the Objective', () => {
  const hand = [
    pilot('Sebulba', { subtitle: 'Dug Podracer Pilot' }),
    podracer('Sebulba'),
    podracer('Gasgano'),
    1,
  ];
  const setup = dark({ hand, deck: 10 });
  it('costs counters, up to six a turn', () => {
    expect(following(setup, toObjective('Sebulba')).deploy.counters).toBe(2);
    const dear = dark({ hand: [pilot('Sebulba', { counters: 7 })], deck: 10 });
    expect(verdict(start(dear), toObjective('Sebulba'))).toBe('too-many-counters');
    const raised = dark({ hand: [pilot('Sebulba', { counters: 7 })], deck: 10, counters: 7 });
    expect(verdict(start(raised), toObjective('Sebulba'))).toBe('legal');
  });
  it('gives the Dug Podracer Pilot one additional token', () => {
    expect(following(setup, toObjective('Sebulba')).players.dark.thrust).toBe(1);
    const plain = dark({ hand: [pilot('Gasgano')], deck: 10 });
    expect(following(plain, toObjective('Gasgano')).players.dark.thrust).toBe(0);
  });
  it('takes one pilot and one Podracer for the whole game', () => {
    const state = following(setup, toObjective('Sebulba'), toObjective('Sebulba-pod'));
    expect(verdict(state, toObjective('Gasgano-pod'))).toBe('one-podracer');
  });
  it('is for pilots and Podracers alone', () => {
    const others = dark({
      hand: [{ id: 'watto', title: 'Watto', kind: 'character', counters: 1 }],
      deck: 10,
    });
    expect(verdict(start(others), toObjective('watto'))).toBe('not-for-objective');
  });
  it('needs an Objective in play', () => {
    expect(verdict(start(dark({ hand, deck: 10, objective: false })), toObjective('Sebulba'))).toBe(
      'no-objective',
    );
  });
  it('is refused to a pilot who is on the planet, and the other way round', () => {
    const anakin = pilot('Anakin Skywalker');
    const there = dark({ hand: [anakin], planet: [{ ...anakin, id: 'other' }], deck: 10 });
    expect(verdict(start(there), toObjective('Anakin Skywalker'))).toBe('in-play-elsewhere');
    const raced = dark(racing(1, { pilot: anakin, hand: [{ ...anakin, id: 'other' }] }));
    expect(verdict(start(raced), toPlanet('other'))).toBe('in-play-elsewhere');
  });
  it('lets a pilot keep a Podracer that is not his, but not race with it', () => {
    const state = following(setup, toObjective('Sebulba'), toObjective('Gasgano-pod'));
    expect(verdict(state, thrust)).toBe('wrong-podracer');
  });
  it('goes by the name, even where the subtitle was typed with it', () => {
    const sebulba = (id: string, subtitle: string): Card & { id: string } => ({
      id,
      title: `Sebulba, ${subtitle}`,
      kind: 'character',
      destiny: 2,
    });
    const setup = dark({
      deck: 20,
      planet: [sebulba('there', 'Bad-Tempered Dug')],
      hand: [sebulba('here', 'Dug Podracer Pilot')],
    });
    expect(verdict(start(setup), toObjective('here'))).toBe('in-play-elsewhere');
  });
});

describe('Looking for the match in the draw deck', () => {
  const deck = [{ unknown: 3 }, podracer('Gasgano'), podracer('Sebulba')];
  const setup = dark({ hand: [pilot('Gasgano'), 1], deck });
  it('deploys it at its cost as the other card deploys, and reshuffles', () => {
    const state = following(setup, toObjective('Gasgano'), search('Gasgano-pod'));
    expect(state.deploy.counters).toBe(3);
    expect(state.players.dark).toMatchObject({ podracer: 'Gasgano-pod', deck: { shuffled: true } });
  });
  it('works the other way around too', () => {
    const other = dark({ hand: [podracer('Gasgano')], deck: [pilot('Gasgano'), 2] });
    expect(following(other, toObjective('Gasgano-pod'), search('Gasgano')).players.dark.pilot).toBe(
      'Gasgano',
    );
  });
  it('takes no Podracer of somebody else', () => {
    expect(verdict(following(setup, toObjective('Gasgano')), search('Sebulba-pod'))).toBe('not-a-match');
  });
  it('loses the game with the last card of the deck, if there is no lap card', () => {
    const last = { hand: [pilot('Gasgano')], deck: [podracer('Gasgano')] };
    const moves = [toObjective('Gasgano'), search('Gasgano-pod')];
    expect(following(dark(last), ...moves).over).toEqual({ reason: 'deck', winner: 'light' });
  });
  it('costs 1 damage if nothing is deployed', () => {
    const state = following(setup, toObjective('Gasgano'), search());
    expect(state.players.dark.discard).toHaveLength(1);
    expect(verdict(state, search('Gasgano-pod'))).toBe('no-search-now');
  });
  it('is over once something else is done, unless the card text is followed', () => {
    const lined = { hand: [1], pilot: pilot('Gasgano'), deck };
    expect(verdict(start(dark(lined)), search('Gasgano-pod'))).toBe('no-search-now');
    expect(verdict(start(dark(lined, { search: 'while-there' })), search('Gasgano-pod'))).toBe('legal');
  });
});

describe('Thrust', () => {
  it.each([1, 2, 3, 4])('of %i allows that many lap cards in a deploy step', (tokens) => {
    const laps = Array.from({ length: tokens }, (_, i) => lap(i + 1));
    const state = following(dark(racing(tokens)), thrust, ...laps);
    expect(state.players.dark.pile).toHaveLength(tokens);
    expect(verdict(state, lap(tokens + 1))).toBe('no-thrust-left');
  });
  it('never goes above 4 tokens', () => {
    const full = dark(racing(1, { thrust: 4 }));
    expect(following(full, thrust).players.dark.thrust).toBe(4);
  });
  it('begins on the turn the pilot arrives', () => {
    const setup = dark({ hand: [pilot('Gasgano'), podracer('Gasgano'), 1], deck: 10 });
    const state = following(setup, toObjective('Gasgano'), toObjective('Gasgano-pod'), thrust, lap(1));
    expect(state.players.dark).toMatchObject({ thrust: 1, pile: [{ number: 1 }] });
  });
  it('needs the Podracer on the Objective', () => {
    const { podracer: _, ...alone } = racing(1);
    expect(verdict(start(dark(alone)), thrust)).toBe('no-podracer');
  });
  it('comes once in a deploy step, and before any lap card', () => {
    expect(verdict(following(dark(racing(2)), thrust), thrust)).toBe('already-thrust');
    expect(verdict(start(dark(racing(2))), lap(1))).toBe('thrust-first');
  });
  it('gains a token again on the next turn', () => {
    const state = following(dark(racing(2, { hand: [2, 2, 2, 2, 2, 2] })), thrust, done, done, done, thrust);
    expect(state.players.dark.thrust).toBe(3);
  });
});

describe('Lap cards', () => {
  it('run from 1 to 6 in order', () => {
    const state = following(dark(racing(3)), thrust, lap(1));
    expect(verdict(state, lap(3))).toBe('wrong-number');
    expect(verdict(state, lap(2))).toBe('legal');
  });
  it('are never locations', () => {
    const hand = [{ id: 'arena', title: 'Tatooine', kind: 'location' as const, destiny: 1 }];
    expect(verdict(following(dark(racing(1, { hand })), thrust), lapOf('arena'))).toBe('location-no-lap');
  });
  it('may be any other card, and cost no counters', () => {
    const hand = [{ id: 'maul', title: 'Darth Maul', kind: 'character' as const, destiny: 1, counters: 6 }];
    expect(following(dark(racing(1, { hand })), thrust, lapOf('maul')).deploy.counters).toBe(0);
  });
  it('may use either of two destiny numbers', () => {
    const hand = [
      { id: 'both', title: 'Two numbers', kind: 'battle' as const, destiny: [5, 2] as [number, number] },
    ];
    const state = following(dark(racing(1, { hand, pile: [1] })), thrust, lapOf('both'));
    expect(state.players.dark.pile[1]).toEqual({ card: 'both', number: 2 });
  });
  it('are shuffled back into the draw deck when the lap is finished, and the thrust left goes on', () => {
    const state = following(
      dark(racing(3, { pile: [1, 2, 3, 4], hand: [5, 6, 1] })),
      thrust,
      lap(5),
      lap(6),
      lap(1),
    );
    const { laps, pile, deck } = state.players.dark;
    expect({ laps, pile: pile.length, deck: deck.cards.length, shuffled: deck.shuffled }).toEqual({
      laps: 1,
      pile: 1,
      deck: 26,
      shuffled: true,
    });
  });
  it('win the game with the third lap: the opponent’s draw deck is discarded', () => {
    const state = following(dark(racing(1, { pile: [1, 2, 3, 4, 5], laps: 2 })), thrust, lap(6));
    expect(state.over).toEqual({ reason: 'race', winner: 'dark' });
    expect(state.players.light).toMatchObject({ deck: { cards: [] } });
    expect(state.players.light.discard).toHaveLength(20);
  });
  it('stay out of the deploy step of the opponent and of the battle step', () => {
    const state = following(dark(racing(2)), thrust, done);
    expect(verdict(state, lap(1))).toBe('not-deploy-step');
    expect(play(state, { type: 'thrust', player: 'light' })).toMatchObject({ code: 'not-your-turn' });
  });
});

describe('Handling', () => {
  const withHandling = (
    collector: number,
    hand: number[],
    pile: (number | { destiny: number; as: number })[],
  ) => dark(racing(4, { pilot: pilot('Gasgano', { collector }), hand, pile }));
  it('is the last digit of the collector number', () => {
    expect(verdict(following(withHandling(73, [3], [1]), thrust), lap(3))).toBe('legal');
    expect(verdict(following(withHandling(74, [3], [1]), thrust), lap(3))).toBe('wrong-number');
  });
  it('stands for any number, twice a lap', () => {
    const state = following(withHandling(31, [1, 1, 1, 3], [1]), thrust, lap(1), lap(3), lap(1));
    expect(state.players.dark.pile.map(({ number, handling }) => [number, handling])).toEqual([
      [1, undefined],
      [2, true],
      [3, undefined],
      [4, true],
    ]);
    expect(verdict(state, lap(1))).toBe('handling-used-up');
  });
  it('does not count where the number is the one needed', () => {
    const state = following(withHandling(31, [1, 1, 1], []), thrust, lap(1), lap(1), lap(1));
    expect(state.players.dark.pile.filter(({ handling }) => handling)).toHaveLength(2);
  });
  it('is counted anew in the next lap', () => {
    const pile = [1, { destiny: 1, as: 2 }, { destiny: 1, as: 3 }, 4, 5];
    const state = following(withHandling(31, [6, 1, 1, 1], pile), thrust, lap(6), lap(1), lap(1), lap(1));
    expect(state.players.dark).toMatchObject({ laps: 1 });
    expect(state.players.dark.pile).toHaveLength(3);
  });
  it('is free again when a handling card has left the pile', () => {
    const pile = [1, { destiny: 1, as: 2 }, { destiny: 1, as: 3 }];
    const setup = dark(racing(4, { pilot: pilot('Gasgano'), hand: [1, 5, 5, 5, 5, 5], pile, deck: 1 }));
    const state = following(setup, done, lose, lose, done, done, thrust);
    expect(verdict(state, lap(1))).toBe('legal');
  });
  it.each([
    ['Ben Quadinaros', 10],
    ['Ratts Tyerell', 7],
    ['a pilot with an 8', 28],
    ['a pilot with a 9', 9],
  ])('is of no use to %s', (_, collector) => {
    expect(verdict(following(withHandling(collector, [1, 5], [1]), thrust), lap(5))).toBe(
      'handling-unusable',
    );
  });
});

describe('Refueling', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])('with a thrust of %i draws up to %i', (tokens, cards) => {
    expect(refuelingNumber(tokens)).toBe(cards);
    const draws = Array.from({ length: cards }, () => draw(3));
    const state = following(dark(racing(tokens)), thrust, ...draws);
    expect(verdict(state, draw(3))).toBe('refueled-enough');
  });
  it('comes after thrust, which may play no lap card', () => {
    expect(verdict(start(dark(racing(2))), draw(3))).toBe('thrust-before-refueling');
    expect(verdict(following(dark(racing(2)), thrust), draw(3))).toBe('legal');
  });
  it('ends the thrust of this step', () => {
    expect(verdict(following(dark(racing(3)), thrust, lap(1), draw(2)), lap(2))).toBe('already-refueled');
  });
  it('does not reach the lap cards', () => {
    const state = following(dark(racing(3, { deck: 1 })), thrust, lap(1), draw(2));
    expect(state.over).toBeUndefined();
    expect(verdict(state, draw(2))).toBe('lap-cards-stay');
  });
  it('loses the game with the last card, if there is no lap card', () => {
    expect(following(dark(racing(1, { deck: 1 })), thrust, draw(2)).over).toEqual({
      reason: 'deck',
      winner: 'light',
    });
  });
});

describe('The order of the deploy step', () => {
  const watto = { id: 'watto', title: 'Watto', kind: 'character' as const, counters: 1, destiny: 2 };
  const setup = dark(racing(3, { hand: [watto, 1, 2] }));
  it('has all racing before anything else', () => {
    const first = following(setup, toPlanet('watto'));
    expect(verdict(first, thrust)).toBe('racing-first');
    const midway = following(setup, thrust, lap(1), toPlanet('watto'));
    expect([verdict(midway, lap(2)), verdict(midway, draw(4))]).toEqual(['racing-first', 'racing-first']);
  });
  it('still lets a pilot be deployed afterwards, who then waits a turn', () => {
    const late = dark({ hand: [watto, pilot('Gasgano'), podracer('Gasgano')], deck: 9 });
    const state = following(late, toPlanet('watto'), toObjective('Gasgano'), toObjective('Gasgano-pod'));
    expect(verdict(state, thrust)).toBe('racing-first');
  });
});

describe('Lap cards as part of the draw deck', () => {
  const setup = dark(racing(1, { pile: [1, 2, 3, 4], deck: 1, hand: [6, 6, 6, 6, 6] }));
  it('are lost to damage only when the deck itself is gone, the last played first', () => {
    const state = following(setup, done, lose);
    expect(state.players.dark.pile).toHaveLength(4);
    expect(following(setup, done, lose, lose, lose).players.dark.pile.map(({ number }) => number)).toEqual([
      1, 2,
    ]);
  });
  it('are drawn to Even Up in the same way', () => {
    const state = following(setup, done, lose, done, draw());
    expect(state.players.dark.pile).toHaveLength(3);
    expect(state.players.dark.hand).toHaveLength(6);
  });
  it('keep their player in the game until the last one', () => {
    expect(following(setup, done, lose, lose, lose, lose).over).toBeUndefined();
    expect(following(setup, done, lose, lose, lose, lose, lose).over).toEqual({
      reason: 'deck',
      winner: 'light',
    });
  });
});

describe('Even Up', () => {
  const arena = { id: 'arena', title: 'Tatooine', kind: 'location' as const, destiny: 1 };
  const setup = dark(racing(1, { hand: [1, 2, 3, arena] }));
  it('goes up to six, and no further', () => {
    const state = following(setup, done, done, draw(1), draw(1));
    expect(verdict(state, draw(1))).toBe('hand-has-six');
    expect(verdict(state, done)).toBe('legal');
  });
  it('may begin by discarding locations or the whole hand', () => {
    const state = following(setup, done, done);
    expect(verdict(state, { type: 'discard', card: 'arena' } as never)).toBe('legal');
    expect(verdict(state, { type: 'discard', value: 1 } as never)).toBe('only-locations');
    expect(verdict(state, { type: 'recycle' })).toBe('legal');
    expect(verdict(following(setup, done, done, draw(1)), { type: 'recycle' })).toBe('drawing-has-begun');
  });
});
