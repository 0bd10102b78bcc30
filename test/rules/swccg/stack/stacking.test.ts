import { describe, it } from 'vitest';
import {
  bothPass,
  characters,
  draw,
  examples,
  pass,
  play,
  theForce,
  virtual,
} from '../../../../app/_rules/swccg/stack';
import { at, interrupt, PLAIN, QUICK_REMARK, REMARK } from './support';

const { SENSE, ALTER, CONTROL } = theForce;
const LUKE = { title: 'Luke', side: 'light', kind: 'character', ability: 4 } as const;
const VADER = { title: 'Vader', side: 'dark', kind: 'character', ability: 6 } as const;

describe('An empty stack', () => {
  it('lets the player whose opportunity it is initiate what they like', () => {
    at({ light: { hand: [PLAIN] } })
      .after(play('light', 'plain'))
      .is({ stack: ['Plain'], opportunity: 'dark' });
  });
  it('has nothing to answer', () => {
    at({ light: { hand: [REMARK] } }).refuses(play('light', 'remark'), 'nothing-to-answer');
  });
});

describe('Responding to the topmost action', () => {
  const table = () =>
    at({ light: { hand: [PLAIN, PLAIN] }, dark: { hand: [REMARK, PLAIN] } }).after(play('light', 'plain'));

  it('takes something specifically related to it', () => {
    table()
      .after(play('dark', 'remark'))
      .is({ stack: ['Plain', 'Remark'], opportunity: 'light' });
  });
  it('is refused to anything else', () => {
    table().refuses(play('dark', 'plain-3'), 'unrelated', 'swccg/actions-stacking#not-allowed');
  });
  it('is over once its result has begun', () => {
    const long = interrupt('Long', { result: [{ do: 'draw' }] });
    at({ light: { hand: [long], reserve: 2 }, dark: { hand: [REMARK] } })
      .after(play('light', 'long'), ...bothPass('dark'))
      .refuses(play('dark', 'remark'), 'destiny-first')
      .after(draw('light', 1))
      .hasNothingPending();
  });
});

describe('Responding to a suspended action', () => {
  it('is refused: only the topmost action may be answered', () => {
    const aboutDrains = interrupt('About Drains', { answers: { type: 'force-drain' } });
    at({
      turn: 'dark',
      light: { hand: [CONTROL, aboutDrains], reserve: 5 },
      dark: { may: [virtual.forceDrain({ at: 'dunes', amount: 1 })], reserve: 5 },
    })
      .after(play('dark', 'force-drain'), play('light', 'control'))
      .after(pass('dark'))
      .refuses(play('light', 'about-drains'), 'suspended', 'swccg/actions-stacking#not-allowed');
  });
});

describe('A cancelled action', () => {
  const war = () =>
    at({
      light: { hand: [PLAIN, ALTER], table: [LUKE], reserve: [1, 1] },
      dark: { hand: [SENSE], table: [VADER], reserve: [5, 6] },
    }).after(play('light', 'plain'), play('dark', 'sense'));

  it('leaves the stack together with what cancelled it, for its owner’s Lost Pile', () => {
    war()
      .after(...bothPass('light'), draw('dark', 5))
      .is({ stack: [], opportunity: 'dark', cards: { plain: 'lost', sense: 'used' } });
  });
  it('gives the opponent of its player the next action', () => {
    war()
      .after(...bothPass('light'), draw('dark', 5))
      .is({ opportunity: 'dark' });
  });
  it('keeps its costs paid', () => {
    const dear = interrupt('Dear', { costs: [{ use: 2 }] });
    at({ light: { hand: [dear], force: 3 }, dark: { hand: [SENSE], table: [VADER], reserve: [1] } })
      .after(play('light', 'dear'), play('dark', 'sense'), ...bothPass('light'), draw('dark', 1))
      .is({ cards: { dear: 'lost' }, piles: { light: { force: 1, used: 2, lost: 1 } } });
  });
  it('may be the attempt to cancel: what it answered goes on where it stopped', () => {
    war()
      .after(play('light', 'alter'), ...bothPass('dark'))
      .is({ stack: ['Plain'], opportunity: 'light', cards: { alter: 'used', sense: 'lost' } });
  });
});

