import { describe, expect, it } from 'vitest';
import { apOf, hpOf, isLink, mayAttack } from '../../../../app/_rules/gundam/turn/facts';
import { turnSimulator } from '../../../../app/_rules/gundam/turn/simulator';
import { type Move, type TurnState, tableOf } from '../../../../app/_rules/gundam/turn/state';
import { base, command, END, following, mainPhase, PASSES, pilot, ruling, unit } from './support';

const { start, options } = turnSimulator;
const one = '1' as const;
const two = '2' as const;
const unitOf = (state: TurnState, id: string) => {
  const found = tableOf(state, one).units.find((each) => each.id === id);
  if (!found) throw new Error(`no ${id} in play`);
  return found;
};

describe('Pairing a Pilot', () => {
  const cards = {
    gundam: unit({ ap: 3, hp: 4, link: { names: ['Amuro Ray'] } }),
    leo: unit({ link: { traits: ['OZ'] } }),
    plain: unit(),
    amuro: pilot({ name: 'Amuro Ray', ap: 2, hp: 1 }),
    zechs: pilot({ name: 'Zechs Merquise', traits: ['OZ'] }),
    noin: command({ pilot: { name: 'Lucrezia Noin', ap: 1, hp: 0, traits: ['OZ'] } }),
    order: command(),
    theirs: unit(),
  };
  const pair = (card: string, to: string): Move => ({ type: 'pair', player: one, card, unit: to });
  const setup = mainPhase(
    cards,
    {
      hand: ['amuro', 'zechs', 'noin', 'order'],
      units: [{ card: 'gundam', deployedThisTurn: true }, 'leo', 'plain'],
      resources: 4,
    },
    { units: ['theirs'] },
  );
  it('adds its AP and HP, and makes a Link Unit that may attack at once', () => {
    const state = following(setup, pair('amuro', 'gundam'));
    const gundam = unitOf(state, 'gundam');
    expect([apOf(state, one, gundam), hpOf(state, one, gundam)]).toEqual([5, 5]);
    expect(isLink(state, gundam)).toBe(true);
    expect(mayAttack(state, one, 'gundam')).toBe(true);
  });
  it('with one that does not fulfil the link conditions is allowed, but the Unit still waits', () => {
    const state = following(setup, pair('zechs', 'gundam'));
    expect(isLink(state, unitOf(state, 'gundam'))).toBe(false);
    expect(mayAttack(state, one, 'gundam')).toBe(false);
  });
  it('may fulfil link conditions by a trait, as a Command with the Pilot ability too', () => {
    expect(
      isLink(following(setup, pair('zechs', 'leo')), { ...unitOf(start(setup), 'leo'), pilot: 'zechs' }),
    ).toBe(true);
    const state = following(setup, pair('noin', 'leo'));
    expect(isLink(state, unitOf(state, 'leo'))).toBe(true);
    expect(tableOf(state, one).trash).toEqual([]);
  });
  it('never makes a Link Unit of a Unit without link conditions', () => {
    const state = following(setup, pair('amuro', 'plain'));
    expect(isLink(state, unitOf(state, 'plain'))).toBe(false);
  });
  it('is refused: twice on a Unit, on another’s Unit, with a plain Command, in an action step', () => {
    const state = following(setup, pair('amuro', 'gundam'));
    expect(ruling(state, pair('zechs', 'gundam'))).toBe('already-paired');
    expect(ruling(state, pair('zechs', 'theirs'))).toBe('not-your-unit');
    expect(ruling(state, pair('order', 'leo'))).toBe('not-a-pilot');
    const late = following(setup, END, { type: 'pass', player: two });
    expect(ruling(late, pair('noin', 'leo'))).toBe('no-pairing-in-action-step');
  });
  it('does not mend a rested Unit: it cannot attack', () => {
    const tired = mainPhase(cards, { hand: ['amuro'], units: [{ card: 'gundam', rested: true }] });
    expect(mayAttack(following(tired, pair('amuro', 'gundam')), one, 'gundam')).toBe(false);
  });
  it('lets a token be paired like any Unit', () => {
    const maker = command({
      effects: [{ does: 'deploy-token', tokens: [{ type: 'unit', name: 'Token', ap: 1, hp: 1 }] }],
    });
    const state = following(
      mainPhase({ ...cards, maker }, { hand: ['maker', 'amuro'] }),
      { type: 'command', player: one, card: 'maker' },
      pair('amuro', 'token-1'),
    );
    expect(apOf(state, one, unitOf(state, 'token-1'))).toBe(3);
  });
});

