import type { Template } from '../../../core/bench';
import type { PlayLocation, PlaySetup, PlaySide } from '../setup';
import { PLAY_KNOWN } from './known';

/** Counts before cards: whoever sets a table up says what he knows. */
const COUNTS: PlaySide = { reserve: 20, force: 5 };

const site = (id: string, title: string, more: Partial<PlayLocation> = {}): PlayLocation => ({
  id,
  title,
  kind: 'site',
  exterior: true,
  icons: { light: 1, dark: 1 },
  ...more,
});

const known = (name: string) => {
  const card = PLAY_KNOWN[name];
  if (!card) throw new Error(`no card ${name}`);
  return card;
};

const SITE = site('site', 'Site');
const SITE_A = site('site-a', 'Tatooine: A', { of: 'Tatooine' });
const SITE_B = site('site-b', 'Tatooine: B', { of: 'Tatooine' });

const FIGHT: Pick<PlaySetup, 'locations' | 'light' | 'dark'> = {
  locations: [SITE],
  light: {
    ...COUNTS,
    table: [
      { card: known('luke-skywalker'), id: 'luke-skywalker', at: 'site' },
      { card: known('blaster'), id: 'blaster', at: 'luke-skywalker' },
    ],
  },
  dark: {
    ...COUNTS,
    table: [
      { card: known('darth-vader'), id: 'darth-vader', at: 'site' },
      { card: known('stormtrooper'), id: 'stormtrooper', at: 'site' },
    ],
  },
};

export const PLAY_TEMPLATES: readonly Template<PlaySetup>[] = [
  {
    id: 'battle-at-a-site',
    title: { fr: 'Une bataille à un site, avant de commencer', en: 'A battle at a site, about to begin' },
    setup: { turn: 'dark', phase: 'battle', locations: [SITE], light: COUNTS, dark: COUNTS, turns: 3 },
  },
  {
    id: 'weapons-segment',
    title: { fr: 'Le segment des armes', en: 'The weapons segment' },
    setup: {
      turn: 'light',
      phase: 'battle',
      ...FIGHT,
      underWay: { what: 'battle', at: 'site', segment: 'weapons' },
      patient: true,
      turns: 3,
    },
  },
  {
    id: 'damage-segment',
    title: { fr: 'Le segment des dommages, avec ses dettes', en: 'The damage segment, with its debts' },
    setup: {
      turn: 'dark',
      phase: 'battle',
      ...FIGHT,
      underWay: {
        what: 'battle',
        at: 'site',
        segment: 'damage',
        attrition: { light: 4, dark: 3 },
        damage: { light: 4 },
      },
      turns: 3,
    },
  },
  {
    id: 'force-drain',
    title: { fr: 'Un drainage de Force', en: 'A Force drain' },
    setup: {
      turn: 'light',
      phase: 'control',
      locations: [site('site', 'Site', { icons: { light: 1, dark: 2 } })],
      light: { ...COUNTS, table: [{ card: known('luke-skywalker'), id: 'luke-skywalker', at: 'site' }] },
      dark: COUNTS,
      turns: 3,
    },
  },
  {
    id: 'react',
    title: { fr: 'Deux sites adjacents et une réaction', en: 'Two adjacent sites and a react' },
    setup: {
      turn: 'light',
      phase: 'control',
      locations: [SITE_A, SITE_B],
      light: { ...COUNTS, table: [{ card: known('luke-skywalker'), id: 'luke-skywalker', at: 'site-a' }] },
      dark: {
        ...COUNTS,
        table: [
          { card: known('ubrikkian-9000-z001'), id: 'ubrikkian-9000-z001', at: 'site-b' },
          { card: known('stormtrooper'), id: 'stormtrooper', at: 'ubrikkian-9000-z001', as: 'driver' },
        ],
      },
      turns: 3,
    },
  },
  {
    id: 'beginning-of-a-turn',
    title: { fr: 'Le début d’un tour', en: 'The beginning of a turn' },
    setup: {
      turn: 'dark',
      phase: 'activate',
      locations: [SITE_A, SITE_B],
      light: { ...COUNTS, force: 2 },
      dark: { ...COUNTS, force: 2 },
      turns: 3,
    },
  },
  {
    id: 'system',
    title: { fr: 'Une bataille à un système', en: 'A battle at a system' },
    setup: {
      turn: 'light',
      phase: 'battle',
      locations: [{ id: 'system', title: 'System', kind: 'system', parsec: 5, icons: { light: 1, dark: 1 } }],
      light: { ...COUNTS, table: [{ card: known('x-wing'), id: 'x-wing', at: 'system' }] },
      dark: { ...COUNTS, table: [{ card: known('tie-fighter'), id: 'tie-fighter', at: 'system' }] },
      turns: 3,
    },
  },
  {
    id: 'empty',
    title: { fr: 'Table vide', en: 'Empty table' },
    setup: { turn: 'dark', phase: 'control', locations: [], light: COUNTS, dark: COUNTS, turns: 3 },
  },
];
