import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../app/_rules/swccg/battle/cards';
import { waysFor } from '../../../../app/_rules/swccg/battle/damage';
import type { CardFacts } from '../../../../app/_rules/swccg/battle/facts';
import { abilityInBattle, totalPower } from '../../../../app/_rules/swccg/battle/power';
import type { Move, PlacedCard } from '../../../../app/_rules/swccg/battle/state';
import { character, draw, following, initiate, pass, refusal, setUp } from './table';

describe('The weapons segment', () => {
  const setup = setUp([
    { id: 'vader', card: 'lord-vader', at: 'site' },
    { id: 'saber', card: 'dark-jedi-lightsaber', on: 'vader' },
    { id: 'rifle', card: 'blaster-rifle', on: 'vader' },
    { id: 'luke', card: 'luke-skywalker', at: 'site' },
    { id: 'blaster', card: 'blaster', on: 'luke' },
    { id: 'landspeeder', card: 'lukes-x-34-landspeeder', at: 'site' },
    { id: 'han', card: 'han-solo', aboard: 'landspeeder', as: 'driver' },
    { id: 'crawler', card: 'sandcrawler', at: 'site' },
    { id: 'jawa', card: character({ side: 'light', title: 'Jawa' }), aboard: 'crawler', as: 'driver' },
  ]);
  const swing = (target: string): Move => ({ type: 'fire', player: 'dark', weapon: 'saber', target });
  const fought = following(setup, initiate);

  it('opens with whoever initiated the battle', () => {
    expect(refusal(fought, { type: 'fire', player: 'light', weapon: 'blaster', target: 'vader' })).toBe(
      'not-your-opportunity',
    );
  });
  it('lets a lightsaber be swung for 7 less ability, with two destinies', () => {
    const state = following(setup, initiate, swing('luke'));
    expect(state.piles.dark.force).toHaveLength(8);
    expect(state.battle?.draw).toMatchObject({ for: 'weapon', left: 2 });
  });
  it('asks for the destinies before anything else', () => {
    const state = following(setup, initiate, swing('luke'));
    expect(refusal(state, pass('dark'))).toBe('draw-pending');
    expect(refusal(state, { type: 'decline', player: 'dark' })).toBe('draw-is-mandatory');
  });
  it('adds the destinies up, and a total above the defense value hits', () => {
    const state = following(setup, initiate, swing('luke'), draw('dark', 2), draw('dark', 3));
    expect(state.battle?.hit).toEqual(['luke']);
    expect(state.opportunity).toBe('light');
  });
  it('misses on a tie', () => {
    const state = following(setup, initiate, swing('luke'), draw('dark', 2), draw('dark', 2));
    expect(state.battle?.hit).toEqual([]);
  });
  it('allows a character one weapon a turn', () => {
    const state = following(setup, initiate, swing('luke'), draw('dark', 0), draw('dark', 0), pass('light'));
    expect(refusal(state, { type: 'fire', player: 'dark', weapon: 'rifle', target: 'luke' })).toBe(
      'shots-used-up',
    );
    expect(refusal(state, swing('luke'))).toBe('weapon-already-fired');
  });
  it('reaches those aboard an open vehicle, not those inside an enclosed one', () => {
    expect(refusal(fought, swing('han'))).toBe('legal');
    expect(refusal(fought, swing('jawa'))).toBe('target-inside');
    expect(refusal(fought, swing('crawler'))).toBe('wrong-target');
  });
  it('is refused: firing with an empty Reserve Deck', () => {
    const empty = { ...setup, piles: { dark: { force: 5 }, light: { reserve: 5 } } };
    expect(refusal(following(empty, initiate), swing('luke'))).toBe('no-weapon-destiny');
  });
  it('counts only what was drawn when the deck runs out between two destinies', () => {
    const short = { ...setup, piles: { dark: { reserve: 1, force: 5 }, light: { reserve: 5 } } };
    const state = following(short, initiate, swing('luke'), draw('dark', 5), {
      type: 'draw',
      player: 'dark',
    });
    expect(state.battle?.hit).toEqual(['luke']);
  });
  it('ends when both players pass one after the other', () => {
    expect(following(setup, initiate, pass('dark'), pass('light')).battle?.segment).toBe('power');
  });
  it('starts the count of passes anew after an action', () => {
    const state = following(
      setup,
      initiate,
      pass('dark'),
      { type: 'fire', player: 'light', weapon: 'blaster', target: 'vader' },
      draw('light', 0),
    );
    expect(state).toMatchObject({ passes: 0, opportunity: 'dark' });
  });
});

