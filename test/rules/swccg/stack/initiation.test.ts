import { describe, expect, it } from 'vitest';
import {
  bothPass,
  type Card,
  characters,
  draw,
  examples,
  pass,
  play,
  refusals,
  swccgStack,
  theForce,
  virtual,
} from '../../../../app/_rules/swccg/stack';
import { site } from '../../../../app/_rules/swccg/stack/cards/characters';
import { at, interrupt, PLAIN } from './support';

const { NABRUN_LEIDS, TENTACLE, DARK_FORCES, EVADER, REVOLUTION } = examples;
const LUKE = { title: 'Luke', side: 'light', kind: 'character', ability: 4 } as const;

describe('Step 1a, conditions', () => {
  it('are asked before targets and costs', () => {
    const picky = interrupt('Picky', {
      needs: [{ fact: 'sunny' }],
      targets: { droid: { tag: 'droid' } },
      costs: [{ use: 9 }],
    });
    at({ light: { hand: [picky] } }).refuses(play('light', 'picky'), 'condition', 'swccg/actions-step-1a');
    at({ light: { hand: [picky] }, facts: ['sunny'] }).refuses(play('light', 'picky'), 'no-target');
    at({
      light: { hand: [picky], table: [{ card: { ...LUKE, tags: ['droid'] } }] },
      facts: ['sunny'],
    }).refuses(play('light', 'picky', { targets: { droid: 'luke' } }), 'cost', 'swccg/actions-step-1c');
  });
  it('let a card deploy only in its player’s deploy phase', () => {
    at({ phase: 'control', light: { hand: [REVOLUTION] } }).refuses(
      play('light', 'revolution'),
      'wrong-phase',
      'swccg/deploy#timing',
    );
    at({ phase: 'deploy', turn: 'dark', opportunity: 'light', light: { hand: [REVOLUTION] } }).refuses(
      play('light', 'revolution'),
      'wrong-turn',
    );
  });
  it('can be set by a card on table', () => {
    const ban: Card = {
      title: 'Ban',
      side: 'dark',
      kind: 'effect',
      standing: [{ forbids: { title: 'Plain', by: 'opponent' } }],
    };
    at({ light: { hand: [PLAIN] }, dark: { table: [ban] } }).refuses(play('light', 'plain'), 'forbidden');
  });
});

describe('Step 1b, targets', () => {
  it('have to be named, and have to fit', () => {
    const aim = interrupt('Aim', { targets: { who: { kind: 'character' } } });
    at({ light: { hand: [aim], table: [LUKE] }, dark: { table: [DARK_FORCES] } })
      .refuses(play('light', 'aim'), 'wrong-target')
      .refuses(play('light', 'aim', { targets: { who: 'dark-forces' } }), 'wrong-target')
      .after(play('light', 'aim', { targets: { who: 'luke' } }));
  });
  it('that are captives are out of reach, unless the text speaks of captives', () => {
    const aim = interrupt('Aim', { targets: { who: { kind: 'character' } } });
    const free = interrupt('Free', {
      targets: { who: { kind: 'character', captives: true } },
      result: [{ do: 'release', cards: { target: 'who' } }],
    });
    at({ light: { hand: [aim, free], table: [{ card: LUKE, captive: true }] } })
      .refuses(play('light', 'aim', { targets: { who: 'luke' } }), 'captive')
      .after(play('light', 'free', { targets: { who: 'luke' } }), ...bothPass('dark'), pass('dark'))
      .allows(play('light', 'aim', { targets: { who: 'luke' } }));
  });
  it('may be implied: Shocking Revelation needs a Scomp link at its location', () => {
    const setup = {
      light: {
        table: [
          { card: site('Hall'), id: 'hall' },
          { card: site('Bay', ['scomp-link']), id: 'bay' },
        ],
      },
      dark: { hand: [examples.SHOCKING_REVELATION] },
      opportunity: 'dark' as const,
    };
    at(setup)
      .refuses(play('dark', 'shocking-revelation', { targets: { location: 'hall' } }), 'wrong-target')
      .after(play('dark', 'shocking-revelation', { targets: { location: 'bay' } }));
  });
  it('all of them at once: Evader cancels every Revolution, and their owner loses as much Force', () => {
    at({
      opportunity: 'dark',
      light: { table: [REVOLUTION, REVOLUTION], reserve: 5 },
      dark: { hand: [EVADER] },
    })
      .after(play('dark', 'evader'), ...bothPass('light'))
      .after({ type: 'lose', by: 'light', from: 'reserve' }, { type: 'lose', by: 'light', from: 'reserve' })
      .is({
        cards: { revolution: 'lost', 'revolution-2': 'lost', evader: 'used' },
        piles: { light: { lost: 4 } },
      });
  });
});

