import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../app/_rules/gundam/printed/schema';
import { card, cast, command, following, mainPhase, on, playerOf, when } from './support';

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
});