describe('Sense', () => {
  const sensed = (destiny: number | 'none', ability = 4) =>
    at({
      light: { hand: [PLAIN] },
      dark: {
        hand: [SENSE, SENSE],
        table: [{ ...VADER, ability }],
        reserve: destiny === 'none' ? 0 : [destiny, 0],
      },
    }).after(play('light', 'plain'), play('dark', 'sense'), ...bothPass('light'));

  it.each([
    [3, 'lost'],
    [4, 'stack'],
    [5, 'stack'],
  ] as const)('with destiny %i against ability 4 leaves the Interrupt in zone %s', (destiny, zone) => {
    sensed(destiny)
      .after(draw('dark', destiny))
      .is({ cards: { plain: zone, sense: 'used' } });
  });
  it('fails with an empty Reserve Deck', () => {
    sensed('none').is({ stack: ['Plain'], cards: { plain: 'stack', sense: 'used' } });
  });
  it('may be tried again once it has failed', () => {
    sensed(6)
      .after(draw('dark', 6), pass('light'), play('dark', 'sense-2'))
      .is({ stack: ['Plain', 'Sense'] });
  });
  it('needs a character, but not against Alter', () => {
    at({ light: { hand: [PLAIN] }, dark: { hand: [SENSE] } })
      .after(play('light', 'plain'))
      .refuses(play('dark', 'sense'), 'no-character', 'swccg/highest-ability-character');
    at({
      phase: 'deploy',
      light: { hand: [examples.CRASH_SITE_MEMORIAL, SENSE] },
      dark: { hand: [ALTER], table: [VADER], reserve: 1 },
    })
      .after(play('light', 'crash-site-memorial'), play('dark', 'alter'), play('light', 'sense'))
      .is({ stack: ['Crash Site Memorial', 'Alter', 'Sense'] });
  });
  it('can do nothing about a Control that cancels Sense or Alter', () => {
    at({
      light: { hand: [PLAIN, CONTROL], table: [LUKE] },
      dark: { hand: [SENSE, SENSE], table: [VADER], reserve: 3 },
    })
      .after(play('light', 'plain'), play('dark', 'sense'), play('light', 'control'))
      .refuses(play('dark', 'sense-2'), 'immune');
  });
  it('can cancel a Control that cancels something else', () => {
    at({
      turn: 'dark',
      light: { hand: [CONTROL] },
      dark: {
        hand: [SENSE],
        table: [VADER],
        reserve: 3,
        may: [virtual.forceDrain({ at: 'dunes', amount: 1 })],
      },
    })
      .after(play('dark', 'force-drain'), play('light', 'control'))
      .allows(play('dark', 'sense'));
  });
});

describe('Alter', () => {
  it('reaches an Effect on table when nothing is on the stack', () => {
    at({
      light: { hand: [ALTER], table: [LUKE], reserve: [2] },
      dark: { table: [examples.DARK_FORCES] },
    })
      .after(
        play('light', 'alter', { targets: { effect: 'dark-forces' } }),
        ...bothPass('dark'),
        draw('light', 2),
      )
      .is({ cards: { 'dark-forces': 'lost', alter: 'used' } });
  });
  it('does not reach an Immediate Effect', () => {
    at({ light: { hand: [ALTER], table: [LUKE] }, dark: { table: [examples.TENTACLE] } }).refuses(
      play('light', 'alter', { targets: { effect: 'tentacle' } }),
      'no-target',
    );
  });
});

