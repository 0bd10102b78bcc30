import fs from 'node:fs';
import path from 'node:path';
import { underBase } from '../_leaf/base-path';
import { absolute } from './addresses';

/** Programs that use the open data, as the page about them shows them; the tests run these very files. */
export const PROGRAMS = ['find', 'resolve', 'cite'] as const;
export type Program = (typeof PROGRAMS)[number];

/** How each is called, and what it gives with the rules of this site. */
export const CALLS: Record<Program, { call: string; gives: RegExp }> = {
  find: { call: "find('destinee de bataille')", gives: /"id":"swccg\/battle-destiny"/ },
  resolve: {
    call: "resolve('swccg/attrition#opponents-battle-destiny')",
    gives: /\/r\/#swccg\/attrition#opponents-battle-destiny"$/,
  },
  cite: { call: "cite('swccg/attrition', 'en')", gives: /^"Attrition .+ \(.+, .+\) https?:.+"$/ },
};

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
  `${shown(`${program}.js`)}\n\nconsole.log(await ${CALLS[program].call});`;

export const situationText = (): string => shown('situation.json');
/** What a page around a frame runs, so that the frame is as high as what it shows. */
export const heightListener = (): string => shown('fit-frames.js');
