import { describe, expect, it } from 'vitest';
import { isDuelist } from '../../../../app/_rules/young-jedi/duel/match';
import { duelSimulator } from '../../../../app/_rules/young-jedi/duel/simulator';
import type { DuelSetup, Move } from '../../../../app/_rules/young-jedi/duel/state';
import { goFor, maulAgainst, reach, refusalOf, someone } from './support';

const guard = { id: 'guard', card: someone('light', 'Royal Guard', 3, 2) };

describe('A duelist', () => {
  it.each([
    ['Obi-Wan Kenobi', 'Hidden Hermit', true],
    ['Qui-Gon Jinn', undefined, true],
    ['Yarael Poof', 'Quermian Jedi Master', true],
    ['Yoda', 'Jedi Philosopher', true],
    ['Darth Maul', 'Sith Apprentice', true],
    ['Darth Sidious', 'Sith Manipulator', true],
    ['Aurra Sing', 'Scoundrel', true],
    ['Aurra Sing, Scoundrel', undefined, true],
    ['Anakin Skywalker', 'Padawan', false],
    ['Anakin Skywalker', 'Tested by the Jedi Council', false],
    ['R2-D2', 'Loyal Droid', false],
    ['Captain Panaka', 'Royal Defender', false],
  ])('%s, %s: %s', (name, subtitle, expected) => {
    const facts = someone('light', name, 3, 3, subtitle === undefined ? {} : { subtitle });
    expect(isDuelist(facts)).toBe(expected);
  });
  it('may be typed in where the name does not tell', () => {
    expect(isDuelist(someone('dark', 'A New Sith', 5, 5, { duelist: true }))).toBe(true);
    expect(isDuelist(someone('light', 'Yoda', 4, 4, { subtitle: 'Jedi', duelist: false }))).toBe(false);
  });
});

describe('Initiating a duel', () => {
  const initiate = (more: Partial<Move> = {}): Move => ({ ...goFor('guard'), ...more }) as Move;

  it.each<[string, Partial<DuelSetup>, Move]>([
    ['not-your-turn', { turn: 'light' }, initiate()],
    ['not-battle-step', { step: 'deploy' }, initiate()],
    ['after-the-battle', { battled: true }, initiate()],
    ['one-duel-a-turn', { dueled: true }, initiate()],
    ['no-such-card', {}, initiate({ character: 'nobody' })],
    ['not-yours', {}, initiate({ character: 'guard' })],
    ['not-a-character', {}, initiate({ character: 'saber' })],
    ['not-a-lightsaber', {}, initiate({ weapon: 'maul' })],
    ['own-target', {}, initiate({ target: 'maul' })],
    ['no-such-card', {}, initiate({ target: 'nobody' })],
  ])('is refused: %s', (code, more, move) => {
    expect(refusalOf(maulAgainst([guard], more), [move])).toBe(code);
  });

  it('takes a duelist, a lightsaber and a target that are face up on the current planet', () => {
    for (const hidden of ['maul', 'saber', 'guard']) {
      const setup = maulAgainst([guard]);
      const cards = setup.cards.map((card) =>
        card.id === hidden ? { ...card, hidden: true as const } : card,
      );
      expect(refusalOf({ ...setup, cards }, [goFor('guard')])).toBe('face-down');
      const away = setup.cards.map((card) => (card.id === hidden ? { ...card, on: 'Tatooine' } : card));
      expect(refusalOf({ ...setup, cards: away }, [goFor('guard')])).toBe('not-here');
    }
  });

  it('takes a lightsaber that the duelist can use', () => {
    const setup = maulAgainst([guard, { id: 'stolen', card: 'mace-windus-lightsaber' }]);
    expect(refusalOf(setup, [initiate({ weapon: 'stolen' })])).toBe('not-yours');
    const { weapon: _, ...bare } = goFor('guard') as Extract<Move, { type: 'initiate' }>;
    expect(refusalOf(setup, [bare])).toBe('needs-a-lightsaber');
    const cards = setup.cards.filter(({ id }) => id !== 'maul');
    const aurra = { ...setup, cards: [...cards, { id: 'maul', card: 'aurra-sing-bounty-hunter' as const }] };
    expect(refusalOf(aurra, [goFor('guard')])).toBe('cannot-use');
  });

  it('is open to a blaster only in defence', () => {
    const setup = maulAgainst([guard, { id: 'blaster', card: 'dark-blaster' }]);
    expect(refusalOf(setup, [initiate({ weapon: 'blaster' })])).toBe('not-a-lightsaber');
  });

  it('lets Aurra use the weapon her text allows, with the bonus that was agreed on', () => {
    const aurra = someone('dark', 'Aurra Sing', 5, 3, { mayUse: { 'Sith Lightsaber': 1 } });
    const saber = {
      kind: 'weapon',
      side: 'dark',
      title: 'Sith Lightsaber',
      lightsaber: true,
      users: [{ who: ['Darth Maul', 'Darth Sidious'], bonus: 1 }],
    } as const;
    const setup: DuelSetup = {
      ...maulAgainst([]),
      cards: [
        { id: 'maul', card: aurra },
        { id: 'saber', card: { ...saber, users: [...saber.users] } },
        guard,
      ],
    };
    const state = reach(setup, [goFor('guard'), { type: 'defend', player: 'light', character: 'guard' }]);
    expect(state.duel?.power.dark).toBe(6);
  });

  it('needs no weapon card for an armed and dangerous duelist, who can take none', () => {
    const adi = someone('light', 'Adi Gallia', 5, 6, {
      subtitle: 'Corellian Jedi Master',
      builtIn: { title: 'Adi Gallia’s Lightsaber', bonus: 2, lightsaber: true },
    });
    const setup: DuelSetup = {
      turn: 'light',
      planet: 'Naboo',
      location: 'Theed Palace',
      cards: [
        { id: 'adi', card: adi },
        { id: 'saber', card: 'mace-windus-lightsaber' },
        { id: 'maul', card: 'darth-maul-master-of-evil' },
      ],
      decks: { light: 30, dark: 30 },
    };
    const move = { type: 'initiate', player: 'light', character: 'adi', target: 'maul' } as const;
    expect(refusalOf(setup, [{ ...move, weapon: 'saber' }])).toBe('has-its-own-weapon');
    const state = reach(setup, [move, { type: 'defend', player: 'dark', character: 'maul' }]);
    expect(state.duel?.power.light).toBe(7);
  });

  it('is possible before the battle, which may follow, but not after it', () => {
    const setup = maulAgainst([guard]);
    expect(refusalOf(setup, [{ type: 'battle', player: 'dark' }, goFor('guard')])).toBe('after-the-battle');
  });
});

