import { describe, expect, it } from 'vitest';
import { corpusRoot } from '../../app/_corpus/files';
import { buildLibrary } from '../../app/_corpus/library';
import { LOCALES } from '../../app/_i18n/locales';
import { feedOf } from '../../app/_open-data/feed';
import { llmsText } from '../../app/_open-data/llms';
import { newsOf } from '../../app/_open-data/news';
import { shareImageOf, shareImages } from '../../app/_open-data/share-card';
import { FIXTURE } from './support';

const library = buildLibrary(corpusRoot());

describe('The feed of changes', () => {
  it.each(LOCALES)('has a dated entry for each recorded change, with its texts: %s', (locale) => {
    const feed = feedOf(library, locale);
    const dated = newsOf(library, locale).filter(({ date }) => date);
    expect(feed.match(/<entry>/g)?.length).toBe(Math.min(50, dated.length));
    const [newest] = dated;
    expect(feed).toContain(`<updated>${newest?.date}T00:00:00Z</updated>`);
    expect(feed).toContain(`/${locale}/changes/#${newest?.id}</id>`);
    expect(feed).toContain(`&lt;a href=&quot;http://localhost:3000/${locale}/`);
    expect(feed).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
  });
  it('is a feed even where nothing was ever recorded', () => {
    const empty = feedOf(buildLibrary(FIXTURE), 'fr');
    expect(empty).toContain('<updated>1970-01-01T00:00:00Z</updated>');
    expect(empty).not.toContain('<entry>');
  });
});

describe('What changed', () => {
  it('says in words what became of how many texts, of which game', () => {
    const [first] = newsOf(library, 'fr').filter(({ id }) => id === '2026-11-16-gundam-changed');
    expect(first?.title).toBe('Gundam\u00a0: 12\u00a0textes modifiés');
    expect(first?.texts[0]).toMatchObject({ id: 'gundam/breach', href: '/fr/gundam/breach/' });
  });
});

describe('llms.txt', () => {
  it('follows the form: a title, a summary, sections of links', () => {
    const text = llmsText(library);
    expect(text).toMatch(/^# Arbitre\n\n> .+\n/);
    expect(text.match(/^## .+$/gm)).toEqual([
      '## Data',
      '## Star Wars Customizable Card Game',
      '## Young Jedi Collectible Card Game',
      '## Gundam Card Game',
      '## Optional',
    ]);
    expect(text).toContain('](http://localhost:3000/data/entries.fr.json): ');
    expect(text).toContain('](http://localhost:3000/en/swccg/death-star-ii/battle/): ');
  });
});

describe('The picture of a shared link', () => {
  it('shows both names, the bottom line and the source', () => {
    const { card, path } = shareImageOf(library, 'fr', 'swccg/destiny-draw');
    expect(card).toMatchObject({
      game: 'swccg',
      eyebrow: 'SWCCG · Terme',
      title: 'Tirage de destinée',
      subtitle: 'Destiny draw',
      foot: 'Glossaire SWCCG, extrait D–F',
    });
    expect(path).toMatch(/^\/og\/fr\/swccg\/destiny-draw-[0-9a-f]{10}\.png$/);
  });
  it('is the site’s own for a page that is neither entry nor chapter', () => {
    expect(shareImageOf(library, 'en', 'swccg/glossary')).toEqual(shareImageOf(library, 'en', ''));
  });
  it('has an address of its own on every page and in each language', () => {
    const paths = shareImages(library).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