describe('“When paired” and “when linked”', () => {
  const draws = { does: 'draw', amount: 1 } as const;
  it('of the Unit and of the Pilot both trigger, in the order their player chooses', () => {
    const cards = {
      suit: unit({
        link: { names: ['Ace'] },
        abilities: [{ when: 'paired', effects: [{ does: 'place-ex-resource' }] }],
      }),
      ace: pilot({ name: 'Ace', abilities: [{ when: 'linked', effects: [draws] }] }),
    };
    const setup = mainPhase(cards, { hand: ['ace'], units: ['suit'] });
    const move: Move = { type: 'pair', player: one, card: 'ace', unit: 'suit' };
    const state = following(setup, move);
    expect(options(state)).toEqual([
      { type: 'resolve', player: one, trigger: 0 },
      { type: 'resolve', player: one, trigger: 1 },
    ]);
    const second = following(setup, move, { type: 'resolve', player: one, trigger: 1 });
    expect(second.due).toEqual({ what: 'draw', player: one, left: 1 });
    expect(tableOf(second, one).resources.ex).toBe(0);
  });
  it('“when linked” stays silent with the wrong Pilot', () => {
    const cards = {
      suit: unit({ link: { names: ['Somebody else'] } }),
      ace: pilot({ name: 'Ace', abilities: [{ when: 'linked', effects: [draws] }] }),
    };
    const setup = mainPhase(cards, { hand: ['ace'], units: ['suit'] });
    expect(following(setup, { type: 'pair', player: one, card: 'ace', unit: 'suit' }).due).toBeNull();
  });
  it('with a qualification needs the Pilot that it names', () => {
    const cards = {
      suit: unit({
        abilities: [{ when: 'paired', pilot: { lvAtLeast: 4 }, effects: [draws] }],
      }),
      low: pilot({ lv: 3 }),
      high: pilot({ lv: 4 }),
    };
    const of = (card: string) =>
      following(mainPhase(cards, { hand: [card], units: ['suit'], resources: 4 }), {
        type: 'pair',
        player: one,
        card,
        unit: 'suit',
      }).due;
    expect(of('low')).toBeNull();
    expect(of('high')).not.toBeNull();
  });
});

describe('Commands', () => {
  const cards = {
    main: command(),
    action: command({ timings: ['action'] }),
    both: command({ timings: ['main', 'action'] }),
    shot: command({ effects: [{ does: 'damage', amount: 2, to: { whose: 'enemy', rested: true } }] }),
    own: unit(),
    active: unit(),
    rested: unit({ hp: 2 }),
  };
  const play = (card: string, player: '1' | '2' = one): Move => ({ type: 'command', player, card });
  const setup = mainPhase(
    cards,
    { hand: ['main', 'action', 'both', 'shot'], units: ['own'], resources: 5 },
    { units: ['active', { card: 'rested', rested: true }] },
  );
  it.each([
    ['main', 'legal', 'needs-action-timing'],
    ['action', 'needs-main-timing', 'legal'],
    ['both', 'legal', 'legal'],
  ])('with timing %s: %s in the main phase, %s in the action step', (card, inMain, inStep) => {
    expect(ruling(start(setup), play(card))).toBe(inMain);
    expect(ruling(following(setup, END, { type: 'pass', player: two }), play(card))).toBe(inStep);
  });
  it('go to the trash once their effect is over', () => {
    expect(tableOf(following(setup, play('main')), one).trash).toEqual(['main']);
  });
  it('are refused without a target to choose', () => {
    const safe = mainPhase(cards, { hand: ['shot'] }, { units: ['active'] });
    expect(ruling(start(safe), play('shot'))).toBe('no-target');
  });
  it('that damage a Unit as much as its HP destroy it', () => {
    const state = following(setup, play('shot'));
    expect(tableOf(state, two).units.map(({ id }) => id)).toEqual(['active']);
    expect(tableOf(state, two).trash).toEqual(['rested']);
  });
  it('can be played by the opponent in the end phase of your turn, paying from their own Resources', () => {
    const theirs = mainPhase(cards, {}, { hand: ['action'], resources: 2 });
    const state = following(theirs, END, play('action', two));
    expect(tableOf(state, two).resources).toMatchObject({ active: 1, rested: 1 });
    expect(state.opportunity).toBe(one);
  });
  it('that say “then” are playable though the second part finds no target', () => {
    const dig = command({
      effects: [{ does: 'place-resource' }, { does: 'rest', afterwards: true, to: { whose: 'enemy' } }],
    });
    const state = following(mainPhase({ dig }, { hand: ['dig'] }), play('dig'));
    expect(tableOf(state, one).resources).toMatchObject({ active: 3, rested: 1 });
  });
  it('return a Unit to hand with its Pilot, and a token out of the game', () => {
    const back = command({ effects: [{ does: 'return-to-hand', to: { whose: 'enemy', all: true } }] });
    const state = following(
      mainPhase(
        { back, suit: unit(), ace: pilot(), token: unit({ token: true }) },
        { hand: ['back'] },
        { units: [{ card: 'suit', pilot: 'ace' }, 'token'] },
      ),
      play('back'),
    );
    expect(tableOf(state, two).hand).toEqual(['suit', 'ace']);
    expect(tableOf(state, two).units).toEqual([]);
  });
});

