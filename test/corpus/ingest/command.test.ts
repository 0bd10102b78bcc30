import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLocal } from '../../../app/_corpus/checks/local';
import { fileWith, fixture, run, snapshot, tempFolder } from './support';

const ingestInto = (out: string, name: string, ...more: string[]) =>
  run(fixture(name), '--as', `swccg-${path.basename(name, '.txt')}`, '--out', out, ...more);

describe('npm run ingest', () => {
  it('writes one entry for each head of a glossary', () => {
    const out = tempFolder();
    expect(ingestInto(out, 'glossary-bare.txt').status).toBe(0);
    expect(Object.keys(snapshot(out))).toEqual(
      [
        'anatomy',
        'crystal-harbor-light-side',
        'ds-12-3',
        'ebb-and-flow-high-water',
        'harbor-master',
        'lighthouse-keeper-v',
        'tide',
      ].map((slug) => `glossary/local/swccg/swccg-glossary-bare/${slug}.fr.mdx`),
    );
  });

  it('writes the names, the place and the references of an entry', () => {
    const out = tempFolder();
    ingestInto(out, 'glossary-bare.txt');
    expect(
      fs.readFileSync(
        path.join(out, 'glossary/local/swccg/swccg-glossary-bare/harbor-master.fr.mdx'),
        'utf8',
      ),
    ).toBe(
      [
        '---',
        'title: maître du port',
        'term:',
        '  en: Harbor Master',
        '  fr: maître du port',
        'kind: term',
        'see:',
        '  - swccg/tide',
        'unresolved:',
        '  - Crystal Harbor (port de cristal)',
        'sources:',
        '  - swccg-glossary-bare#harbor-master',
        'document: swccg-glossary-bare',
        'line: 1',
        '---',
        '',
        'Un personnage qui commande un port. Voir **Crystal Harbor (port de cristal)**, **tide (marée)**.',
        '',
      ].join('\n'),
    );
  });

  it('writes a chapter for each part of a rulebook, and its questions and errata as rulings', () => {
    const out = tempFolder();
    const { report } = ingestInto(out, 'rulebook-scanned.txt', '--json');
    expect(Object.keys(snapshot(out)).map((file) => path.basename(file))).toEqual([
      '01-note-du-traducteur.fr.mdx',
      '02-les-types-de-cartes.fr.mdx',
      '03-jouer-la-premiere-partie.fr.mdx',
      '04-cartes-corrigees.fr.mdx',
      'errata-anchor.fr.mdx',
      'errata-harbor-fox-sly-pilot.fr.mdx',
      'faq-puis-je-piocher-avant-de-choisir.fr.mdx',
      'faq-que-se-passe-t-il-si-la-pile-est-vide.fr.mdx',
      'faq-qui-commence-quand-les-deux-joueurs-ont-le.fr.mdx',
    ]);
    expect(report.entries.map(({ line, kind }) => `${line} ${kind}`)).toEqual([
      '1 rule',
      '5 rule',
      '19 rule',
      '22 rule',
      '26 faq',
      '30 faq',
      '37 faq',
      '45 example',
      '49 rule',
      '54 rule',
      '58 errata',
      '65 errata',
    ]);
    expect(report.entries.filter(({ chars }) => chars === 0)).toEqual([]);
  });

  it('reports repairs, gaps and what it dropped', () => {
    const { report } = ingestInto(tempFolder(), 'rulebook-scanned.txt', '--json', '--dry-run');
    expect(report.repairs).toContainEqual({ from: 'premiére', to: 'première', count: 1 });
    expect(report.gaps).toEqual([{ line: 52 }]);
    const codes = new Set(report.flaws.map(({ code }) => code));
    expect(codes).toEqual(new Set(['debris', 'page-number', 'unmarked-answer', 'contact-dropped']));
    expect(JSON.stringify(report)).not.toContain('example.org');
  });

  it('prints nothing but JSON on standard output, and the summary on standard error', () => {
    const { out, err } = ingestInto(tempFolder(), 'glossary-bare.txt', '--json', '--dry-run');
    expect(Object.keys(JSON.parse(out))).toEqual(['doc', 'profile', 'entries', 'repairs', 'gaps', 'flaws']);
    expect(err).toContain('7 entries');
  });

  it('reads several files as one document', () => {
    const files = [fixture('glossary-bare.txt'), fixture('glossary-bare.txt')];
    const { report } = run(...files, '--as', 'swccg-glossary-two', '--dry-run', '--json');
    expect(report.entries.map(({ id }) => id)).toContain('tide-2');
    expect(report.entries.at(-1)).toMatchObject({ id: 'ds-12-3-2', line: 84 });
  });

  it('reads each file of a document in the way that its heads are written', () => {
    const files = ['glossary-headings.txt', 'glossary-bare.txt'].map(fixture);
    const { report } = run(...files, '--as', 'swccg-glossary-two', '--dry-run', '--json');
    const alone = files.map((file) => run(file, '--as', 'swccg-glossary-two', '--dry-run', '--json').report);
    expect(report.entries.map(({ id }) => id)).toEqual(
      alone.flatMap(({ entries }) => entries.map(({ id }) => id)),
    );
  });

  it('writes what the check of local files finds nothing wrong with', () => {
    const out = tempFolder();
    for (const name of fs.readdirSync(fixture('.')).filter((file) => file.endsWith('.txt')))
      ingestInto(out, name);
    expect(checkLocal(out)).toEqual([]);
  });

  it('writes a title that looks like the end of the front matter so that it can be read', () => {
    const out = tempFolder();
    run(
      fileWith('# Un---\n\nTexte.\n\n# Deux\n\nTexte.\n\n# Trois\n\nTexte.\n'),
      '--as',
      'gundam-x',
      '--out',
      out,
    );
    expect(checkLocal(out)).toEqual([]);
  });

  it('knows an English document by its words', () => {
    const file = fileWith(
      'A. The dock\n\nEach player draws six cards from the deck.\n\nB. The tide\n\nThe tide rises when you have no cards.\n',
    );
    const out = tempFolder();
    expect(run(file, '--as', 'gundam-dock', '--out', out).status).toBe(0);
    expect(Object.keys(snapshot(out))[0]).toMatch(/\.en\.mdx$/);
  });
});

