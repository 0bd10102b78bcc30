import { describe, expect, it } from 'vitest';
import { keptOf } from '../../app/_assistant/kept';
import { plainId, Shelf } from '../../app/_assistant/shelf';
import { entriesNamed } from '../../app/_assistant/tools/define-term';
import { buildLibrary } from '../../app/_corpus/library';
import { FIXTURE, fixtureFiles } from '../open-data/support';

const kept = keptOf(buildLibrary(FIXTURE), fixtureFiles(), new Map());
const shelf = new Shelf({ ...kept, moved: { 'swccg/old-draw': 'swccg/draw' } });

describe('A rule is found', () => {
  it.each([
    ['swccg/draw', 'swccg/draw', undefined],
    ['swccg/draw#empty', 'swccg/draw#empty', undefined],
    ['swccg/old-draw', 'swccg/draw', 'swccg/old-draw'],
    ['https://club.example/arbitre/fr/swccg/old-draw/#empty', 'swccg/draw#empty', 'swccg/old-draw#empty'],
  ])('by %s', (written, id, movedFrom) => {
    const found = shelf.find('fr', written);
    expect(found.rule && shelf.cite('fr', found.rule, found.passage).id).toBe(id);
    expect(found.rule && found.movedFrom).toBe(movedFrom);
  });
  it('in a passage that has an id of its own', () => {
    const found = shelf.find('en', 'swccg/draw#modified');
    expect(found.rule && shelf.cite('en', found.rule, found.passage)).toMatchObject({
      id: 'swccg/draw#modified',
      authority: 'card-data',
    });
  });
  it('or is not, with what comes nearest; names that every object has are no ids', () => {
    expect(shelf.find('fr', 'swccg/drav')).toEqual({ rule: undefined, nearest: 'swccg/draw' });
    for (const id of ['constructor', '__proto__', '', '#', 'x'.repeat(1e6)])
      expect(shelf.find('fr', id).rule, id.slice(0, 20)).toBeUndefined();
  });
  it('by an address as people copy it', () => {
    expect(plainId(' /en/swccg/alter/?q=x#uses~k3f9x2 ')).toBe('swccg/alter#uses');
  });
});

describe('A term names', () => {
  it('its entry, in either language and however it is written', () => {
    for (const term of ['Tirage de destinée', 'DESTINY DRAW', 'tirage de destinee', 'tirage'])
      expect(entriesNamed(shelf, term, undefined), term).toEqual(['swccg/draw']);
    expect(entriesNamed(shelf, 'tirage', 'gundam')).toEqual([]);
    expect(entriesNamed(shelf, ' ', undefined)).toEqual([]);
  });
});