describe('Activated abilities', () => {
  const act = (card: string, ability = 0): Move => ({ type: 'activate', player: one, card, ability });
  it('cost Resources, the EX Resource among them, and no Lv.', () => {
    const cards = {
      ship: base({
        lv: 9,
        abilities: [{ when: 'main', cost: 2, oncePerTurn: true, effects: [{ does: 'draw', amount: 1 }] }],
      }),
    };
    const setup = mainPhase(cards, { base: 'ship', resources: { active: 1, ex: 1 } });
    expect(ruling(start(setup), act('ship'))).toBe('payment-too-small');
    const state = following(setup, { ...act('ship'), ex: 1 } as Move, { type: 'draw', player: one });
    expect(tableOf(state, one).resources).toEqual({ active: 0, rested: 1, ex: 0, exRested: 0 });
  });
  it('“once per turn” come back next turn', () => {
    const cards = {
      suit: unit({ abilities: [{ when: 'main', oncePerTurn: true, effects: [{ does: 'other' }] }] }),
    };
    const setup = mainPhase(cards, { units: ['suit'] }, { deck: 5 });
    const used = following(setup, act('suit'));
    expect(ruling(used, act('suit'))).toBe('used-this-turn');
    expect(following(setup, act('suit'), END, ...PASSES).used).toEqual([]);
  });
  it('may be used on the turn their Unit is deployed: only attacking waits', () => {
    const cards = { helper: unit({ keywords: { support: 2 } }), friend: unit({ ap: 2 }) };
    const setup = mainPhase(cards, { hand: ['helper'], units: ['friend'] });
    const state = following(setup, { type: 'deploy', player: one, card: 'helper' }, act('helper'));
    expect(apOf(state, one, unitOf(state, 'friend'))).toBe(4);
    expect(unitOf(state, 'helper').rested).toBe(true);
  });
  it('Support of a Unit and of its Pilot add up, whichever is named', () => {
    const cards = {
      helper: unit({ keywords: { support: 2 } }),
      ace: pilot({ keywords: { support: 1 } }),
      friend: unit({ ap: 2 }),
    };
    const setup = mainPhase(cards, { units: [{ card: 'helper', pilot: 'ace' }, 'friend'] });
    for (const card of ['helper', 'ace']) {
      const state = following(setup, act(card));
      expect(apOf(state, one, unitOf(state, 'friend'))).toBe(5);
    }
  });
  it('Support is refused without another Unit, and when its Unit is rested', () => {
    const cards = { helper: unit({ keywords: { support: 2 } }), friend: unit() };
    expect(ruling(start(mainPhase(cards, { units: ['helper'] })), act('helper'))).toBe('no-target');
    const tired = mainPhase(cards, { units: [{ card: 'helper', rested: true }, 'friend'] });
    expect(ruling(start(tired), act('helper'))).toBe('already-rested');
  });
  it('of a Pilot are its Unit’s: resting rests the Unit', () => {
    const cards = {
      suit: unit(),
      ace: pilot({ abilities: [{ when: 'main', rest: true, effects: [{ does: 'other' }] }] }),
    };
    const state = following(mainPhase(cards, { units: [{ card: 'suit', pilot: 'ace' }] }), act('ace'));
    expect(unitOf(state, 'suit').rested).toBe(true);
  });
  it('during pair or during link need it', () => {
    const cards = {
      suit: unit({
        abilities: [
          { when: 'main', during: 'pair', effects: [{ does: 'other' }] },
          { when: 'main', during: 'link', effects: [{ does: 'other' }] },
        ],
      }),
      ace: pilot(),
    };
    const alone = start(mainPhase(cards, { units: ['suit'] }));
    expect([ruling(alone, act('suit', 0)), ruling(alone, act('suit', 1))]).toEqual([
      'needs-pair',
      'needs-link',
    ]);
    const paired = start(mainPhase(cards, { units: [{ card: 'suit', pilot: 'ace' }] }));
    expect([ruling(paired, act('suit', 0)), ruling(paired, act('suit', 1))]).toEqual(['legal', 'needs-link']);
  });
  it('Activate: Action waits for an action step, Activate: Main for the main phase', () => {
    const cards = {
      suit: unit({
        abilities: [
          { when: 'main', effects: [{ does: 'other' }] },
          { when: 'action', effects: [{ does: 'other' }] },
          { when: 'deploy', effects: [{ does: 'other' }] },
        ],
      }),
    };
    const setup = mainPhase(cards, { units: ['suit'] });
    const state = start(setup);
    expect(ruling(state, act('suit', 1))).toBe('only-in-action-step');
    expect(ruling(state, act('suit', 2))).toBe('triggers-by-itself');
    const step = following(setup, END, { type: 'pass', player: two });
    expect(ruling(step, act('suit', 0))).toBe('only-in-main-phase');
    expect(ruling(step, act('suit', 1))).toBe('legal');
  });
  it('are refused: of a card in hand, or of the opponent', () => {
    const cards = {
      held: unit({ keywords: { support: 1 } }),
      theirs: unit({ keywords: { support: 1 } }),
      mine: unit(),
    };
    const state = start(mainPhase(cards, { hand: ['held'], units: ['mine'] }, { units: ['theirs'] }));
    expect(ruling(state, act('held'))).toBe('not-in-play');
    expect(ruling(state, act('theirs'))).toBe('not-in-play');
  });
});