describe('A command that cannot be carried out', () => {
  it.each([
    ['no file', [], 'a file and --as DOC are needed'],
    ['no document', [fixture('glossary-bare.txt')], 'a file and --as DOC are needed'],
    ['a document of no game', [fixture('glossary-bare.txt'), '--as', 'chess-rules'], 'names no game'],
    ['an id that is none', [fixture('glossary-bare.txt'), '--as', '../swccg-x'], 'is no id'],
    [
      'an unknown profile',
      [fixture('glossary-bare.txt'), '--as', 'swccg-x', '--profile', 'novel'],
      'none of glossary, rulebook, auto',
    ],
    [
      'an unknown option',
      [fixture('glossary-bare.txt'), '--as', 'swccg-x', '--now'],
      "Unknown option '--now'",
    ],
    ['a file that is not there', ['nowhere.txt', '--as', 'swccg-x'], 'does not exist'],
  ])('is refused: %s', (_, args, message) => {
    const { status, out, err } = run(...args);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
  });

  it.each([
    ['a file', (file: string) => file],
    ['a folder below a file', (file: string) => path.join(file, 'below')],
    ['where no folder can be made', () => '/proc/none/out'],
  ])('is refused, and says why, when --out is %s', (_, outOf) => {
    const file = fileWith('Tide (marée)\n\nElle monte.\n\nStorm (tempête)\n\nElle passe.\n');
    const { status, out, err } = run(file, '--as', 'swccg-x', '--out', outOf(file), '--json');
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('--out');
  });

  it.each([
    ['empty', '', 'no words'],
    ['binary', Buffer.from(Array.from({ length: 2000 }, (_, i) => (i * 7) % 256)), 'binary'],
    ['prose', 'Il pleut sur le port depuis trois jours.\n\nPersonne ne sort.\n', 'looked for glossary heads'],
  ])('is refused, and writes nothing, when the file is %s', (_, content, message) => {
    const out = tempFolder();
    const { status, err } = run(fileWith(content), '--as', 'swccg-x', '--out', out);
    expect(status).toBe(2);
    expect(err).toContain(message);
    expect(snapshot(out)).toEqual({});
  });
});

describe('Files that are in place', () => {
  const put = (out: string, text: string, ...more: string[]) =>
    run(fileWith(text), '--as', 'swccg-glossary-x', '--out', out, ...more);
  const OLD = 'Tide (marée)\n\nElle monte.\n\nStorm (tempête)\n\nElle passe.\n';
  const NEW = 'Tide (marée)\n\nElle descend.\n\nCalm (calme)\n\nIl revient.\n';

  it('stay as they are when the same document is ingested again', () => {
    const out = tempFolder();
    put(out, OLD);
    const before = snapshot(out);
    const again = put(out, OLD);
    expect(again.status).toBe(0);
    expect(again.err).toContain('unchanged');
    expect(snapshot(out)).toEqual(before);
  });

  it('are not replaced without --force; the refusal lists them', () => {
    const out = tempFolder();
    put(out, OLD);
    const before = snapshot(out);
    const refused = put(out, NEW);
    expect(refused.status).toBe(2);
    expect(refused.err).toContain('glossary/local/swccg/swccg-glossary-x/tide.fr.mdx');
    expect(snapshot(out)).toEqual(before);
  });

  it('are replaced as one with --force', () => {
    const out = tempFolder();
    put(out, OLD);
    expect(put(out, NEW, '--force').status).toBe(0);
    expect(Object.keys(snapshot(out)).map((file) => path.basename(file))).toEqual([
      'calm.fr.mdx',
      'tide.fr.mdx',
    ]);
  });

  it('of another document are left alone', () => {
    const out = tempFolder();
    put(out, OLD);
    const before = snapshot(out);
    run(fileWith(NEW), '--as', 'swccg-glossary-y', '--out', out);
    expect(snapshot(out)).toMatchObject(before);
  });

  it('are not touched by a dry run', () => {
    const out = tempFolder();
    expect(put(out, OLD, '--dry-run').err).toContain('2 files would be written');
    expect(snapshot(out)).toEqual({});
  });
});
