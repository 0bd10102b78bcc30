import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../app/_rules/gundam/printed/schema';
import { card, cast, command, following, mainPhase, on, options, playerOf, unitOf, when } from './support';

describe('What triggers in the midst of a text', () => {
  const effects: Effect[] = [
    { does: 'choose', choose: { whose: 'enemy' } },
    { does: 'destroy' },
    { does: 'choose', choose: { whose: 'enemy' } },
    { does: 'rest' },
  ];
  const choose = (id: string) => ({ type: 'choose', player: '1', targets: [id] }) as const;
  it('waits until the text is over, however often that asks', () => {
    const facts = when('destroyed', [{ does: 'draw', count: 1 }]);
    const asked = following(
      mainPhase({ hand: [card('c', command(effects))] }, { units: [on('w', facts), on('x')] }),
      cast('c'),
      choose('w'),
    );
    expect([asked.due?.what, playerOf(asked, '2').hand.length]).toEqual(['choose', 0]);
    expect(playerOf(following(asked, choose('x')), '2').hand).toHaveLength(1);
  });
  it('does so for a Shield that nobody knows: the text is over before it is revealed', () => {
    const losing: Effect[] = [
      { does: 'each-player', who: 'enemies', of: [{ does: 'lose-shields', count: 1 }] },
      { does: 'choose', choose: { whose: 'enemy' } },
      { does: 'rest' },
    ];
    const asked = following(
      mainPhase(
        { hand: [card('c', command(losing))] },
        { units: [on('x')], base: null, shields: [null, null] },
      ),
      cast('c'),
    );
    const over = following(asked, choose('x'));
    expect([asked.resolving?.card, over.resolving, unitOf(over, 'x')?.rested]).toEqual(['c', null, true]);
    expect(options(over).every(({ type }) => type === 'reveal')).toBe(true);
  });
});