describe('A battle', () => {
  const battle = (more: object = {}) =>
    at({
      phase: 'battle',
      light: {
        hand: [PLAIN, PLAIN],
        table: [{ card: LUKE, at: 'dunes' }],
        may: [virtual.battle({ at: 'dunes' })],
        force: 1,
      },
      dark: { hand: [PLAIN], table: [{ card: VADER, at: 'dunes' }] },
      ...more,
    }).after(play('light', 'battle'));

  it('lets nothing unrelated start before its weapons segment', () => {
    battle().refuses(play('dark', 'plain-3'), 'unrelated');
  });
  it('lets anything start in its weapons segment, its initiator first', () => {
    battle()
      .after(...bothPass('dark'))
      .is({ stack: ['battle'], segment: 'weapons', opportunity: 'light' })
      .after(play('light', 'plain'), ...bothPass('dark'))
      .is({ stack: ['battle'], segment: 'weapons', opportunity: 'dark' })
      .allows(play('dark', 'plain-3'));
  });
  it('goes from segment to segment with two passes, and each segment begins with its initiator', () => {
    battle()
      .after(...bothPass('dark'), ...bothPass('light'))
      .is({ segment: 'power', opportunity: 'light' })
      .refuses(play('light', 'plain'), 'wrong-segment', 'swccg/death-star-ii/battle#weapons-segment')
      .after(...bothPass('light'))
      .is({ segment: 'damage', opportunity: 'light' })
      .after(...bothPass('light'))
      .is({ stack: [], opportunity: 'dark', phase: 'battle' });
  });
  it('is initiated only once at a location each turn', () => {
    battle()
      .after(
        ...bothPass('dark'),
        ...bothPass('light'),
        ...bothPass('light'),
        ...bothPass('light'),
        pass('dark'),
      )
      .refuses(play('light', 'battle'), 'used-up');
  });
  it('takes no "just initiated" card once its weapons segment has begun', () => {
    at({
      phase: 'battle',
      light: { may: [virtual.battle({ at: 'dunes' })], force: 1 },
      dark: { hand: [examples.YOU_OVERESTIMATE] },
    })
      .after(play('light', 'battle'), ...bothPass('dark'), pass('light'))
      .refuses(
        play('dark', 'you-overestimate-their-chances'),
        'just-over',
        'swccg/actions-step-1a#right-moment',
      );
  });
});

describe('A react', () => {
  const table = () =>
    at({
      phase: 'battle',
      light: {
        hand: [SENSE],
        table: [{ card: LUKE, at: 'dunes' }],
        may: [virtual.battle({ at: 'dunes' })],
        reserve: [2],
        force: 1,
      },
      dark: {
        table: [
          { card: VADER, at: 'dunes' },
          { card: characters.UBRIKKIAN, id: 'ubrikkian', at: 'town' },
          { card: characters.STORMTROOPER, id: 'driver', at: 'ubrikkian' },
        ],
        force: 3,
      },
    }).after(play('light', 'battle'), play('dark', 'ubrikkian'));

  it('suspends the battle until it is resolved', () => {
    table()
      .is({ stack: ['battle', 'Ubrikkian 9000 Z001'], opportunity: 'light' })
      .after(...bothPass('light'))
      .is({ stack: ['battle'], at: { ubrikkian: 'dunes' }, opportunity: 'light' });
  });
  it('can be Sensed: the card stays where it is, its Force stays used, and it does not react again', () => {
    table()
      .after(play('light', 'sense'), ...bothPass('dark'), draw('light', 2), pass('light'))
      .is({ stack: ['battle'], at: { ubrikkian: 'town' }, piles: { dark: { used: 1 } } })
      .refuses(play('dark', 'ubrikkian'), 'used-up', 'swccg/react#one-card');
  });
  it('answers only the opponent’s battle', () => {
    at({
      turn: 'dark',
      phase: 'battle',
      dark: {
        table: [{ card: characters.UBRIKKIAN, id: 'ubrikkian', at: 'town' }],
        may: [virtual.battle({ at: 'dunes' })],
        force: 3,
      },
    })
      .after(play('dark', 'battle'), pass('light'))
      .refuses(play('dark', 'ubrikkian'), 'unrelated');
  });
});

describe('"Just" and ordinary responses', () => {
  it('an ordinary response ends what was "just" played', () => {
    at({ light: { hand: [PLAIN] }, dark: { hand: [REMARK, QUICK_REMARK] } })
      .after(play('light', 'plain'), play('dark', 'remark'), ...bothPass('light'), pass('light'))
      .refuses(play('dark', 'quick-remark'), 'just-over', 'swccg/actions-just#several');
  });
});
