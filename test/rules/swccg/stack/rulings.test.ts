import { describe, expect, it } from 'vitest';
import {
  awaited,
  bothPass,
  type Card,
  draw,
  lose,
  pass,
  play,
  topmost,
  virtual,
} from '../../../../app/_rules/swccg/stack';
import { LUKE, OBI_WAN, VADER } from '../../../../app/_rules/swccg/stack/cards/characters';
import { BERU_STEW, CRASH_SITE_MEMORIAL, TENTACLE } from '../../../../app/_rules/swccg/stack/cards/examples';
import { ALTER, CONTROL, SENSE } from '../../../../app/_rules/swccg/stack/cards/the-force';
import { at, interrupt, PLAIN, QUICK_REMARK, REMARK, type Table } from './support';

function settle(table: Table, height = 0): Table {
  for (let i = 0; i < 40 && table.state.stack.length > height && !awaited(table.state); i++)
    table.after(pass(table.state.opportunity));
  return table;
}

const NO = interrupt('No', { answers: { type: 'play' }, cancels: true });

describe('A unique Interrupt', () => {
  const ONCE = interrupt('Once', {}, { copies: 1 });
  const two = { hand: [ONCE, { card: ONCE, id: 'second' }], reserve: 5 };

  it('that was cancelled has been played, and no copy of it is this turn', () => {
    const table = at({ light: two, dark: { hand: [NO] } });
    table.after(play('light', 'once'), play('dark', 'no'), ...bothPass('light'));
    table
      .is({ cards: { once: 'lost' } })
      .after(pass('dark'))
      .refuses(play('light', 'second'), 'limit');
  });

  it('may be played by the other side too', () => {
    const table = at({ light: two, dark: { hand: [{ card: ONCE, id: 'theirs' }] } });
    table.after(play('light', 'once'), ...bothPass('dark')).allows(play('dark', 'theirs'));
  });

  it('may be played again in the next turn, also the opponent’s', () => {
    const table = at({ phase: 'draw', turns: 2, light: two, dark: { reserve: 5 } });
    table.after(play('light', 'once'), ...bothPass('dark'));
    while (table.state.turn === 'light') table.after(pass(table.state.opportunity));
    while (table.state.opportunity !== 'light' || table.state.phase === 'start')
      table.after(pass(table.state.opportunity));
    table.allows(play('light', 'second'));
  });
});

describe('Taking turns to respond', () => {
  it('alternates over any number of responses', () => {
    const table = at({
      light: { hand: [PLAIN, REMARK] },
      dark: {
        hand: [
          { card: REMARK, id: 'one' },
          { card: REMARK, id: 'two' },
        ],
      },
    });
    table.after(play('light', 'plain')).is({ opportunity: 'dark' });
    settle(table.after(play('dark', 'one')), 1).is({ opportunity: 'light' });
    settle(table.after(play('light', 'remark')), 1).is({ opportunity: 'dark' });
    settle(table.after(play('dark', 'two')), 1).is({ opportunity: 'light', stack: ['Plain'] });
  });

  it('lets a player cancel a card of their own, and the opponent acts next', () => {
    const table = at({ light: { hand: [PLAIN, NO] } });
    table.after(play('light', 'plain'), pass('dark'), play('light', 'no'), ...bothPass('dark'));
    table.is({ stack: [], opportunity: 'dark', cards: { plain: 'lost', no: 'used' } });
  });

  it('takes no "just" response once an ordinary one has come between', () => {
    const table = at({ light: { hand: [PLAIN] }, dark: { hand: [QUICK_REMARK, REMARK] } });
    settle(table.after(play('light', 'plain'), play('dark', 'remark')), 1);
    table.after(pass('light')).refuses(play('dark', 'quick-remark'), 'just-over');
  });

  it('takes an ordinary response after a "just" one', () => {
    const table = at({ light: { hand: [PLAIN] }, dark: { hand: [QUICK_REMARK, REMARK] } });
    settle(table.after(play('light', 'plain'), play('dark', 'quick-remark')), 1);
    table.after(pass('light')).allows(play('dark', 'remark'));
  });
});

