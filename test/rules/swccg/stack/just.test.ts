import { describe, expect, it } from 'vitest';
import { bothPass, type Card, pass, play, swccgStack } from '../../../../app/_rules/swccg/stack';
import { at, interrupt, PLAIN, QUICK_REMARK, REMARK } from './support';

const AFTER_PLAIN = interrupt('After Plain', { just: { what: 'completed', title: 'Plain' } });

describe('A "just" action', () => {
  it('comes before the opponent’s ordinary action, although it is the opponent’s opportunity', () => {
    at({ light: { hand: [PLAIN, AFTER_PLAIN] }, dark: { hand: [PLAIN] } })
      .after(play('light', 'plain'), ...bothPass('dark'))
      .is({ opportunity: 'dark' })
      .after(play('light', 'after-plain'))
      .is({ stack: ['After Plain'], opportunity: 'dark', announced: 'nothing' });
  });
  it('cannot wait until something else has intervened', () => {
    at({ light: { hand: [PLAIN, AFTER_PLAIN] }, dark: { hand: [interrupt('Other', {})] } })
      .after(play('light', 'plain'), ...bothPass('dark'), play('dark', 'other'))
      .after(pass('light'))
      .is({ announced: 'nothing' })
      .after(...bothPass('light'))
      .refuses(play('light', 'after-plain'), 'nothing-just', 'swccg/actions-just');
  });
  it('may be followed by any number of others', () => {
    at({ light: { hand: [PLAIN, AFTER_PLAIN, AFTER_PLAIN] } })
      .after(play('light', 'plain'), ...bothPass('dark'))
      .after(play('light', 'after-plain'), ...bothPass('dark'))
      .after(play('light', 'after-plain-2'), ...bothPass('dark'))
      .hasNothingPending();
  });
  it('is over when both players have passed', () => {
    at({ phase: 'control', light: { hand: [PLAIN, AFTER_PLAIN] } })
      .after(play('light', 'plain'), ...bothPass('dark'), ...bothPass('dark'))
      .is({ phase: 'deploy' })
      .refuses(play('light', 'after-plain'), 'nothing-just');
  });
  it('to one’s own action is the first response to it', () => {
    at({ light: { hand: [PLAIN, QUICK_REMARK] }, dark: { hand: [REMARK] } })
      .after(play('light', 'plain'), play('light', 'quick-remark'))
      .is({ stack: ['Plain', 'Quick Remark'] });
  });
  it('…unless the opponent has a "just" response too', () => {
    at({ light: { hand: [PLAIN, QUICK_REMARK] }, dark: { hand: [QUICK_REMARK] } })
      .after(play('light', 'plain'), play('light', 'quick-remark'))
      .is({ stack: ['Plain'], announced: 'quick-remark', opportunity: 'dark' })
      .after(play('dark', 'quick-remark-2'))
      .is({ stack: ['Plain', 'Quick Remark'], announced: 'nothing', cards: { 'quick-remark': 'hand' } });
  });
});

describe('A card announced too early', () => {
  const table = () =>
    at({ light: { hand: [PLAIN, AFTER_PLAIN] }, dark: { hand: [AFTER_PLAIN, REMARK] } })
      .after(play('light', 'plain'), ...bothPass('dark'))
      .after(play('light', 'after-plain'));

  it('is not on the stack: it has not been initiated', () => {
    table().is({ stack: [], announced: 'after-plain', opportunity: 'dark' });
  });
  it('cannot be answered', () => {
    table().refuses(play('dark', 'remark'), 'nothing-to-answer');
  });
  it('goes back to hand when the player whose turn it would be goes first', () => {
    table()
      .after(play('dark', 'after-plain-2'))
      .is({
        stack: ['After Plain'],
        announced: 'nothing',
        cards: { 'after-plain': 'hand', 'after-plain-2': 'stack' },
      });
  });
  it('may be played again afterward', () => {
    table()
      .after(play('dark', 'after-plain-2'), ...bothPass('light'))
      .is({ opportunity: 'light' })
      .after(play('light', 'after-plain'))
      .is({ stack: ['After Plain'] });
  });
  it('goes ahead when the other player passes', () => {
    table()
      .after(pass('dark'))
      .is({ stack: ['After Plain'], announced: 'nothing', cards: { 'after-plain': 'stack' } });
  });
  it('can be an ordinary action too, if the opponent has a "just" action', () => {
    at({ light: { hand: [PLAIN, AFTER_PLAIN] }, dark: { hand: [PLAIN] } })
      .after(play('light', 'plain'), ...bothPass('dark'), play('dark', 'plain-2'))
      .is({ stack: [], announced: 'plain-2', opportunity: 'light' })
      .after(play('light', 'after-plain'))
      .is({ stack: ['After Plain'], cards: { 'plain-2': 'hand' } });
  });
});

const alarm = (title: string, result: NonNullable<Card['text']>[number]['result'] = []): Card => ({
  title,
  side: 'both',
  kind: 'effect',
  text: [{ automatic: { what: 'completed', title: 'Plain' }, result: result ?? [] }],
});

