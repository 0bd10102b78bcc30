import fs from 'node:fs';
import path from 'node:path';
import { CARDS_SCHEMA, pack, packWords, unpack } from './compact';
import { isPartId, type Part } from './part';

/** Where a site keeps the facts that `npm run cards` read; git ignores it. */
export const CARDS_FOLDER = 'content/local/cards';

/** Facts go to the site; rulings and texts stay here. */
const factsFile = (id: string): string => `${id}.json`;
const wordsFile = (id: string): string => `${id}.words.json`;

export class CardsNotWritten extends Error {}

/** Writes parts, each in the place of what there was of it: all of them, or none. */
export function writeParts(root: string, parts: readonly Part[]): string[] {
  const folder = path.join(root, CARDS_FOLDER);
  for (const place of [path.dirname(folder), folder])
    if (fs.lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new CardsNotWritten(
        `${place} is a link; put a folder in its place, so that nothing is written elsewhere`,
      );
  fs.mkdirSync(folder, { recursive: true });
  const files = parts.flatMap((part) => [
    { name: factsFile(part.id), text: JSON.stringify(pack(part)) },
    { name: wordsFile(part.id), text: JSON.stringify(packWords(part, true)) },
  ]);
  const fresh = files.map(({ name }) => path.join(folder, `.${name}.${process.pid}.new`));
  try {
    files.forEach(({ text }, i) => {
      fs.writeFileSync(fresh[i] ?? '', `${text}\n`, { flag: 'wx' });
    });
    files.forEach(({ name }, i) => {
      fs.renameSync(fresh[i] ?? '', path.join(folder, name));
    });
  } finally {
    for (const file of fresh) fs.rmSync(file, { force: true });
  }
  return files.map(({ name }) => `${CARDS_FOLDER}/${name}`);
}

/** The parts that a site holds; what is damaged, or of another schema, is named. */
export function readParts(root: string): { parts: Part[]; unreadable: string[] } {
  const folder = path.join(root, CARDS_FOLDER);
  const parts: Part[] = [];
  const unreadable: string[] = [];
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  for (const name of names) {
    const id = path.basename(name, '.json');
    if (!name.endsWith('.json') || !isPartId(id)) continue;
    const part = unpack(jsonIn(folder, factsFile(id)), jsonIn(folder, wordsFile(id)));
    if (part) parts.push(part);
    else
      unreadable.push(`${CARDS_FOLDER}/${name} (schema ${CARDS_SCHEMA} is wanted: run npm run cards again)`);
  }
  return { parts, unreadable };
}

function jsonIn(folder: string, name: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  } catch {
    return undefined;
  }
}