describe('Many targets', () => {
  const crowd = (count: number) =>
    at({
      light: {
        hand: [NABRUN_LEIDS],
        table: [
          { card: site('A'), id: 'a' },
          { card: site('B'), id: 'b' },
          ...Array.from({ length: count }, (_, i) => ({ card: LUKE, id: `c${i + 1}`, at: 'a' })),
        ],
        reserve: 5,
        force: 5,
      },
    });
  const transport = (...characters: string[]) =>
    play('light', 'nabrun-leids', { targets: { characters, site: 'b' } });

  it('are listed in every combination as long as they are few', () => {
    expect(swccgStack.options(crowd(10).state)).toHaveLength(1 + 2 ** 10 - 1);
  });
  it('are listed alone and all together when they are many, and any others may still be named', () => {
    const table = crowd(16);
    expect(swccgStack.options(table.state)).toHaveLength(1 + 16 + 1);
    table.allows(transport('c16'));
    expect(swccgStack.play(table.state, transport('c2', 'c9', 'c16'))).toMatchObject({ ok: true });
    table
      .refuses(transport('c2', 'c2'), 'wrong-target')
      .refuses(transport('c2', 'nobody'), 'wrong-target')
      .refuses(transport(), 'wrong-target');
  });
});

describe('A player whose only characters are droids', () => {
  const { R2D2 } = characters;
  it('has no character for Sense to target', () => {
    at({ light: { hand: [PLAIN] }, dark: { hand: [theForce.SENSE], table: [R2D2], reserve: 3 } })
      .after(play('light', 'plain'))
      .refuses(play('dark', 'sense'), 'no-character', 'swccg/highest-ability-character');
  });
  it('has none for Alter either, whether the Effect is being deployed or on table', () => {
    const dark = { hand: [theForce.ALTER], table: [R2D2], reserve: 3 };
    at({ phase: 'deploy', light: { hand: [REVOLUTION] }, dark })
      .after(play('light', 'revolution'))
      .refuses(play('dark', 'alter'), 'no-character');
    at({ opportunity: 'dark', light: { table: [REVOLUTION] }, dark }).refuses(
      play('dark', 'alter', { text: 'on-table', targets: { effect: 'revolution' } }),
      'no-character',
    );
  });
  it('still cancels a Sense with Alter: that takes no character', () => {
    at({
      light: { hand: [PLAIN, theForce.ALTER], table: [R2D2] },
      dark: { hand: [theForce.SENSE], table: [characters.VADER], reserve: 3 },
    })
      .after(play('light', 'plain'), play('dark', 'sense'))
      .allows(play('light', 'alter'));
  });
});

describe('Two draws with one card left', () => {
  const drawn = (destiny: '<' | '>', than: number) => {
    const both = interrupt('Both', {
      result: [
        { do: 'draw', count: 2 },
        { do: 'if', test: { destiny, than }, so: [{ do: 'establish', fact: 'done' }] },
      ],
    });
    return at({ light: { hand: [both], reserve: [4] } }).after(
      play('light', 'both'),
      ...bothPass('dark'),
      draw('light', 4),
    ).state.facts;
  };
  it('are one draw that counts and one that fails', () => {
    expect(drawn('>', 3)).toEqual(['done']);
    expect(drawn('>', 4)).toEqual([]);
  });
  it('are not low by what was not drawn: the failure is in the opponent’s favor', () => {
    expect(drawn('<', 6)).toEqual([]);
  });
});