describe('An automatic action', () => {
  it('that comes while its card is still being played leaves that card on the stack', () => {
    const echo = interrupt('Echo', {
      result: [
        { do: 'schedule', name: 'Reply', when: { what: 'call' }, result: [] },
        { do: 'note', what: 'call' },
        { do: 'activate', who: 'you', count: 1 },
      ],
    });
    at({ patient: true, light: { hand: [echo], reserve: 3 } })
      .after(play('light', 'echo'), ...bothPass('dark'))
      .is({ stack: ['Echo', 'Reply'], cards: { echo: 'stack' } })
      .after(...bothPass('dark'))
      .is({ stack: ['Echo', 'activate-force'], cards: { echo: 'stack' } })
      .after(...bothPass('dark'))
      .is({ stack: [], cards: { echo: 'used' }, piles: { light: { used: 1, force: 1 } } });
  });
  it('comes by itself, before "just" actions', () => {
    at({
      light: {
        hand: [PLAIN, AFTER_PLAIN],
        reserve: 2,
        table: [alarm('Alarm', [{ do: 'activate', count: 1 }])],
      },
    })
      .after(play('light', 'plain'), ...bothPass('dark'))
      .is({ stack: [], piles: { light: { force: 1 } }, opportunity: 'dark' })
      .allows(play('light', 'after-plain'));
  });
  it('cannot be played by anybody', () => {
    at({ light: { table: [alarm('Alarm')] } }).refuses(play('light', 'alarm'), 'not-there');
  });
  it('can be answered, and then is waited for', () => {
    const hush = interrupt('Hush', { answers: { type: 'automatic' }, cancels: true });
    at({
      light: { hand: [PLAIN], reserve: 2, table: [alarm('Alarm', [{ do: 'activate', count: 1 }])] },
      dark: { hand: [hush] },
    })
      .after(play('light', 'plain'), ...bothPass('dark'))
      .is({ stack: ['Alarm'], opportunity: 'dark' })
      .after(play('dark', 'hush'), ...bothPass('light'))
      .is({ stack: [], piles: { light: { force: 0 } }, cards: { alarm: 'table', hush: 'used' } });
  });
  it('that competes with another is ordered by the player whose turn it is', () => {
    const table = at({
      turn: 'dark',
      opportunity: 'light',
      light: { hand: [PLAIN], table: [alarm('First', [{ do: 'establish', fact: 'first' }])] },
      dark: { table: [alarm('Second', [{ do: 'establish', fact: 'second' }])] },
    }).after(play('light', 'plain'), ...bothPass('dark'));
    expect(swccgStack.options(table.state)).toEqual([
      { type: 'order', by: 'dark', first: 0 },
      { type: 'order', by: 'dark', first: 1 },
    ]);
    table
      .refuses(pass('dark'), 'order-first', 'swccg/automatic-actions')
      .after({ type: 'order', by: 'dark', first: 1 })
      .hasNothingPending();
    expect(table.state.facts).toEqual(['second', 'first']);
  });
  it('at the end of the turn comes once both have recirculated', () => {
    const toll: Card = {
      title: 'Toll',
      side: 'dark',
      kind: 'effect',
      text: [{ automatic: { what: 'phase', title: 'end' }, result: [{ do: 'lose', who: 'each', count: 1 }] }],
    };
    at({ phase: 'draw', light: { used: 2 }, dark: { table: [toll], used: 2 } })
      .after(...bothPass('light'))
      .is({ phase: 'end', piles: { light: { used: 0, reserve: 2 } } })
      .after({ type: 'lose', by: 'light', from: 'reserve' }, { type: 'lose', by: 'dark', from: 'reserve' })
      .is({ stack: [], piles: { light: { lost: 1 }, dark: { lost: 1 } } });
  });
});

describe('Between the parts of a result', () => {
  const followActivation = interrupt('Follow', { just: { what: 'activated', by: 'opponent' } });
  const twice = interrupt('Twice', { result: [{ do: 'activate', count: 2 }] });
  const table = () =>
    at({ light: { hand: [twice], reserve: 3 }, dark: { hand: [followActivation, REMARK, PLAIN] } }).after(
      play('light', 'twice'),
      ...bothPass('dark'),
    );

  it('what just happened may be followed', () => {
    table()
      .is({ stack: ['Twice'], opportunity: 'dark', piles: { light: { force: 1 } } })
      .after(play('dark', 'follow'), ...bothPass('light'))
      .hasNothingPending()
      .is({ piles: { light: { force: 2 } } });
  });
  it('nobody answers the action itself, and nothing else starts', () => {
    table()
      .refuses(play('dark', 'remark'), 'result-begun', 'swccg/actions-step-3#actions-within')
      .refuses(play('dark', 'plain'), 'unrelated');
  });
  it('the result goes on when both pass', () => {
    table()
      .after(...bothPass('dark'))
      .is({ stack: [], piles: { light: { force: 2 } } });
  });
});
