import { describe, it } from 'vitest';
import { bothPass, draw, pass, play, virtual } from '../../../../app/_rules/swccg/stack';
import { at, interrupt, PLAIN, REMARK } from './support';

describe('Whose opportunity', () => {
  it('to initiate: the player whose turn it is begins each phase, then they alternate', () => {
    at({ light: { hand: [PLAIN] }, dark: { hand: [PLAIN] } })
      .is({ opportunity: 'light' })
      .refuses(play('dark', 'plain-2'), 'not-your-opportunity', 'swccg/actions-taking-turns')
      .after(play('light', 'plain'), ...bothPass('dark'))
      .is({ opportunity: 'dark' })
      .after(play('dark', 'plain-2'), ...bothPass('light'))
      .is({ opportunity: 'light' });
  });
  it('to respond: the opponent of whoever initiated, then they alternate', () => {
    at({ light: { hand: [PLAIN, REMARK] }, dark: { hand: [REMARK] } })
      .after(play('light', 'plain'))
      .refuses(play('light', 'remark'), 'not-your-opportunity')
      .after(play('dark', 'remark-2'), ...bothPass('light'))
      .is({ stack: ['Plain'], opportunity: 'light' })
      .after(play('light', 'remark'), ...bothPass('dark'))
      .is({ stack: ['Plain'], opportunity: 'dark' });
  });
  it('passing is for the player whose opportunity it is', () => {
    at().refuses(pass('dark'), 'not-your-opportunity');
  });
});

describe('Two passes in a row', () => {
  it('send the topmost action to its result', () => {
    at({ light: { hand: [PLAIN] } })
      .after(play('light', 'plain'), pass('dark'))
      .is({ passes: 1, stack: ['Plain'] })
      .after(pass('light'))
      .is({ passes: 0, stack: [], cards: { plain: 'used' } });
  });
  it('are counted anew after a response', () => {
    at({ light: { hand: [PLAIN, REMARK] } })
      .after(play('light', 'plain'), pass('dark'), play('light', 'remark'), ...bothPass('dark'))
      .is({ stack: ['Plain'], passes: 0, opportunity: 'dark' });
  });
  it('lead from an empty stack to the next phase', () => {
    at()
      .after(...bothPass('light'))
      .is({ phase: 'deploy', opportunity: 'light', passes: 0 });
  });
  it('after the draw phase end the turn: both recirculate, and it is the other player’s turn', () => {
    at({ phase: 'draw', turns: 2, light: { used: 2, reserve: 1 }, dark: { used: 1 } })
      .after(...bothPass('light'))
      .is({
        phase: 'activate',
        opportunity: 'dark',
        piles: { light: { used: 0, reserve: 3 }, dark: { reserve: 1 } },
      });
  });
});

describe('What the rules call an action', () => {
  it('is each Force activated in the activate phase', () => {
    at({ phase: 'activate', light: { may: [virtual.activation(2)], reserve: 5 } })
      .after(play('light', 'activation'), ...bothPass('dark'))
      .is({ opportunity: 'dark', piles: { light: { force: 1, reserve: 4 } } })
      .after(pass('dark'), play('light', 'activation'), ...bothPass('dark'), pass('dark'))
      .is({ piles: { light: { force: 2 } } })
      .refuses(play('light', 'activation'), 'used-up');
  });
  it('is each card drawn in the draw phase', () => {
    at({ phase: 'draw', light: { may: [virtual.drawPhase()], force: 2 } })
      .after(play('light', 'draw'), ...bothPass('dark'))
      .is({ opportunity: 'dark', piles: { light: { force: 1, hand: 1 } } });
  });
  it('is each Force used, which may be answered as a part of an initiation', () => {
    const tax = interrupt('Tax', {
      answers: { type: 'use-force', by: 'opponent' },
      result: [{ do: 'note', what: 'taxed' }],
    });
    const dear = interrupt('Dear', { costs: [{ use: 2 }] });
    at({ light: { hand: [dear], force: 2 }, dark: { hand: [tax] } })
      .after(play('light', 'dear'))
      .is({ stack: ['Dear', 'use-force'], opportunity: 'dark' })
      .after(play('dark', 'tax'), ...bothPass('light'))
      .is({ stack: ['Dear'], opportunity: 'dark', piles: { light: { used: 2 } } });
  });
  it('is each destiny drawn, which may be answered before it counts', () => {
    const better = interrupt('Better', {
      answers: { type: 'draw-destiny', by: 'you' },
      result: [{ do: 'modify', value: 'destiny', add: 2 }],
    });
    const bet = interrupt('Bet', {
      result: [
        { do: 'draw' },
        { do: 'if', test: { destiny: '>', than: 4 }, so: [{ do: 'retrieve', count: 1 }] },
      ],
    });
    at({ light: { hand: [bet, better], reserve: [3, 3], lost: 2 } })
      .after(play('light', 'bet'), ...bothPass('dark'), draw('light', 3))
      .is({ stack: ['Bet', 'draw-destiny'], opportunity: 'dark' })
      .after(pass('dark'), play('light', 'better'), ...bothPass('dark'), ...bothPass('dark'))
      .hasNothingPending()
      .is({ piles: { light: { lost: 1 } } });
  });
  it('can be a destiny that is drawn again', () => {
    const again = interrupt('Again', {
      answers: { type: 'draw-destiny', by: 'opponent' },
      result: [{ do: 'redraw' }],
    });
    const bet = interrupt('Bet', { result: [{ do: 'draw' }, { do: 'activate', count: 'drawn' }] });
    at({ light: { hand: [bet], reserve: [3, 1, 0, 0] }, dark: { hand: [again] } })
      .after(
        play('light', 'bet'),
        ...bothPass('dark'),
        draw('light', 3),
        play('dark', 'again'),
        ...bothPass('light'),
      )
      .is({ stack: ['Bet', 'draw-destiny'] })
      .after(draw('light', 1))
      .hasNothingPending()
      .is({ piles: { light: { force: 1, reserve: 1 } } });
  });
});

describe('Losing Force', () => {
  it('is one action; its player says where each card comes from', () => {
    at({
      turn: 'dark',
      light: { hand: [PLAIN], reserve: 1, force: 1 },
      dark: { may: [virtual.forceDrain({ at: 'dunes', amount: 3 })] },
    })
      .after(play('dark', 'force-drain'), ...bothPass('light'))
      .refuses({ type: 'lose', by: 'light', from: 'used' }, 'wrong-target', 'swccg/force#verbs')
      .after(
        { type: 'lose', by: 'light', from: 'reserve' },
        { type: 'lose', by: 'light', from: 'hand', card: 'plain' },
      )
      .after({ type: 'lose', by: 'light', from: 'force' })
      .hasNothingPending()
      .is({ piles: { light: { lost: 3 } }, cards: { plain: 'lost' } });
  });
});