describe('Choosing the defender', () => {
  const both = [guard, { id: 'qui-gon', card: 'qui-gon-jinn-jedi-protector' as const }];
  const defend = (character: string, weapon?: string): Move => ({
    type: 'defend',
    player: 'light',
    character,
    ...(weapon !== undefined && { weapon }),
  });

  it('is for the opponent: the character chosen, or a duelist in its place', () => {
    const state = reach(maulAgainst(both), [goFor('guard')]);
    expect(duelSimulator.options(state)).toEqual([defend('guard'), defend('qui-gon')]);
    expect(
      refusalOf(maulAgainst(both), [goFor('guard'), { ...defend('guard'), player: 'dark' } as Move]),
    ).toBe('not-the-defender');
  });
  it('lets no other character step in', () => {
    expect(refusalOf(maulAgainst(both), [goFor('qui-gon'), defend('guard')])).toBe('only-a-duelist-steps-in');
  });
  it('lets no hidden duelist step in, nor one on another planet', () => {
    const hidden = [
      guard,
      { id: 'qui-gon', card: 'qui-gon-jinn-jedi-protector' as const, hidden: true as const },
    ];
    expect(refusalOf(maulAgainst(hidden), [goFor('guard'), defend('qui-gon')])).toBe('face-down');
    const away = [guard, { id: 'qui-gon', card: 'qui-gon-jinn-jedi-protector' as const, on: 'Tatooine' }];
    expect(refusalOf(maulAgainst(away), [goFor('guard'), defend('qui-gon')])).toBe('not-here');
  });
  it('lets the defender take any weapon it can use, save one that is not for duels', () => {
    const armed = [
      ...both,
      { id: 'blaster', card: 'light-blaster' as const },
      { id: 'hold-out', card: 'hold-out-blaster' as const },
      { id: 'green-saber', card: 'qui-gon-jinns-lightsaber' as const },
    ];
    expect(reach(maulAgainst(armed), [goFor('guard'), defend('guard', 'blaster')]).duel?.power.light).toBe(3);
    expect(refusalOf(maulAgainst(armed), [goFor('guard'), defend('guard', 'hold-out')])).toBe('not-in-duels');
    expect(refusalOf(maulAgainst(armed), [goFor('guard'), defend('guard', 'green-saber')])).toBe(
      'cannot-use',
    );
    expect(refusalOf(maulAgainst(armed), [goFor('guard'), defend('guard', 'saber')])).toBe('not-yours');
  });
  it('discards a printed damage of 0 at once, without hands or damage, and that was the duel', () => {
    const setup = maulAgainst([
      { id: 'r2', card: 'r2-d2-loyal-droid' },
      { id: 'gun', card: 'light-blaster' },
      guard,
    ]);
    expect(refusalOf(setup, [goFor('r2'), defend('r2', 'gun')])).toBe('no-weapon-for-zero');
    const state = reach(setup, [goFor('r2'), defend('r2')]);
    expect(state.result).toMatchObject({ outcome: 'discarded', losers: ['light'], damage: { light: 0 } });
    expect(state.players.light).toMatchObject({ discard: ['r2'], duelingHand: [], shuffled: 0 });
    expect(state.table).not.toHaveProperty('r2');
    expect(refusalOf(setup, [goFor('r2'), defend('r2'), goFor('guard')])).toBe('one-duel-a-turn');
  });
  it('commits one card only, even from a stack', () => {
    const stack = [
      { id: 'one', card: 'qui-gon-jinn-jedi-protector' as const },
      { id: 'two', card: 'qui-gon-jinn-jedi-mentor' as const },
    ];
    const state = reach(maulAgainst(stack), [goFor('one'), defend('two')]);
    expect(state.duel?.power).toEqual({ dark: 8, light: 8 });
    expect(state.duel?.fighters.light).toEqual({ character: 'two' });
  });
});