describe('Sense, Alter and Control', () => {
  const luke = { table: [LUKE], reserve: [0, 1, 2, 3, 4, 5] };
  const vader = { table: [VADER], reserve: [0, 1, 2, 3, 4, 5] };

  it('Sense cancels a Sense with a destiny, not for sure', () => {
    const table = at({
      light: { hand: [PLAIN, SENSE], ...luke },
      dark: { hand: [{ card: SENSE, id: 'theirs' }], ...vader },
    });
    table.after(play('light', 'plain'), play('dark', 'theirs'), play('light', 'sense'), ...bothPass('dark'));
    expect(awaited(table.state)).toMatchObject({ what: 'draw', by: 'light' });
    table
      .after(draw('light', 0))
      .is({ stack: ['Plain'], cards: { theirs: 'lost', sense: 'used' }, opportunity: 'light' });
  });

  it('the highest of several abilities counts', () => {
    const table = at({
      turn: 'dark',
      light: { hand: [SENSE], table: [LUKE, OBI_WAN], reserve: [5] },
      dark: { hand: [PLAIN] },
    });
    table.after(play('dark', 'plain'), play('light', 'sense'), ...bothPass('dark'), draw('light', 5));
    table.is({ stack: [], cards: { plain: 'lost' } });
  });

  it('a Control against a Force drain is not answered by another Control', () => {
    const table = at({
      light: { may: [virtual.forceDrain({ at: 'swamp', amount: 2 })], hand: [{ card: CONTROL, id: 'mine' }] },
      dark: { hand: [CONTROL], reserve: 5 },
    });
    table
      .after(play('light', 'force-drain'), play('dark', 'control'))
      .refuses(play('light', 'mine'), 'suspended');
    settle(table).is({ cards: { control: 'lost' }, piles: { dark: { reserve: 5, lost: 1 } } });
  });

  it('an Immediate Effect immune to Control is so while it is deployed and on table', () => {
    const table = at({ light: { hand: [PLAIN, CONTROL] }, dark: { hand: [TENTACLE], force: 2 } });
    table.after(play('light', 'plain'), play('dark', 'tentacle')).refuses(play('light', 'control'), 'immune');
    settle(table).is({ cards: { tentacle: 'table', plain: 'on' } });
    if (table.state.opportunity === 'dark') table.after(pass('dark'));
    table.refuses(play('light', 'control', { targets: { effect: 'tentacle' } }), 'immune');
  });

  it('five on the stack come off from the top', () => {
    const table = at({
      phase: 'deploy',
      light: { hand: [PLAIN, ALTER, CONTROL], ...luke },
      dark: {
        hand: [
          { card: SENSE, id: 'one' },
          { card: SENSE, id: 'two' },
        ],
        ...vader,
      },
    });
    table.after(
      play('light', 'plain'),
      play('dark', 'one'),
      play('light', 'alter'),
      play('dark', 'two'),
      play('light', 'control'),
    );
    table.after(...bothPass('dark')).is({
      stack: ['Plain', 'Sense', 'Alter'],
      opportunity: 'light',
      cards: { two: 'lost', control: 'lost' },
    });
    table
      .after(...bothPass('light'))
      .is({ stack: ['Plain'], opportunity: 'light', cards: { one: 'lost', alter: 'used' } });
  });

  it('Sense cancels Alter without a draw, for a player without a character', () => {
    const table = at({
      phase: 'deploy',
      light: { hand: [CRASH_SITE_MEMORIAL, SENSE] },
      dark: { hand: [ALTER], ...vader },
    });
    table.after(
      play('light', 'crash-site-memorial'),
      play('dark', 'alter'),
      play('light', 'sense'),
      ...bothPass('dark'),
    );
    table.is({ stack: ['Crash Site Memorial'], cards: { alter: 'lost' }, opportunity: 'light' });
  });
});

describe('What a result makes happen', () => {
  it('is made first by the player whose turn it is, whoever played the card', () => {
    const stop = interrupt('Stop', { answers: { type: 'activate-force' }, cancels: true });
    const table = at({
      turn: 'dark',
      opportunity: 'light',
      light: { hand: [BERU_STEW], reserve: 5 },
      dark: { hand: [stop], reserve: 5 },
    });
    table.after(play('light', 'beru-stew'), ...bothPass('dark'));
    expect(topmost(table.state)).toMatchObject({ type: 'activate-force', by: 'dark' });
  });

  it('can be cancelled one by one', () => {
    const stop = interrupt('Stop', { answers: { type: 'activate-force', by: 'opponent' }, cancels: true });
    const table = at({ light: { hand: [BERU_STEW], reserve: 5 }, dark: { hand: [stop], reserve: 5 } });
    table.after(play('light', 'beru-stew'), ...bothPass('dark'), play('dark', 'stop'));
    settle(table).is({ piles: { light: { force: 1 }, dark: { force: 2 } } });
  });

  it('is chosen by whom the card names', () => {
    const either = interrupt('Either', {
      result: [
        {
          do: 'choose',
          who: 'opponent',
          between: {
            lose: [{ do: 'lose', who: 'opponent', count: 1 }],
            give: [{ do: 'activate', count: 2 }],
          },
        },
      ],
    });
    const table = at({ light: { hand: [either], reserve: 5 }, dark: { reserve: 5 } });
    settle(table.after(play('light', 'either'))).refuses(
      { type: 'choose', by: 'light', choice: 'lose' },
      'choice-first',
    );
    settle(table.after({ type: 'choose', by: 'dark', choice: 'give' })).is({
      piles: { light: { force: 2 } },
    });
  });

  it('retrieves from under the Interrupt that is being played', () => {
    const fetch = interrupt('Fetch', { result: [{ do: 'retrieve', count: 2 }] }, { pile: 'lost' });
    const table = at({ light: { hand: [fetch], lost: [7], reserve: 3 } });
    settle(table.after(play('light', 'fetch'))).is({
      cards: { fetch: 'lost' },
      piles: { light: { used: 1, lost: 1 } },
    });
  });
});

describe('A card on table that cancels', () => {
  it('stays there', () => {
    const wall: Card = {
      title: 'Wall',
      side: 'dark',
      kind: 'effect',
      text: [{ from: 'table', answers: { type: 'play', by: 'opponent' }, cancels: true }],
    };
    const table = at({ light: { hand: [PLAIN] }, dark: { table: [wall] } });
    settle(table.after(play('light', 'plain'), play('dark', 'wall'))).is({
      cards: { plain: 'lost', wall: 'table' },
      opportunity: 'dark',
    });
  });
});

describe('Losing Force', () => {
  const drained = (light: Parameters<typeof at>[0]) =>
    settle(
      at({
        turn: 'dark',
        dark: { may: [virtual.forceDrain({ at: 'swamp', amount: 3 })], reserve: 5 },
        ...light,
      }).after(play('dark', 'force-drain')),
    );

  it('comes before anything else', () => {
    drained({ light: { hand: [PLAIN], reserve: 5 } }).refuses(play('light', 'plain'), 'loss-first');
  });

  it('of the last card ends the game, with the rest of the drain unpaid and a card in hand', () => {
    const table = drained({ light: { hand: [PLAIN], reserve: 1 } }).after(lose('light', 'reserve'));
    expect(table.state).toMatchObject({ over: true, defeated: 'light' });
  });
});