describe('Step 1c, costs', () => {
  it('make an action impossible if they cannot be paid', () => {
    at({ light: { hand: [interrupt('Dear', { costs: [{ use: 2 }] })], force: 1 } }).refuses(
      play('light', 'dear'),
      'cost',
    );
  });
  it('that a destiny sets and that are not paid make the Interrupt lost', () => {
    at({
      light: {
        hand: [NABRUN_LEIDS],
        table: [
          { card: site('A'), id: 'a' },
          { card: site('B'), id: 'b' },
          { card: LUKE, at: 'a' },
        ],
        reserve: [5],
        force: 4,
      },
    })
      .after(
        play('light', 'nabrun-leids', { targets: { characters: ['luke'], site: 'b' } }),
        draw('light', 5),
      )
      .is({
        stack: [],
        opportunity: 'dark',
        cards: { 'nabrun-leids': 'lost' },
        at: { luke: 'a' },
        piles: { light: { force: 4, used: 1 } },
      });
  });
  it('can be Force that is lost, chosen card by card', () => {
    at({ light: { hand: [interrupt('Sacrifice', { costs: [{ lose: 2 }] })], reserve: 2, force: 1 } })
      .after(play('light', 'sacrifice'))
      .is({ stack: ['Sacrifice', 'lose-force'] })
      .after({ type: 'lose', by: 'light', from: 'reserve' }, { type: 'lose', by: 'light', from: 'force' })
      .is({ stack: ['Sacrifice'], opportunity: 'dark', piles: { light: { lost: 2 } } });
  });
  it('cannot be paid with the card that is being played', () => {
    const sacrifice = interrupt('Sacrifice', { costs: [{ lose: 2 }] });
    at({ light: { hand: [sacrifice], reserve: 1 } }).refuses(play('light', 'sacrifice'), 'cost');
    at({ light: { hand: [sacrifice, PLAIN], reserve: 1 } }).allows(play('light', 'sacrifice'));
  });
  it('can be something given up', () => {
    at({
      light: {
        hand: [
          interrupt('Prep', { costs: [{ forgo: 'race destiny' }] }),
          interrupt('Race', { needs: [{ noFact: 'race destiny' }] }),
        ],
      },
    })
      .after(play('light', 'prep'), ...bothPass('dark'), pass('dark'))
      .refuses(play('light', 'race'), 'condition');
  });
});

describe('Unique and restricted', () => {
  const twice = interrupt('Twice', {}, { copies: 2 });
  it('Interrupts are limited per turn', () => {
    at({ turns: 3, light: { hand: [twice, twice, twice] } })
      .after(play('light', 'twice'), ...bothPass('dark'), pass('dark'))
      .after(play('light', 'twice-2'), ...bothPass('dark'), pass('dark'))
      .refuses(play('light', 'twice-3'), 'limit', 'swccg/unique-and-restricted');
  });
  it('other cards are limited on table', () => {
    at({
      phase: 'deploy',
      light: { hand: [examples.CRASH_SITE_MEMORIAL], table: [examples.CRASH_SITE_MEMORIAL] },
    }).refuses(play('light', 'crash-site-memorial'), 'limit');
  });
  it('Tentacle makes an Interrupt unique while one copy is still being played', () => {
    at({ light: { hand: [PLAIN, PLAIN] }, dark: { hand: [TENTACLE], force: 1 } })
      .after(play('light', 'plain'), play('dark', 'tentacle'), ...bothPass('light'))
      .is({ stack: ['Plain'] })
      .after(...bothPass('light'))
      .is({ cards: { plain: 'on', tentacle: 'table' }, at: { plain: 'tentacle' }, opportunity: 'dark' })
      .after(pass('dark'))
      .refuses(play('light', 'plain-2'), 'limit');
  });
  it('…and one copy a turn from then on', () => {
    at({
      turns: 2,
      phase: 'draw',
      turn: 'dark',
      light: { hand: [PLAIN, PLAIN] },
      limits: [{ title: 'Plain', copies: 1 }],
      played: { light: { Plain: 1 } },
    })
      .after(pass('dark'))
      .refuses(play('light', 'plain'), 'limit')
      .after(pass('light'))
      .is({ phase: 'activate' })
      .allows(play('light', 'plain'));
  });
});

describe('Dark Forces', () => {
  const JEDI: Card = { title: 'Obi-Wan', side: 'light', kind: 'character', ability: 6, tags: ['jedi'] };
  it('once on table, leaves a Jedi out of the highest-ability character', () => {
    at({
      opportunity: 'dark',
      light: { hand: [theForce.SENSE], table: [JEDI, LUKE], reserve: [5] },
      dark: { hand: [PLAIN], table: [DARK_FORCES], force: 1 },
    })
      .after(play('dark', 'plain'), play('light', 'sense'))
      .after(play('dark', 'dark-forces', { targets: { jedi: 'obi-wan' } }), ...bothPass('light'))
      .after(...bothPass('light'), draw('light', 5))
      .is({ stack: ['Plain'], cards: { plain: 'stack', sense: 'used' } });
  });
});

describe('What cannot be played', () => {
  it('is listed with its reason, for "what if"', () => {
    const table = at({
      turn: 'dark',
      light: { hand: [PLAIN] },
      dark: { may: [virtual.forceDrain({ at: 'dunes', amount: 1 })], reserve: 3 },
    }).after(play('dark', 'force-drain'));
    expect(refusals(table.state)).toEqual([
      { by: 'light', card: 'plain', refusal: expect.objectContaining({ code: 'unrelated' }) },
    ]);
  });
});
