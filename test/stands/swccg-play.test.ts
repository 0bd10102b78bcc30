import { describe, expect, it } from 'vitest';
import type { Clash } from '../../app/_stands/picture';
import { swccgPlayStand } from '../../app/_stands/swccg-play';
import { drawnAfter, reached } from './drawn';

const drawn = (example: string, steps: number) => drawnAfter(swccgPlayStand, example, steps, 'fr');
const place = (example: string, steps: number, id: string): Clash => {
  const { zones } = drawn(example, steps);
  const found = zones
    .flatMap((zone) => (zone.form === 'clash' ? zone.clashes : []))
    .find((one) => one.id === id);
  if (!found) throw new Error(`no place ${id}`);
  return found;
};

describe('A whole play as it is drawn', () => {
  const war = (step: number) => place('whole-sense-alter-war', step, 'palace');

  it('keeps what each side brings in sight while destinies are drawn', () => {
    const sums = (step: number) => [war(step).far, war(step).near].map(({ total }) => total?.value);
    expect(sums(15)).toEqual([10, 6]);
    expect(sums(16)).toEqual([10, 6]);
    expect(sums(17)).toEqual([13, 9]);
  });
  it('says of nobody that there is no destiny while one may be drawn', () => {
    const marks = [15, 16]
      .flatMap((step) => [war(step).far, war(step).near])
      .flatMap((side) => side.marks ?? []);
    expect(marks).toEqual([]);
  });
  it('asks both players to satisfy what they owe, then the one who still does', () => {
    expect(drawn('whole-sense-alter-war', 17).opportunity).toEqual({
      text: 'Attrition et dommages à satisfaire : côté lumineux, côté obscur.',
    });
    expect(drawn('whole-sense-alter-war', 19).opportunity).toEqual({
      seat: 'light',
      text: 'Attrition et dommages à satisfaire : côté lumineux.',
    });
  });
  it('lays an undercover spy on the opponent’s side, and calls it no captive', () => {
    const before = place('undercover-spy', 0, 'mos-eisley');
    expect(before.near.cards).toEqual([]);
    expect(before.far.cards.at(-1)).toMatchObject({ seat: 'light', marks: [{ text: 'clandestin' }] });
    const after = place('undercover-spy', 7, 'dunes');
    expect(after.near.cards.map(({ title }) => title)).toContain('Rebel Spy');
    expect(after.far.cards).toEqual([]);
  });
});

describe('A refusal', () => {
  it('names what the rules allow without a card in the reader’s language', () => {
    const state = reached(swccgPlayStand, 'undercover-spy', 4);
    const refusal = swccgPlayStand.simulator.play(state, {
      type: 'play',
      by: 'light',
      card: 'light-move',
      targets: { card: 'spy', to: 'mos-eisley' },
    });
    if (refusal.ok) throw new Error('the move was made');
    expect(swccgPlayStand.tellRefusal('fr', refusal)).toBe(
      'L’action « déplacement » ne se joue pas maintenant : c’est la phase de déploiement.',
    );
    expect(swccgPlayStand.tellRefusal('en', refusal)).toBe(
      'The action “move” does not play now: it is the deploy phase.',
    );
  });
});
