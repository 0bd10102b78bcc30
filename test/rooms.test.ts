import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** An import: the file that has it, what it names, and whether anything but types comes in. */
interface Line {
  file: string;
  to: string;
  names: string[];
}

const IMPORT = /^(?:import|export)\s+(?:(type\s)?([^;'"=()]*?)\s*from\s+)?'([^']+)'/gm;

function* linesOf(file: string): Generator<Line> {
  const text = fs.readFileSync(file, 'utf8');
  for (const [, typeOnly, what = '', to = ''] of text.matchAll(IMPORT)) {
    const names = what.replace(/[{}]/g, '').split(',');
    const values = names.map((name) => name.trim()).filter((name) => name && !name.startsWith('type '));
    yield {
      file,
      to: to.startsWith('.') ? path.normalize(path.join(path.dirname(file), to)) : to,
      names: typeOnly ? [] : values,
    };
  }
}

const sources = fs
  .readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((name) => `app/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.tsx?$/.test(name))
  .sort();
const lines = sources.flatMap((file) => [...linesOf(file)]);

/** Whatever breaks a wall, in words that say where the line belongs. */
const broken = (isWrong: (line: Line) => boolean, belongs: string): string[] =>
  lines.filter(isWrong).map(({ file, to }) => `${file} imports ${to}: ${belongs}`);

const isIn = (place: string, folder: string): boolean => place.startsWith(`${folder}/`);
const gameOf = (place: string): string | undefined =>
  /^app\/_rules\/(swccg|young-jedi|gundam)\//.exec(place)?.[1];
/** The doors of five engines show their random setups to whoever drives them from outside. */
const isDoor = (file: string): boolean => /^app\/_rules\/[a-z-]+\/[a-z]+\/index\.ts$/.test(file);

describe('The rules', () => {
  it('know nothing but rules and leaves: no React, Next, Node, words, pages or packages', () => {
    expect(
      broken(
        ({ file, to }) =>
          isIn(file, 'app/_rules') &&
          !isIn(to, 'app/_rules') &&
          !isIn(to, 'app/_leaf') &&
          !(isDoor(file) && to.endsWith('/random-play')),
        'words belong in _i18n, pictures in _stands, types that all rooms share in _leaf',
      ),
    ).toEqual([]);
  });
  it('have no clock, no chance and no page', () => {
    const outside =
      /\b(Date|Math\.random|performance|crypto|process|window|document|localStorage|setTimeout|console)\b[.(]/;
    const found = sources
      .filter((file) => isIn(file, 'app/_rules'))
      .filter((file) => outside.test(fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')));
    expect(found, 'a draw, a shuffle or a moment is a move: whoever plays brings it').toEqual([]);
  });
  it('of a game know nothing of another game', () => {
    expect(
      broken(({ file, to }) => {
        const [game, other] = [gameOf(file), gameOf(to)];
        return game !== undefined && other !== undefined && game !== other;
      }, 'what two games share belongs in _rules/core'),
    ).toEqual([]);
  });
  it('are shared by the games only where no game is named', () => {
    expect(
      broken(
        ({ file, to }) => isIn(file, 'app/_rules/core') && gameOf(to) !== undefined,
        'what a game has of its own belongs to its engine',
      ),
    ).toEqual([]);
  });
});

describe('The cards', () => {
  it('are read without pages, Node or packages, but for the command and the files of a site', () => {
    expect(
      broken(
        ({ file, to }) =>
          isIn(file, 'app/_cards') &&
          !/^app\/_cards\/(command|disk)\.ts$/.test(file) &&
          !isIn(to, 'app/_cards') &&
          !isIn(to, 'app/_leaf') &&
          !isIn(to, 'app/_rules/core'),
        'what a device keeps belongs in _desk, words in _i18n',
      ),
    ).toEqual([]);
  });
});

describe('The leaves', () => {
  it('lean on nothing', () => {
    expect(
      broken(({ file, to }) => isIn(file, 'app/_leaf') && !isIn(to, 'app/_leaf'), 'then it is no leaf'),
    ).toEqual([]);
  });
});

describe('Words', () => {
  it('take types and lists of names from the rules, and ask no engine', () => {
    expect(
      broken(
        ({ file, to, names }) =>
          isIn(file, 'app/_i18n') && isIn(to, 'app/_rules') && names.some((name) => /[a-z]/.test(name)),
        'what a move means or whether it is legal belongs in the engine (label.ts) or the stand',
      ),
    ).toEqual([]);
  });
});

describe('Random players', () => {
  it('live with the tests', () => {
    expect(sources.filter((file) => /random-/.test(path.basename(file)))).toEqual([]);
    expect(
      broken(({ file, to }) => isIn(to, 'test') && !isDoor(file), 'what only tests need belongs in test/'),
    ).toEqual([]);
  });
});

describe('The desk and the pages', () => {
  it('need each other one way only', () => {
    expect(
      broken(
        ({ file, to }) => isIn(file, 'app/_desk') && isIn(to, 'app/_ui'),
        'components of the desk belong in _ui/desk; what both need is a leaf of neither',
      ),
    ).toEqual([]);
  });
  it('leave components to the pages', () => {
    const components = sources.filter((file) => isIn(file, 'app/_desk') && file.endsWith('.tsx'));
    expect(components, 'a component of the desk belongs in _ui/desk').toEqual([]);
  });
});