describe('A shot that does more than hit', () => {
  const gun: CardFacts = {
    kind: 'weapon',
    side: 'dark',
    title: 'Gun',
    class: 'character',
    targets: ['character'],
    cost: 0,
    destinies: 1,
    does: 'lost',
  };
  const duel = (card: PlacedCard['card'], more: PlacedCard[] = []) =>
    setUp([
      { id: 'dengar', card: character({ title: 'Dengar', persona: 'Dengar' }), at: 'site' },
      { id: 'gun', card, on: 'dengar' },
      { id: 'han', card: 'han-solo', at: 'site' },
      ...more,
    ]);
  const shoot: Move = { type: 'fire', player: 'dark', weapon: 'gun', target: 'han' };
  it('ends the battle at once if it removes a player’s last presence', () => {
    const state = following(duel(gun), initiate, shoot, draw('dark', 7));
    expect(state.battle).toBeNull();
    expect(state.results).toMatchObject([{ outcome: 'ended-early' }]);
    expect(state.piles.light.lost).toContain('han');
  });
  it('takes a captured character out of the battle, but leaves him on the table', () => {
    const luke: PlacedCard = { id: 'luke', card: 'luke-skywalker', at: 'site' };
    const state = following(duel('dengars-modified-riot-gun', [luke]), initiate, shoot, draw('dark', 1));
    expect(state.captives).toEqual(['han']);
    expect(state.battle?.participants).not.toContain('han');
  });
  // swccg/captives#dark-side-only
  it('captures nobody for the light side', () => {
    const state = following(
      duel(gun, [{ id: 'net', card: { ...CARDS['dengars-modified-riot-gun'], side: 'light' }, on: 'han' }]),
      initiate,
      pass('dark'),
    );
    expect(refusal(state, { type: 'fire', player: 'light', weapon: 'net', target: 'dengar' })).toBe(
      'only-dark-captures',
    );
  });
  it('makes the forfeit value 0 in the right hands', () => {
    const luke: PlacedCard = { id: 'luke', card: 'luke-skywalker', at: 'site' };
    const state = following(
      duel('dengars-blaster-carbine', [luke]),
      initiate,
      shoot,
      draw('dark', 3),
      pass('light'),
      pass('dark'),
      draw('light', 1),
    );
    expect(state.battle?.hit).toEqual(['han']);
    expect(waysFor(state, 'light')).toEqual([{ forfeits: ['han'], lost: [], force: 0 }]);
    expect(waysFor(state, 'dark')[0]).toMatchObject({ forfeits: ['dengar'], force: 5 });
  });
});

describe('Excluding a card from battle', () => {
  const exclusion = (whose: 'own' | 'opponent'): CardFacts => ({
    kind: 'interrupt',
    side: 'dark',
    title: 'Exclusion',
    pile: 'used',
    effect: { does: 'exclude', whose },
  });
  const setup = setUp(
    [
      { id: 'vader', card: 'lord-vader', at: 'site' },
      { id: 'luke', card: 'luke-skywalker', at: 'site' },
      { id: 'han', card: 'han-solo', at: 'site' },
      { id: 'blaster', card: 'blaster', on: 'luke' },
      { id: 'play', card: exclusion('opponent') },
    ],
    { piles: { dark: { reserve: 9, force: 5, hand: ['play'] }, light: { reserve: 9, force: 5 } } },
  );
  const exclude = (target: string): Move => ({ type: 'interrupt', player: 'dark', card: 'play', target });
  const state = following(setup, initiate, exclude('luke'));
  it('ends its part: no power, no ability toward battle destiny, no shot, no target', () => {
    expect(totalPower(state, 'light')).toBe(3);
    expect(abilityInBattle(state, 'light')).toBe(3);
    expect(refusal(state, { type: 'fire', player: 'light', weapon: 'blaster', target: 'vader' })).toBe(
      'excluded-cannot-fire',
    );
  });
  it('keeps it from being forfeited', () => {
    const damage = following(setup, initiate, exclude('luke'), pass('light'), pass('dark'), draw('dark', 3));
    expect(refusal(damage, { type: 'forfeit', player: 'light', card: 'luke' })).toBe(
      'excluded-not-forfeited',
    );
    expect(refusal(damage, { type: 'forfeit', player: 'light', card: 'han' })).toBe('legal');
  });
  it('is refused for a card that is not in the battle', () => {
    expect(refusal(following(setup, initiate), exclude('vader'))).toBe('exclusion-not-in-battle');
    expect(refusal(following(setup, initiate), exclude('nobody'))).toBe('exclusion-not-in-battle');
  });
  it('puts the Interrupt in its pile', () => {
    expect(state.piles.dark.used[0]).toBe('play');
  });
  it('takes whoever is aboard out of it too, be the vehicle open', () => {
    const riding: PlacedCard[] = [
      { id: 'ride', card: 'lukes-x-34-landspeeder', at: 'site' },
      { id: 'trooper', card: 'rebel-trooper', aboard: 'ride', as: 'driver' },
    ];
    const out = following({ ...setup, cards: [...setup.cards, ...riding] }, initiate, exclude('ride'));
    expect(out.battle?.excluded).toEqual(['ride', 'trooper']);
    expect(totalPower(out, 'light')).toBe(3 + 3);
  });
  it('leaves a starship that is piloted by nobody else without power', () => {
    const space = setUp(
      [
        { id: 'black', card: 'black-2', at: 'system' },
        { id: 'ds', card: 'ds-61-2', aboard: 'black', as: 'pilot' },
        { id: 'tie', card: 'tie-fighter', at: 'system' },
        { id: 'x', card: 'x-wing', at: 'system' },
        { id: 'play', card: exclusion('own') },
      ],
      { piles: { dark: { reserve: 9, force: 5, hand: ['play'] }, light: { reserve: 9, force: 5 } } },
    );
    const there: Move = { type: 'initiate', player: 'dark', location: 'system' };
    expect(totalPower(following(space, there), 'dark')).toBe(1 + 3 + 1);
    expect(totalPower(following(space, there, exclude('ds')), 'dark')).toBe(1);
  });
  it('ends the battle if no presence is left in it', () => {
    const alone = { ...setup, cards: setup.cards.filter(({ id }) => id !== 'han') };
    expect(following(alone, initiate, exclude('luke')).results).toMatchObject([{ outcome: 'ended-early' }]);
  });
  it('loses a card that was hit, which can no longer be forfeited', () => {
    const hit = {
      ...setup,
      cards: [...setup.cards, { id: 'saber', card: 'dark-jedi-lightsaber' as const, on: 'vader' }],
    };
    const struck = following(
      hit,
      initiate,
      { type: 'fire', player: 'dark', weapon: 'saber', target: 'luke' },
      draw('dark', 4),
      draw('dark', 4),
      pass('light'),
      exclude('luke'),
    );
    expect(struck.piles.light.lost).toEqual(['blaster', 'luke']);
  });
});
