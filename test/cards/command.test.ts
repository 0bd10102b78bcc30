import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardsCommand } from '../../app/_cards/command';
import { CARDS_FOLDER, readParts } from '../../app/_cards/disk';
import { tempFolder } from '../scripts/support';
import { DARK, faced, GUNDAM, LIGHT } from './made-up';

function run(files: Record<string, unknown>, ...args: string[]) {
  const root = tempFolder();
  return runIn(root, files, ...args);
}
function runIn(root: string, files: Record<string, unknown>, ...args: string[]) {
  const names = Object.entries(files).map(([name, value]) => {
    const file = path.join(root, name);
    fs.writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
    return file;
  });
  let [out, err] = ['', ''];
  const status = cardsCommand([...names, ...args], {
    root,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { root, status, out, err };
}
const written = (root: string): string[] =>
  fs.existsSync(path.join(root, CARDS_FOLDER)) ? fs.readdirSync(path.join(root, CARDS_FOLDER)).sort() : [];

describe('npm run cards', () => {
  it('writes facts, and words apart from them', () => {
    const { root, status, err } = run({ 'l.json': LIGHT, 'g.json': GUNDAM });
    expect(status).toBe(0);
    expect(written(root)).toEqual([
      'gundam-cards.json',
      'gundam-cards.words.json',
      'swccg-light.json',
      'swccg-light.words.json',
    ]);
    const facts = fs.readFileSync(path.join(root, CARDS_FOLDER, 'swccg-light.json'), 'utf8');
    expect(facts).toContain('Dune Pilot');
    expect(facts).not.toContain('Made-up words');
    expect(facts).not.toContain('May pilot');
    expect(err).toContain('9 of 9 entries read');
    expect(readParts(root).parts.map(({ id }) => id)).toEqual(['gundam-cards', 'swccg-light']);
  });
  it('replaces a set whole', () => {
    const { root } = run({ 'l.json': LIGHT, 'd.json': DARK });
    runIn(root, { 'l.json': { cards: [faced('Light', '1_9', { title: 'The Only One' })] } });
    const { parts } = readParts(root);
    expect(parts.map(({ id, cards }) => [id, cards.length])).toEqual([
      ['swccg-dark', 3],
      ['swccg-light', 1],
    ]);
  });
  it('changes nothing when one of the files is refused', () => {
    const { root } = run({ 'l.json': LIGHT });
    const { status, err } = runIn(root, { 'd.json': DARK, 'bad.json': '{"cards": [' });
    expect(status).toBe(2);
    expect(err).toContain('bad.json: refused. The file is damaged or cut off');
    expect(written(root)).toEqual(['swccg-light.json', 'swccg-light.words.json']);
    expect(runIn(root, {}, path.join(root, 'missing.json')).err).toContain('cannot be opened');
  });
  it('writes nothing on a dry run, and tells all in JSON', () => {
    const { root, status, out } = run({ 'g.json': GUNDAM }, '--dry-run', '--json');
    expect(status).toBe(0);
    expect(written(root)).toEqual([]);
    expect(JSON.parse(out)).toMatchObject({
      files: [
        {
          format: 'gundam-cards',
          game: 'gundam',
          parts: [
            { id: 'gundam-cards', entries: 6, read: 6, refused: 0, cards: 5, printings: 6, licence: 'odbl' },
          ],
          flaws: [],
        },
      ],
      written: [],
    });
  });
  it('says what is wrong with its own words', () => {
    expect(run({}).err).toContain('give the card files');
    expect(run({ 'g.json': GUNDAM }, '--game', 'chess').err).toContain('there is no game "chess"');
    expect(run({ 'g.json': GUNDAM }, '--game', 'swccg').status).toBe(2);
  });
  it('writes nothing through a link', () => {
    const root = tempFolder();
    const elsewhere = tempFolder();
    fs.mkdirSync(path.join(root, 'content'));
    fs.symlinkSync(elsewhere, path.join(root, 'content/local'));
    expect(runIn(root, { 'g.json': GUNDAM })).toMatchObject({ status: 2 });
    expect(fs.readdirSync(elsewhere)).toEqual([]);
  });
});
