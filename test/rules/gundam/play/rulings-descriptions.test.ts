import { describe, expect, it } from 'vitest';
import { checkSetup, keywordsOf } from '../../../../app/_rules/gundam/play';
import type { PlayerSetup, UnitSetup } from '../../../../app/_rules/gundam/play/state';
import type { Ability, Constant, Need, PilotFacts } from '../../../../app/_rules/gundam/printed/schema';
import {
  attack,
  card,
  command,
  following,
  mainPhase,
  on,
  options,
  pilot,
  playerOf,
  start,
  toNextTurn,
  undisturbed,
  unit,
} from './support';

/** The targets that player 1's Command may choose. */
function targets(choose: NonNullable<Ability['choose']>, units: UnitSetup[], own: UnitSetup[] = []) {
  const setup = mainPhase(
    { hand: [card('text', command([{ does: 'rest' }], { choose }))], units: own },
    { units },
  );
  return options(start(setup)).flatMap((move) => (move.type === 'play' ? [move.targets?.join('+')] : []));
}
const piloted = (facts: Partial<PilotFacts>, id = 'p') => ({ pilot: { id, card: pilot(facts) } });

describe('What a text says of a card', () => {
  it('a part of its name', () => {
    const units = [on('a', { name: 'Shining Gundam (Super Mode)' }), on('b', { name: 'Gundam Maxter' })];
    expect(targets({ whose: 'enemy', names: ['Shining Gundam', 'Master'] }, units)).toEqual(['a']);
  });
  it('with no paired Pilot, or paired with one of a kind', () => {
    const units = [on('a'), on('b', {}, piloted({ traits: ['Newtype'] })), on('c', {}, piloted({}, 'q'))];
    expect(targets({ whose: 'enemy', paired: false }, units)).toEqual(['a']);
    expect(targets({ whose: 'enemy', paired: true }, units)).toEqual(['b', 'c']);
    expect(targets({ whose: 'enemy', paired: { traits: ['Newtype'] } }, units)).toEqual(['b']);
  });
  it('a Command paired as a Pilot goes by that Pilot, but by its own Lv. and color', () => {
    const katz = command([], {
      lv: 1,
      colour: 'white',
      pilot: { name: 'Katz', ap: 1, hp: 0, traits: ['AEUG'] },
    });
    const units = [on('a', {}, { pilot: { id: 'p', card: katz } })];
    const asked = { names: ['Katz'], traits: ['AEUG'], colours: ['white'], maxLv: 1 } as const;
    expect(targets({ whose: 'enemy', paired: asked }, units)).toEqual(['a']);
    expect(targets({ whose: 'enemy', paired: { ...asked, minLv: 2 } }, units)).toEqual([]);
  });
  it('without a keyword', () => {
    const units = [on('a', { keywords: { breach: 1 } }), on('b')];
    expect(targets({ whose: 'enemy', without: 'breach' }, units)).toEqual(['b']);
  });
  it('the one with the lowest HP left: one of several that have it', () => {
    const units = [on('a', { hp: 5 }, { damage: 3 }), on('b', { hp: 2 }), on('c', { hp: 3 })];
    expect(targets({ whose: 'enemy', the: 'lowest-hp' }, units)).toEqual(['a', 'b']);
  });
  it('the one with the highest Lv.: a token has Lv. 0', () => {
    const units = [on('a', { lv: 3 }), on('b', { lv: 3 }), on('t', { lv: 9, token: true })];
    expect(targets({ whose: 'enemy', the: 'highest-lv' }, units)).toEqual(['a', 'b']);
    expect(targets({ whose: 'enemy', the: 'lowest-lv' }, units)).toEqual(['t']);
  });
});

/** Whether a text that asks for this works in player 1's main phase. */
const works = (need: Need, one: PlayerSetup = {}, two: PlayerSetup = {}): boolean => {
  const setup = mainPhase(
    { ...one, base: { type: 'base', name: 'Base', hp: 5, abilities: [activated(need)] } },
    two,
  );
  return options(start(setup)).some(({ type }) => type === 'activate');
};
const activated = (need: Need): Ability => ({
  when: 'main',
  if: need,
  effects: [{ does: 'draw', count: 1 }],
});