describe('Effects', () => {
  const play: Move = { type: 'command', player: one, card: 'card' };
  const of = (effects: Parameters<typeof command>[0], more = {}, other = {}) =>
    mainPhase(
      { card: command(effects), a: unit(), b: unit(), c: unit() },
      { hand: ['card'], ...more },
      other,
    );
  it('never place a sixth EX Resource', () => {
    const setup = of(
      { effects: [{ does: 'place-ex-resource', amount: 2 }] },
      { resources: { active: 2, ex: 4 } },
    );
    expect(tableOf(following(setup, play), one).resources.ex).toBe(5);
  });
  it('that place a rested Resource raise the Lv. at once, but pay for nothing', () => {
    const setup = of({ effects: [{ does: 'place-resource', rested: true }] });
    expect(tableOf(following(setup, play), one)).toMatchObject({
      resources: { active: 2, rested: 2 },
      resourceDeck: 6,
    });
  });
  it('that discard take what there is, if there is less', () => {
    const setup = of({ effects: [{ does: 'discard', amount: 2 }] });
    expect(following(setup, play).due).toBeNull();
  });
  it('that choose up to two may stop at one, but not at none', () => {
    const setup = of(
      { effects: [{ does: 'rest', to: { whose: 'enemy', count: 2, upTo: true } }] },
      {},
      { units: ['a', 'b', 'c'] },
    );
    const decline: Move = { type: 'decline', player: one };
    const state = following(setup, play);
    expect(ruling(state, decline)).toBe('cannot-decline');
    const done = following(setup, play, { type: 'choose', player: one, card: 'b' }, decline);
    expect(tableOf(done, two).units.map(({ rested }) => rested)).toEqual([false, true, false]);
  });
  it('that must choose two take both of two without asking', () => {
    const setup = of(
      { effects: [{ does: 'rest', to: { whose: 'enemy', count: 2 } }] },
      {},
      { units: ['a', 'b'] },
    );
    expect(tableOf(following(setup, play), two).units.every(({ rested }) => rested)).toBe(true);
  });
  it('“you may” can be declined', () => {
    const cards = {
      scout: unit({ abilities: [{ when: 'deploy', may: true, effects: [{ does: 'draw', amount: 1 }] }] }),
    };
    const setup = mainPhase(cards, { hand: ['scout'] });
    const deploy: Move = { type: 'deploy', player: one, card: 'scout' };
    expect(following(setup, deploy).due).toMatchObject({ what: 'may' });
    expect(following(setup, deploy, { type: 'decline', player: one }).due).toBeNull();
    expect(following(setup, deploy, { type: 'accept', player: one }).due).toMatchObject({ what: 'draw' });
  });
  it('take the top Shield into hand without a Burst, and nothing from an empty shield area', () => {
    const setup = of({ effects: [{ does: 'shield-to-hand', amount: 1 }] }, { shields: 1 });
    expect(tableOf(following(setup, play), one)).toMatchObject({ shields: [], trash: ['card'] });
    expect(tableOf(following(setup, play), one).hand).toHaveLength(1);
    const none = of({ effects: [{ does: 'shield-to-hand', amount: 1 }] }, { shields: 0 });
    expect(tableOf(following(none, play), one).hand).toEqual([]);
  });
  it('that end with the turn can leave a Unit with too little HP for its damage', () => {
    const setup = of(
      {
        effects: [
          { does: 'hp', amount: 2, to: { whose: 'own' } },
          { does: 'damage', amount: 2, to: { whose: 'own' } },
        ],
      },
      { units: [{ card: 'a', damage: 1 }] },
    );
    expect(unitOf(following(setup, play), 'a').damage).toBe(3);
    expect(tableOf(following(setup, play, END, ...PASSES), one).trash).toEqual(['a', 'card']);
  });
  it('of a destroyed Unit and its Pilot both trigger', () => {
    const cards = {
      blast: command({ effects: [{ does: 'destroy', to: { whose: 'own' } }] }),
      suit: unit({ abilities: [{ when: 'destroyed', effects: [{ does: 'place-ex-resource' }] }] }),
      ace: pilot(),
    };
    const state = following(mainPhase(cards, { hand: ['blast'], units: [{ card: 'suit', pilot: 'ace' }] }), {
      type: 'command',
      player: one,
      card: 'blast',
    });
    expect(tableOf(state, one)).toMatchObject({ trash: ['blast', 'suit', 'ace'], resources: { ex: 1 } });
  });
  it('by one text wait together until it is over, and their player orders them', () => {
    const leaving = unit({ abilities: [{ when: 'destroyed', effects: [{ does: 'draw', amount: 1 }] }] });
    const effects = [{ does: 'destroy' as const, to: { whose: 'own' as const } }];
    const cards = { card: command({ effects: [...effects, ...effects] }), x: leaving, y: leaving };
    const setup = mainPhase(cards, { hand: ['card'], units: ['x', 'y'] });
    const state = following(
      setup,
      { type: 'command', player: one, card: 'card' },
      { type: 'choose', player: one, card: 'x' },
    );
    expect(state.due).toEqual({ what: 'order', player: one });
  });
  it('of the opponent whose turn comes sooner come first', () => {
    const leaving = unit({
      abilities: [{ when: 'destroyed', may: true, effects: [{ does: 'place-ex-resource' }] }],
    });
    const cards = {
      card: command({ effects: [{ does: 'destroy', to: { whose: 'enemy', all: true } }] }),
      first: leaving,
      third: leaving,
    };
    const state = following(
      {
        phase: 'main',
        turn: two,
        players: {
          '1': { units: ['first'] },
          '2': { hand: ['card'], resources: 3 },
          '3': { units: ['third'] },
        },
        cards,
      },
      { type: 'command', player: two, card: 'card' },
    );
    expect(state.due).toMatchObject({ what: 'may', player: '3' });
  });
});

