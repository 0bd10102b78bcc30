import { isAlias, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Flaw, Place } from './flaw';
import { nearest } from './nearest';

/** Data read from YAML, and where each key of it stands in the file. */
export interface YamlSource {
  value: unknown;
  placeOf(path: readonly PropertyKey[]): Place;
}

export interface FrontMatter {
  yaml: string;
  /** Lines of the file before the YAML's own first line. */
  lineOffset: number;
}

const FENCED = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

export function splitFrontMatter(text: string): FrontMatter | undefined {
  const match = text.match(FENCED);
  return match ? { yaml: match[1] ?? '', lineOffset: 1 } : undefined;
}

/** Reads YAML; syntax errors come back as flaws instead of being thrown. */
export function readYaml(
  file: string,
  { yaml, lineOffset }: FrontMatter,
): { source?: YamlSource; flaws: Flaw[] } {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false, uniqueKeys: true });
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { file, line: Math.max(1, line) + lineOffset, column: Math.max(1, col) };
  };
  const syntaxFlaw = (message: string, offset: number): Flaw => ({
    ...placeAt(offset),
    code: 'front-matter-syntax',
    message: `YAML: ${message.split('\n')[0]}`,
    remedy: 'quote a value that holds ": ", " #" or begins with a sign, and indent by two spaces',
  });
  if (document.errors.length > 0) {
    return { flaws: document.errors.map((error) => syntaxFlaw(error.message, error.pos[0])) };
  }
  const placeOf = (path: readonly PropertyKey[]): Place => {
    let place = placeAt(0);
    let node: unknown = document.contents;
    for (const key of path) {
      if (isAlias(node)) node = node.resolve(document);
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
        if (!pair) return place;
        if (isScalar(pair.key) && pair.key.range) place = placeAt(pair.key.range[0]);
        node = pair.value;
      } else {
        node = (node as { items?: unknown[] } | null)?.items?.[Number(key)];
        const range = (node as { range?: [number, number, number] } | undefined)?.range;
        if (range) place = placeAt(range[0]);
      }
    }
    return place;
  };
  try {
    return { source: { value: document.toJS() ?? {}, placeOf }, flaws: [] };
  } catch (error) {
    return { flaws: [syntaxFlaw(error instanceof Error ? error.message : String(error), 0)] };
  }
}

/** Validates data against a schema; every issue becomes a flaw with the key's own place. */
export function validate<T extends z.ZodType>(
  schema: T,
  source: YamlSource,
  knownKeys: readonly string[],
): { data?: z.infer<T>; flaws: Flaw[] } {
  const result = schema.safeParse(source.value);
  if (result.success) return { data: result.data, flaws: [] };
  const flaws = result.error.issues.flatMap((issue): Flaw[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        ...source.placeOf([...issue.path, key]),
        code: 'front-matter-unknown-key',
        message: `"${[...issue.path, key].join('.')}" is not a key of this file`,
        remedy: unknownKeyRemedy(key, knownKeys),
      }));
    }
    const name = issue.path.length > 0 ? `"${issue.path.join('.')}"` : 'the front matter';
    return [
      {
        ...source.placeOf(issue.path),
        code: 'front-matter-value',
        message: `${name}: ${issue.message}`,
        remedy: 'see the table of keys in CONTRIBUTING.md',
      },
    ];
  });
  return { flaws };
}

function unknownKeyRemedy(key: string, knownKeys: readonly string[]): string {
  const guess = nearest(key, knownKeys);
  return guess ? `did you mean "${guess}"?` : `remove it; known keys are ${knownKeys.join(', ')}`;
}
