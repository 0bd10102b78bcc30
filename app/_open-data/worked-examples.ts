import fs from 'node:fs';
import path from 'node:path';
import { library } from '../_corpus/library';
import { underBase } from '../_leaf/base-path';
import { isNumbered } from '../_leaf/passage-link';
import { SAMPLE_RULE } from '../_leaf/site-name';
import { absolute } from './addresses';

/** Programs that use the open data, as the page about them shows them; the tests run these very files. */
export const PROGRAMS = ['find', 'resolve', 'cite'] as const;
export type Program = (typeof PROGRAMS)[number];

/** A passage of the sample rule that has an address of its own; the rule itself where none has. */
export function samplePassage(): string {
  const { corpus } = library();
  const page = (corpus.entries.get(SAMPLE_RULE) ?? corpus.chapters.get(SAMPLE_RULE))?.pages.en;
  const anchor = page?.anchors.find(({ id }) => !isNumbered(id))?.id;
  return anchor ? `${SAMPLE_RULE}#${anchor}` : SAMPLE_RULE;
}

/** How each is called, with a rule of this site. */
export function callOf(program: Program): string {
  const title = library().targets.fr.get(SAMPLE_RULE)?.title ?? '';
  const calls: Record<Program, string> = {
    find: `find('${title.replaceAll("'", '’')}')`,
    resolve: `resolve('${samplePassage()}')`,
    cite: `cite('${SAMPLE_RULE}', 'en')`,
  };
  return calls[program];
}

const FOLDER = path.join('app', '_open-data', 'examples');
/** What stands in the files for the address of the site. */
export const PLACEHOLDER = 'https://arbitre.example';

const shown = (file: string): string =>
  fs
    .readFileSync(path.resolve(FOLDER, file), 'utf8')
    .replaceAll(PLACEHOLDER, absolute(underBase('/')).replace(/\/$/, ''))
    .trim();

/** As it runs on this very site. */
export const programText = (program: Program): string =>
  `${shown(`${program}.js`)}\n\nconsole.log(await ${callOf(program)});`;

export const situationText = (): string => shown('situation.json');
/** What a page around a frame runs, so that the frame is as high as what it shows. */
export const heightListener = (): string => shown('fit-frames.js');