describe('A lasting text', () => {
  const lends = { standing: [{ all: true as const, hp: 1 }] };
  it('lends HP only while its card is there: a Unit that lives by it goes with it', () => {
    const cards = {
      flag: unit(lends),
      hurt: unit({ hp: 2 }),
      a: unit(),
      b: unit(),
      c: unit(),
      d: unit(),
      seventh: unit(),
    };
    const units = ['flag', { card: 'hurt', damage: 2 }, 'a', 'b', 'c', 'd'];
    const setup = mainPhase(cards, { hand: ['seventh'], units });
    expect(hpOf(start(setup), one, unitOf(start(setup), 'hurt'))).toBe(3);
    const deploy: Move = { type: 'deploy', player: one, card: 'seventh', replacing: 'flag' };
    expect(tableOf(following(setup, deploy), one).trash).toEqual(['hurt', 'flag']);
  });
  it('of a Base reaches its player’s Units', () => {
    const cards = { fort: base(lends), a: unit(), theirs: unit() };
    const state = start(mainPhase(cards, { base: 'fort', units: ['a'] }, { units: ['theirs'] }));
    expect(hpOf(state, one, unitOf(state, 'a'))).toBe(4);
    const [theirs] = tableOf(state, two).units;
    expect(theirs && hpOf(state, two, theirs)).toBe(3);
  });
  it('is read for a Unit as it would be', () => {
    const cards = { leo: unit({ link: { traits: ['OZ'] } }), zechs: pilot({ traits: ['OZ'], ap: 2 }) };
    const state = start(mainPhase(cards, { hand: ['zechs'], units: ['leo'] }));
    const paired = { ...unitOf(state, 'leo'), pilot: 'zechs' };
    expect([isLink(state, paired), apOf(state, one, paired)]).toEqual([true, 4]);
    expect(isLink(state, unitOf(state, 'leo'))).toBe(false);
  });
});