describe('What a text asks of the table', () => {
  it('the Shields of an opponent, the Base not among them', () => {
    expect([3, 4].map((shields) => works({ enemyShields: { atMost: 3 } }, {}, { shields }))).toEqual([
      true,
      false,
    ]);
  });
  it('the cards in hand', () => {
    expect([4, 5].map((hand) => works({ hand: { atMost: 4 } }, { hand: [hand] }))).toEqual([true, false]);
  });
  it('that something is not so', () => {
    const others: Need = { not: { units: { whose: 'yours', minLv: 6 } } };
    expect([5, 6].map((lv) => works(others, { units: [on('a', { lv })] }))).toEqual([true, false]);
  });
  it('a Pilot in play: with a Unit of one’s own', () => {
    const need: Need = { pilots: { traits: ['CB'] } };
    const units = [on('a', {}, piloted({ traits: ['CB'] }))];
    expect([works(need, { units }), works(need, {}, { units })]).toEqual([true, false]);
  });
  it('Destroyed still counts the Pilot that was destroyed with its Unit', () => {
    const abilities: Ability[] = [
      { when: 'destroyed', if: { pilots: { traits: ['Orb'] } }, effects: [{ does: 'draw', count: 1 }] },
    ];
    const drawn = (traits: string[]) => {
      const setup = mainPhase(
        { units: [on('a', { abilities }, piloted({ traits }))] },
        { units: [on('w', { ap: 9 }, { rested: true })] },
      );
      return playerOf(following(setup, attack('a', 'w'), ...undisturbed), '1').hand.length;
    };
    expect([drawn(['Orb']), drawn([])]).toEqual([1, 0]);
  });
  it('the opponent’s turn', () => {
    const constants: Constant[] = [{ while: ['opponents-turn'], keywords: { blocker: true } }];
    const state = start(mainPhase({ units: [on('a', { constants })] }));
    expect(keywordsOf(state, 'a').blocker).toBeUndefined();
    expect(keywordsOf(following(state, ...toNextTurn()), 'a').blocker).toBe(true);
    expect([works({ opponentsTurn: true }), works({ not: { opponentsTurn: true } })]).toEqual([false, true]);
  });
});

describe('During Pair with a certain Pilot', () => {
  const abilities: Ability[] = [
    {
      when: 'attack',
      while: ['paired'],
      pilot: { traits: ['Vulture'] },
      effects: [{ does: 'draw', count: 1 }],
    },
  ];
  const constants: Constant[] = [{ pilot: { maxLv: 3 }, keywords: { suppression: true } }];
  const facts = { abilities, constants };
  const setup = (with_: Partial<UnitSetup>) => mainPhase({ units: [on('a', facts, with_)] });
  it('before Attack it triggers with such a Pilot only', () => {
    const drawn = (with_: Partial<UnitSetup>) =>
      playerOf(following(setup(with_), attack('a', '2')), '1').hand.length;
    expect([drawn(piloted({ traits: ['Vulture'] })), drawn(piloted({})), drawn({})]).toEqual([1, 0, 0]);
  });
  it('a lasting text holds with such a Pilot only', () => {
    const has = (with_: Partial<UnitSetup>) => keywordsOf(start(setup(with_)), 'a').suppression === true;
    expect([has(piloted({ lv: 3 })), has(piloted({ lv: 4 })), has({})]).toEqual([true, false, false]);
  });
});

describe('A choice instead of another', () => {
  const trash = { names: ['Technique'], count: 2 };
  const technique = command(
    [
      { does: 'choose', choose: { whose: 'enemy', maxLv: 4 }, if: { not: { trash } } },
      { does: 'choose', choose: { whose: 'enemy' }, if: { trash } },
      { does: 'damage', amount: 3, on: 'chosen' },
    ],
    { name: 'Technique' },
  );
  const choices = (copies: number) => {
    const state = start(
      mainPhase(
        {
          hand: [card('x', technique)],
          trash: Array.from({ length: copies }, (_, i) => card(`t${i}`, technique)),
        },
        { units: [on('w', { lv: 5 })] },
      ),
    );
    return options(state).some(({ type }) => type === 'play');
  };
  it('is the one whose condition is met: the Command can be played with its targets', () => {
    expect([choices(1), choices(2)]).toEqual([false, true]);
  });
});

describe('A lasting text that asks for what it changes itself', () => {
  it('is refused in every part of what it asks', () => {
    const flawed = (need: Need) =>
      checkSetup(
        mainPhase({
          units: [{ id: 'a', card: unit({ constants: [{ if: need, ap: 1, keywords: { blocker: true } }] }) }],
        }),
      ).length;
    expect(
      [
        { not: { units: { whose: 'yours', keyword: 'blocker' } } } as const,
        { also: [{ this: { minAp: 3 } }] },
        { units: { whose: 'enemy', the: 'lowest-hp' } } as const,
        { not: { units: { whose: 'yours', minLv: 6 } } } as const,
      ].map(flawed),
    ).toEqual([1, 1, 1, 0]);
  });
});
