import { LOCALES, type Locale } from '../../../_i18n/locales';
import { SHORTEST_COPY } from './folded-text';

/** Changes whenever a pack is laid out otherwise. */
export const PACK_FORMAT = 2;

/** The formats that a worker reads, and how short a repetition may be in each: a device keeps its pack through an update. */
const SHORTEST_COPIES: Record<number, number> = { 1: 32, [PACK_FORMAT]: SHORTEST_COPY };

export const shortestCopyIn = ({ format }: Pick<PackManifest, 'format'>): number =>
  SHORTEST_COPIES[format] ?? SHORTEST_COPY;

export const MANIFEST_PATH = '/pack/manifest.json';

/** A piece of the pack as it is fetched, named by its content. */
export interface Part {
  sha256: string;
  bytes: number;
}

/** What a fresh pack must answer before it is trusted: this title, searched for, leads to this page. */
export interface Trial {
  locale: Locale;
  title: string;
  page: string;
}

/** What the rules in the pack are: how new those of each game are, in each language, and the day of the last change. */
export interface RulesState {
  editions: Record<Locale, string[]>;
  date: string | null;
}

export interface PackManifest {
  format: number;
  /** Derived from the parts and what they unfold to: the same site has the same version. */
  version: string;
  parts: Part[];
  /** Compressed sizes, in the order in which the sections follow one another through the parts. */
  sections: { names: number; copies: number; fresh: number };
  pages: number;
  files: number;
  /** The digest of every file's digest: proves that the site unfolds byte for byte. */
  content: string;
  rules: RulesState;
  trials: Trial[];
}

/** A file of the pack: its path, its length as folded, and whether its numbers were kept as steps. */
export type PackedFile = [path: string, length: number, steps?: 1];

export const partPath = ({ sha256 }: Part): string => `/pack/${sha256.slice(0, 20)}.bin`;

export const packBytes = ({ parts }: Pick<PackManifest, 'parts'>): number =>
  parts.reduce((sum, { bytes }) => sum + bytes, 0);

export class OtherFormat extends Error {}

/** A manifest from the network or the shelf, or an error that says why it is none. */
export function parseManifest(text: string): PackManifest {
  const found = JSON.parse(text) as Partial<PackManifest>;
  if (typeof found.format === 'number' && !(found.format in SHORTEST_COPIES)) {
    throw new OtherFormat(
      `The pack has format ${found.format}, this worker reads ${Object.keys(SHORTEST_COPIES).join(', ')}.`,
    );
  }
  const whole =
    typeof found.format === 'number' &&
    typeof found.version === 'string' &&
    typeof found.content === 'string' &&
    typeof found.pages === 'number' &&
    typeof found.sections?.names === 'number' &&
    typeof found.sections.copies === 'number' &&
    typeof found.sections.fresh === 'number' &&
    Array.isArray(found.parts) &&
    found.parts.every(({ sha256, bytes }) => /^[0-9a-f]{64}$/.test(sha256) && bytes > 0) &&
    Array.isArray(found.trials) &&
    LOCALES.every((locale) => Array.isArray(found.rules?.editions?.[locale]));
  if (!whole) throw new Error('This is no manifest of a pack.');
  return found as PackManifest;
}
