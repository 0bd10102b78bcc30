import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { PODRACE_WORDS } from '../../app/_i18n/rules/yj-podrace';
import { seeded } from '../../app/_rules/core/seeded';
import { SETUP_FLAWS } from '../../app/_rules/young-jedi/podrace/check-setup';
import { randomSetup } from '../../app/_rules/young-jedi/podrace/random-play';
import type { Move, PodraceState } from '../../app/_rules/young-jedi/podrace/state';
import type { PictureCard } from '../../app/_stands/picture';
import { yjPodrace as stand } from '../../app/_stands/yj-podrace';
import { isPlain, PATIENCE, runs } from '../rules/core/support';

const { start, options, play } = stand.simulator;

const WORDLESS = /undefined|NaN|\[object|^$/;
const withHeld = (cards: readonly PictureCard[]): PictureCard[] =>
  cards.flatMap((card) => [card, ...withHeld(card.holds ?? [])]);

/** Draws a position in both languages; every card is drawn once, in few zones. */
function look(state: PodraceState): void {
  for (const locale of LOCALES) {
    const picture = stand.picture(locale, state);
    if (!isPlain(picture)) throw new Error('a picture is not plain data');
    if (WORDLESS.test(JSON.stringify(picture))) throw new Error(JSON.stringify(picture));
    const ids = picture.zones.flatMap((zone) => {
      if (zone.form === 'cards' || zone.form === 'stack') return withHeld(zone.cards).map(({ id }) => id);
      return zone.form === 'piles' ? zone.piles.flatMap(({ cards = [] }) => cards) : [];
    });
    if (new Set(ids).size !== ids.length) throw new Error('a card is drawn twice');
    if (new Set(picture.zones.map(({ id }) => id)).size !== picture.zones.length)
      throw new Error('zone twice');
    if (picture.zones.length > 8) throw new Error('too many zones');
  }
}

/** Every move, event and refusal has words in both languages. */
function tell(state: PodraceState, move: Move): void {
  const result = play(state, move);
  for (const locale of LOCALES) {
    const said = [
      stand.tellMove(locale, state, move),
      ...(result.ok
        ? result.events.map((event) => stand.tellEvent(locale, event))
        : [stand.tellRefusal(locale, result)]),
    ];
    for (const text of said) if (WORDLESS.test(text)) throw new Error(`${JSON.stringify(move)}: ${text}`);
  }
}

function tryAttempts(state: PodraceState): void {
  const attempts = stand.attempts(state);
  if (attempts.length > 12) throw new Error('too many attempts');
  for (const { move, refusal } of attempts) {
    if (JSON.stringify(play(state, move)) !== JSON.stringify(refusal)) throw new Error(JSON.stringify(move));
    tell(state, move);
  }
}

describe('The stand of the podrace', () => {
  it('draws and tells every scenario', () => {
    for (const scenario of stand.scenarios) {
      let state = start(scenario.setup);
      for (const { move } of scenario.line) {
        look(state);
        tell(state, move);
        tryAttempts(state);
        const result = play(state, move);
        if (result.ok) state = result.state;
      }
      look(state);
    }
  });
  it('draws and tells any play, and each attempt is refused just so', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.nat(40), (seed, stop) => {
        const random = seeded(seed);
        let state = start(randomSetup(random));
        for (let i = 0; i < stop; i++) {
          const moves = options(state);
          const move = moves[random(Math.max(1, moves.length))];
          if (!move) break;
          tell(state, move);
          const result = play(state, move);
          if (result.ok) state = result.state;
        }
        look(state);
        tryAttempts(state);
      }),
      { numRuns: runs(0.25) },
    );
  });
  it('shows the lap under way and what can be played', () => {
    const scenario = stand.scenarios.find(({ id }) => id === 'handling');
    let state = start(scenario?.setup ?? { players: { light: { deck: 1 }, dark: { deck: 1 } } });
    for (const { move } of scenario?.line.slice(0, 3) ?? []) {
      const result = play(state, move);
      if (result.ok) state = result.state;
    }
    const { zones } = stand.picture('en', state);
    const track = zones.find(({ id }) => id === 'lap-dark');
    expect(track?.form === 'track' && track.steps.map(({ at }) => at)).toEqual([
      'done',
      'done',
      'now',
      'ahead',
      'ahead',
      'ahead',
    ]);
    expect(track?.form === 'track' && track.steps[1]?.note).toBe('a 1, by handling');
  });
  it('has words for every flaw of a setup', () => {
    for (const locale of LOCALES)
      for (const code of SETUP_FLAWS)
        expect(PODRACE_WORDS[locale].setupFlaws[code]('x')).not.toMatch(WORDLESS);
  });
  it('says every text of its scenarios in both languages', () => {
    for (const { title, intro, line } of stand.scenarios)
      for (const text of [title, intro, ...line.map(({ say }) => say)])
        for (const locale of LOCALES) expect(text[locale].trim()).not.toBe('');
  });
});
