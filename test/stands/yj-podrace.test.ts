import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { PODRACE_WORDS } from '../../app/_i18n/rules/yj-podrace';
import { SETUP_FLAWS } from '../../app/_rules/young-jedi/podrace/check-setup';
import type { Lane, Picture } from '../../app/_stands/picture';
import { yjPodrace as stand } from '../../app/_stands/yj-podrace';
import { drawnAfter } from './drawn';
import { WORDLESS } from './watch';

const pictureAt = (id: string, step: number): Picture => drawnAfter(stand, id, step);

function laneAt(id: string, step: number): Lane | undefined {
  const race = pictureAt(id, step).zones.find(({ form }) => form === 'race');
  return race?.form === 'race' ? race.lanes[0] : undefined;
}

describe('The stand of the podrace', () => {
  it('shows the run under way, and what stands in for a number', () => {
    const lane = laneAt('handling', 3);
    expect(lane).toMatchObject({ seat: 'dark', away: true, laps: { done: 0, of: 3 } });
    expect(lane?.lap.played.map(({ figure }) => figure)).toEqual([1, '1']);
    expect(lane?.lap.played[1]?.marks?.[0]?.text).toBe('in place of a 2, by handling');
  });
  it('starts no pod without pilot and Podracer', () => {
    expect(laneAt('starting-line', 4)?.pod.id).toBe('objective-dark');
    expect(laneAt('starting-line', 6)).toMatchObject({ pod: { id: 'sebulba', points: { left: 1, of: 4 } } });
    expect(laneAt('starting-line', 6)?.away).toBeUndefined();
    expect(laneAt('starting-line', 8)?.away).toBe(true);
  });
  it('begins the next lap where the last one ended', () => {
    expect(laneAt('full-race', 20)).toMatchObject({ laps: { done: 1 }, lap: { played: [] } });
  });
  it('lets the other player’s hand be seen from behind only', () => {
    const hand = pictureAt('no-handling', 1).zones.find(({ id }) => id === 'hand-light');
    expect(hand?.form === 'fan' && hand.cards.every(({ faceDown }) => faceDown)).toBe(true);
  });
  it('has words for every flaw of a setup', () => {
    for (const locale of LOCALES)
      for (const code of SETUP_FLAWS)
        expect(PODRACE_WORDS[locale].setupFlaws[code]('x')).not.toMatch(WORDLESS);
  });
});
