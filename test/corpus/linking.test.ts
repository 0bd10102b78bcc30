import fs from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { linkTerms, targetOf } from '../../app/_corpus/linking/link-terms';
import { TermTable, type Wording } from '../../app/_corpus/linking/term-table';
import { singular } from '../../app/_corpus/linking/words';
import { parseMdx } from '../../app/_corpus/mdx';
import { outline } from '../../app/_corpus/outline';
import { resolveLinks, termLink } from '../../app/_corpus/remark/resolve-links';
import type { Locale } from '../../app/_i18n/locales';

const FIXTURES = path.join(import.meta.dirname, '..', 'fixtures', 'link-terms');

const wording = (text: string, target: string, linking: Wording['linking'] = 'auto'): Wording => ({
  text,
  target: `swccg/${target}`,
  linking,
});

const WORDINGS: Record<Locale, Wording[]> = {
  fr: [
    wording('tirage de destinée', 'draw'),
    wording('destinée', 'destiny'),
    wording('bataille', 'battle'),
    wording('destinée de bataille', 'battle-destiny'),
    wording('dommages de bataille', 'battle-damage'),
    wording('Force', 'force', 'exact'),
    wording('Force vitale', 'life-force'),
    wording('pile de Force', 'force-pile'),
    wording('pile de réserve', 'reserve'),
    wording("pile d'actions", 'stack'),
    wording('action « just »', 'just'),
    wording('règle', 'rule'),
    wording('attrition', 'attrition'),
    wording('vaisseau capital', 'capital'),
    wording('contrôle', 'occupy-and-control', 'allowed'),
    wording('phase de contrôle', 'control-phase'),
    wording('Control', 'control', 'italic'),
  ],
  en: [
    wording('destiny draw', 'draw'),
    wording('capital starship', 'capital'),
    wording('Reserve Deck', 'reserve'),
    wording('loss', 'loss'),
    wording('ability', 'ability'),
    wording('opponent', 'opponent'),
  ],
};

/** The text as Markdown, one block a line, with links as [words](target). */
function show(node: Nodes): string {
  if (node.type === 'link') return `[${node.children.map(show).join('')}](${targetOf(node) ?? node.url})`;
  if (node.type === 'heading') return `${'#'.repeat(node.depth)} ${node.children.map(show).join('')}\n`;
  if (node.type === 'emphasis') return `*${node.children.map(show).join('')}*`;
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  const inner = node.children.map(show).join(node.type === 'tableRow' ? ' | ' : '');
  return node.type === 'paragraph' || node.type === 'tableRow' ? `${inner}\n` : inner;
}

function link(text: string, locale: Locale, { id = 'swccg/page', allow = [] as string[] } = {}): string {
  const { tree } = parseMdx('fixture.mdx', text);
  expect(tree).toBeDefined();
  const root = tree as Root;
  outline(root);
  resolveLinks(root, locale, id);
  linkTerms(root, {
    table: new TermTable(WORDINGS[locale], locale),
    page: { id, allow },
    makeLink: (target, children) => termLink(locale, target, children),
  });
  return show(root);
}

async function expectFixture(name: string, options?: { id?: string; allow?: string[] }) {
  const file = path.join(FIXTURES, name);
  const locale: Locale = name.endsWith('.en.mdx') ? 'en' : 'fr';
  const linked = link(fs.readFileSync(file, 'utf8'), locale, options);
  await expect(linked).toMatchFileSnapshot(file.replace(/\.mdx$/, '.linked.md'));
}

describe('Linking terms', () => {
  it('links the first mention in each section', () => expectFixture('first-mention-per-section.fr.mdx'));
  it('prefers the longest term, even where it is not linked again', () =>
    expectFixture('longest-first.fr.mdx'));
  it('goes over the text once: a link is never linked again inside', () => expectFixture('one-pass.fr.mdx'));
  it('keeps to Unicode word boundaries', () => expectFixture('unicode-boundaries.fr.mdx'));
  it('takes both apostrophes for one', () => expectFixture('apostrophes.fr.mdx'));
  it('knows French plurals', () => expectFixture('french-plurals.fr.mdx'));
  it('knows English plurals and possessives', () => expectFixture('english-plurals.en.mdx'));
  it('never links in headings, links or code', () => expectFixture('never-inside.fr.mdx'));
  it('never links an entry to itself', () => expectFixture('own-entry.fr.mdx', { id: 'swccg/attrition' }));
  it('leaves homographs alone, takes cards only in italics, and Force only with its capital', () =>
    expectFixture('homographs.fr.mdx'));
  it('links a homograph where the page allows it', () =>
    expectFixture('homographs-allowed.fr.mdx', { allow: ['swccg/occupy-and-control'] }));
  it('counts the author’s own link as the first mention', () => expectFixture('explicit-first.fr.mdx'));
  it('takes the quotes that belong to a term into the link', () => expectFixture('quoted-terms.fr.mdx'));
});

describe('Finding mentions', () => {
  it('takes time in proportion to the text, however many terms there are', () => {
    const many = Array.from({ length: 5000 }, (_, i) => wording(`terme numéro ${i}`, `t${i}`));
    const mentions = new TermTable(many, 'fr').find('le terme numéro 4999 et le terme numéro 1');
    expect(mentions.map(({ readings }) => readings[0]?.target)).toEqual(['swccg/t4999', 'swccg/t1']);
  });
  it('finds a decomposed accent under a composed term', () => {
    const [mention] = new TermTable([wording('règle', 'rule')], 'fr').find('la règle'.normalize('NFD'));
    expect(mention?.readings[0]?.target).toBe('swccg/rule');
  });
});

describe('Two entries with one wording', () => {
  const wordings = [wording('coup', 'hit', 'allowed'), wording('coup', 'blow')];
  const read = (allow: string[]) => {
    const { tree } = parseMdx('fixture.mdx', 'Un coup au but.');
    linkTerms(tree as Root, {
      table: new TermTable(wordings, 'fr'),
      page: { id: 'swccg/page', allow },
      makeLink: (target, children) => termLink('fr', target, children),
    });
    return show(tree as Root).trim();
  };
  it('means the plain one by itself', () => expect(read([])).toBe('Un [coup](swccg/blow) au but.'));
  it('means the homograph where the page allows it', () =>
    expect(read(['swccg/hit'])).toBe('Un [coup](swccg/hit) au but.'));
});

describe('Plurals', () => {
  it.each([
    ['piles', 'pile'],
    ['vaisseaux', 'vaisseau'],
    ['capitaux', 'capital'],
    ['noyaux', 'noyau'],
    ['jeux', 'jeu'],
    ['travaux', 'travail'],
    ['cas', 'cas'],
  ])('French: %s is %s', (plural, one) => expect(singular(plural, 'fr')).toBe(one));
  it.each([
    ['abilities', 'ability'],
    ['losses', 'loss'],
    ['phases', 'phase'],
    ['boxes', 'box'],
    ['loss', 'loss'],
    ['status', 'status'],
  ])('English: %s is %s', (plural, one) => expect(singular(plural, 'en')).toBe(one));
});
