import { describe, expect, it } from 'vitest';
import type { Zone } from '../../app/_stands/picture';
import { swccgStackStand } from '../../app/_stands/swccg-stack';
import { drawnAfter } from './drawn';

const drawn = (example: string, steps: number) => drawnAfter(swccgStackStand, example, steps, 'fr').zones;

function zone<Form extends Zone['form']>(zones: Zone[], id: string, form: Form) {
  const found = zones.find((one) => one.id === id);
  if (found?.form !== form) throw new Error(`no ${form} ${id}`);
  return found as Extract<Zone, { form: Form }>;
}

describe('The action stack as it is drawn', () => {
  const war = (step: number) => drawn('sense-alter-war', step);

  it('ties each response to what it responds to, the topmost first', () => {
    const { cards } = zone(war(14), 'stack', 'stack');
    expect(cards.map(({ title, respondsTo }) => [title, respondsTo])).toEqual([
      ['Control', 'alter'],
      ['Alter', 'sense'],
      ['Sense', 'dont-get-cocky'],
      ["Don't Get Cocky", undefined],
      ['bataille', undefined],
    ]);
  });
  it('marks a pass on the topmost action', () => {
    const marks = (step: number) =>
      zone(war(step), 'stack', 'stack').cards[0]?.marks?.map(({ text }) => text);
    expect(marks(2)).toEqual(['action du dessus']);
    expect(marks(3)).toEqual(['lumineux passe', 'action du dessus']);
  });
  it('says that somebody passed where nothing is on the stack', () => {
    expect(zone(drawn('refusal-targets', 0), 'stack', 'stack').empty).toBe('La pile est vide.');
    expect(zone(drawn('refusal-targets', 4), 'stack', 'stack').empty).toContain('le côté obscur a passé');
  });
  it('puts each card at its location, the dark side’s apart from the light side’s', () => {
    const [cantina, mosEisley] = zone(war(1), 'table', 'places').places;
    expect(cantina).toMatchObject({ title: 'Cantina', marks: [{ text: 'bataille' }] });
    expect(cantina?.far.map(({ title }) => title)).toEqual(['Darth Vader']);
    expect(cantina?.near.map(({ title }) => title)).toEqual(['Luke Skywalker', 'Han Solo']);
    expect(mosEisley?.far[0]?.holds).toHaveLength(3);
  });
  it('marks the cards that an action is aimed at', () => {
    const [, mosEisley] = zone(war(6), 'table', 'places').places;
    const aboard = mosEisley?.far[0]?.holds?.filter(({ marks }) => marks?.[0]?.text === 'cible');
    expect(aboard?.map(({ id }) => id)).toEqual(['trooper-1', 'trooper-2']);
  });
  it('marks a card that was announced and waits', () => {
    const { cards } = zone(drawn('just-and-backing-up', 8), 'hand-light', 'fan');
    expect(cards.find(({ id }) => id === 'a-gift')?.marks).toMatchObject([{ text: 'annoncée' }]);
  });
});

describe('A destiny', () => {
  const draw = (example: string, step: number, side = 'dark') =>
    zone(drawn(example, step), `draw-${side}`, 'draw').draw;

  it('lies face down until it is drawn, beside what it has to come to', () => {
    expect(draw('sense-alter-war', 18)).toMatchObject({
      cards: [{ id: 'dark-reserve-6' }],
      against: 'il faut moins de 6',
    });
    expect(draw('sense-alter-war', 18).cards[0]).not.toHaveProperty('value');
  });
  it('is the same card once it is turned over', () => {
    expect(draw('sense-alter-war', 19)).toMatchObject({
      cards: [{ id: 'dark-reserve-6', value: 6 }],
      total: 6,
    });
  });
  it('shows what is added to it', () => {
    expect(draw('sense-alter-war', 28)).toMatchObject({
      cards: [{ value: 2 }],
      terms: [{ label: 'Darth Vader', value: 1 }],
      total: 3,
    });
  });
  it('is gone when it no longer counts', () => {
    expect(drawn('sense-alter-war', 21).some(({ form }) => form === 'draw')).toBe(false);
  });
});
