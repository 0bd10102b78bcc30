import path from 'node:path';
import { type Assembly, assemble } from '../../app/_corpus/assemble';
import { type CorpusFiles, readCorpusFiles } from '../../app/_corpus/files';

export const FIXTURE = path.join(import.meta.dirname, '..', 'fixtures', 'corpus');
export const fixtureFiles = (): CorpusFiles => readCorpusFiles(FIXTURE);

/** The fixture with files added or replaced; `undefined` takes one away. */
export function filesWith(changed: Record<string, string | undefined>): CorpusFiles {
  const { texts, images } = fixtureFiles();
  const kept = texts.filter(({ path: file }) => !(file in changed));
  const added = Object.entries(changed).flatMap(([file, text]) =>
    text === undefined ? [] : { path: file, text },
  );
  return { texts: [...kept, ...added], images };
}

export const assembledWith = (changed: Record<string, string | undefined>): Assembly =>
  assemble(filesWith(changed));

export const fileText = (file: string): string =>
  fixtureFiles().texts.find(({ path: name }) => name === file)?.text ?? '';

/** One file of the fixture, edited. */
export function edited(file: string, from: string, to: string): Record<string, string> {
  const text = fileText(file);
  if (!text.includes(from)) throw new Error(`${file} does not hold "${from}"`);
  return { [file]: text.replace(from, to) };
}
