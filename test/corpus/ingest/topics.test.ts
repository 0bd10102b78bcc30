import { describe, expect, it } from 'vitest';
import { dropDebris } from '../../../app/_corpus/ingest/debris';
import type { HeadStyle, Remark, Topic } from '../../../app/_corpus/ingest/document';
import { textOf } from '../../../app/_corpus/ingest/document';
import { isGap } from '../../../app/_corpus/ingest/gaps';
import { glossaryTopics } from '../../../app/_corpus/ingest/glossary-topics';
import { rulebookTopics } from '../../../app/_corpus/ingest/rulebook-topics';
import { withNext } from '../../../app/_corpus/ingest/segment';
import { recognise, Surveyor } from '../../../app/_corpus/ingest/survey';
import { blocksOf, blocksOfFixture, lexicon, linesOf } from './support';

const BARE: HeadStyle = { markdown: false, chapterDepth: 1, dotted: false, repeated: new Map() };
const DOTTED = { ...BARE, dotted: true };
const MARKDOWN = { ...BARE, markdown: true, chapterDepth: 2 };

const glossary = (text: string, style = BARE): Topic[] => [...glossaryTopics(blocksOf(text), () => style)];
const rulebook = (text: string, style = DOTTED, remarks: Remark[] = []): Topic[] => [
  ...rulebookTopics(
    blocksOf(text),
    () => style,
    (remark) => remarks.push(remark),
  ),
];
const heads = (topics: Topic[]) =>
  topics.filter(({ gathers }) => !gathers).map(({ line, title }) => `${line} ${title}`);
const body = (topic: Topic | undefined) => topic?.blocks.map(textOf);

describe('Segmenting', () => {
  it('parts paragraphs, items, tables and headings', () => {
    const kinds = blocksOf('# Un\ntexte\nsuite\n- a\n  b\n- c\n\n| x |\n|---|\n| y |\nfin').map(
      ({ kind, lines }) => `${kind} ${lines.length}`,
    );
    expect(kinds).toEqual(['heading 1', 'text 2', 'item 2', 'item 1', 'table 3', 'text 1']);
  });

  it('takes the signs that scanners read for bullets, and leaves emphasis', () => {
    expect(blocksOf('» un\n¢ deux\n* trois\n*quatre* cinq').map(({ kind }) => kind)).toEqual([
      'item',
      'item',
      'item',
    ]);
    expect(blocksOf('*un* deux')[0]?.kind).toBe('text');
  });

  it('shows what follows, as far as asked', () => {
    expect([...withNext([1, 2, 3], 1)].map(({ item, next }) => [item, ...next])).toEqual([
      [1, 2],
      [2, 3],
      [3],
    ]);
  });
});

describe('A glossary of bare heads', () => {
  const topics = [...glossaryTopics(blocksOfFixture('glossary-bare.txt'), () => BARE)];

  it('finds each head at its line', () => {
    expect(topics.map(({ line, head }) => `${line} ${head.en}`)).toEqual([
      '1 Harbor Master',
      '5 Crystal Harbor (Light Side)',
      '12 Tide',
      '22 Ebb And Flow / High Water',
      '25 Lighthouse Keeper (V)',
      '29 Anatomy',
      '41 DS-12-3',
    ]);
  });

  it('keeps the list and the broken paragraph in the entry', () => {
    expect(body(topics[2])).toHaveLength(4);
  });

  it('keeps the labels of a picture in the entry', () => {
    expect(body(topics[5])).toEqual([
      'Une carte se lit de haut en bas.',
      'Name : nom',
      'Icon : icône',
      'Cost : coût',
      "Les autres signes n'ont pas d'effet.",
    ]);
  });

  it('tells cards by how their text speaks', () => {
    expect(topics.map(({ kind }) => kind)).toEqual(['term', 'card', 'term', 'card', 'card', 'term', 'card']);
  });

  it.each([
    ['a quotation', '"Comment puis-je venir ? "'],
    ['a broken sentence', 'Les cartes du port (le port) et la carte'],
    ['a reference', 'Voir **tide** (marée)'],
    ['a label', 'UTILISEE : annule toutes les cartes en jeu (une fois)'],
    ['an equation', 'I = Inner sites : sites intérieurs'],
  ])('does not take %s for a head', (_, line) => {
    expect(heads(glossary(`Tide (marée)\n\nElle monte.\n\n${line}\n\nLa suite du texte.`))).toEqual([
      '1 marée',
    ]);
  });
});

describe('A glossary of headings', () => {
  const topics = [...glossaryTopics(blocksOfFixture('glossary-headings.txt'), () => MARKDOWN)];

  it('takes headings and bold lines, and no bare line', () => {
    expect(topics.map(({ line, head }) => `${line} ${head.en}`)).toEqual([
      '1 Turns- example 1 – passing twice'.replace('Turns-', 'Turns -'),
      '8 Turns - "skip"',
      '12 Turns - step 1 a : drawing',
      '16 Neutral',
    ]);
  });

  it('opens the entry that a translator quotes within another, and goes back after it', () => {
    const quoted = glossary(
      '### One ( un )\n\nUn.\n\n( Note du traducteur : voyez Turns- exemple 2 quand la pile est vide ) .\n\nDeux.\n\n\n\n\n\nEncore un.',
      MARKDOWN,
    );
    expect(quoted.map(({ line, head }) => `${line} ${head.en}`).sort()).toEqual([
      '1 One',
      '5 Turns - example 2',
    ]);
    expect(body(quoted.find(({ line }) => line === 1))).toEqual(['Un.', 'Encore un.']);
  });
});

describe('A rulebook with numbered heads', () => {
  const topics = [
    ...rulebookTopics(
      blocksOfFixture('rulebook-numbered.txt'),
      () => BARE,
      () => {},
    ),
  ];

  it('reads four kinds of numbers, capitals, and heads that end in a colon', () => {
    expect(topics.map(({ line, level, title }) => `${line} ${level} ${title}`)).toEqual([
      '6 1 ICON TABLE',
      '17 1 Comment jouer',
      '21 2 Le quai',
      '25 3 Les barques',
      '29 4 La rame (rowing)',
      '33 4 La voile',
      '37 3 Les amarres.',
      '41 5 Le compte des points',
      '45 6 Par exemple, supposez que votre barque et votre ancre soient au même …',
      '47 1 La carte Storm Front (front de tempête)',
    ]);
  });

  it('knows a head that only announces those below it', () => {
    expect(topics.filter(({ gathers }) => gathers).map(({ title }) => title)).toEqual(['Les barques']);
  });

  it('tells the two languages of a head apart, whichever comes first', () => {
    expect(topics.find(({ line }) => line === 29)?.head).toEqual({ en: 'rowing', fr: 'La rame' });
    expect(topics.find(({ line }) => line === 47)).toMatchObject({
      kind: 'card',
      head: { en: 'Storm Front', fr: 'front de tempête' },
    });
  });
});

describe('A rulebook in Markdown', () => {
  const topics = [
    ...rulebookTopics(
      blocksOfFixture('rulebook-markdown.txt'),
      () => MARKDOWN,
      () => {},
    ),
  ];

  it('takes the title page for no topic, squares for paragraphs, and numbers off the titles', () => {
    expect(heads(topics)).toEqual([
      '7 Zone de quai',
      '13 Préparez la table.',
      '17 Placer les barques',
      '27 Un deck',
      '31 Deck rapide',
    ]);
  });

  it('keeps the text of the title page apart', () => {
    expect(body(topics[0])).toEqual(['Site officiel', '<https://www.harbor-game.example>']);
  });

  it('takes the highest headings for chapters where they are many', () => {
    const text = '# Un\n\nTexte.\n\n## Deux\n\nTexte.\n\n# Trois\n\nTexte.';
    expect(heads(rulebook(text, { ...MARKDOWN, chapterDepth: 1 }))).toEqual(['1 Un', '5 Deux', '9 Trois']);
  });

  it('takes a title that headings share for no topic but where it stands highest', () => {
    const text =
      '## Le port\n\nTexte.\n\n### La course\n\nEn bref.\n\n## La course\n\nEn entier.\n\n## Le quai\n\nTexte.\n\n## Conseils\n\nUn.\n\n## La voile\n\nTexte.\n\n## Conseils\n\nDeux.';
    const surveyor = new Surveyor();
    for (const block of blocksOf(text)) surveyor.add(block);
    const shared = rulebook(text, surveyor.style());
    expect(heads(shared)).toEqual(['1 Le port', '9 La course', '13 Le quai', '21 La voile']);
    expect(body(shared[0])).toEqual(['Texte.', '### La course', 'En bref.']);
    expect(body(shared.at(-1))).toEqual(['Texte.', '## Conseils', 'Deux.']);
  });

  it('takes a numbered sentence without text below it for a step of the topic before', () => {
    const text =
      '## Se préparer\n\n### 1 Mélangez vos cartes.\n\n- Coupez.\n\n### 2 Choisissez qui joue.\n\n### 3 Piochez.\n\n- Une fois.\n\n### 4 Jouez';
    expect(heads(rulebook(text, MARKDOWN))).toEqual(['3 Mélangez vos cartes.', '9 Piochez.', '13 Jouez']);
  });

  it('puts headings with a sign below the plain one of the same depth, which may only gather them', () => {
    const text =
      '## La mer\n\n### Naviguer\n\nDeux façons.\n\n### ● À la rame\n\nTexte.\n\n### ☆ À la voile\n\nTexte.';
    const topics = rulebook(text, MARKDOWN);
    expect(topics.map(({ title, level }) => `${level} ${title}`)).toEqual([
      '1 La mer',
      '2 Naviguer',
      '3 À la rame',
      '3 À la voile',
    ]);
    expect(heads(topics)).toEqual(['7 À la rame', '11 À la voile']);
  });

  it('takes a head with only a remark in brackets for a label', () => {
    expect(heads(rulebook('## Le quai\n\n(10 barques)\n\n## Le port\n\nTexte.', MARKDOWN))).toEqual([
      '5 Le port',
    ]);
  });

  it('keeps both tables whole', () => {
    const tables = topics.at(-1)?.blocks.filter(({ kind }) => kind === 'table');
    expect(tables?.map(({ lines }) => lines.length)).toEqual([4, 3]);
  });
});

describe('Questions and answers', () => {
  it('are paired, whether marked with a dash or not, in one block or several', () => {
    const topics = rulebook(
      'A. Le quai\n\nTexte.\n\n- Question : Un ?\n- Réponse : Oui.\n\nQuestion : Deux ?\n\nRéponse : Non.\n\n- Questions : Trois ?\n\nEt quatre ?\n\n- Réponses : Oui.\n\nEt oui.',
    ).filter(({ kind }) => kind === 'faq');
    expect(topics.map((topic) => [topic.title, ...(body(topic) ?? [])])).toEqual([
      ['Un ?', 'Oui.'],
      ['Deux ?', 'Non.'],
      ['Trois ? Et quatre ?', 'Oui.', 'Et oui.'],
    ]);
  });

  it('give the text that follows back to the section', () => {
    const [section] = rulebook('A. Le quai\n\nAvant.\n\n- Question : Un ?\n\n- Réponse : Oui.\n\nAprès.');
    expect(body(section)).toEqual(['Avant.', 'Après.']);
  });

  it('take the next paragraph as the answer where none is marked, and say so', () => {
    const remarks: Remark[] = [];
    const topics = rulebook(
      'A. Le quai\n\nTexte.\n\n- Question : Un ?\n\nLa réponse.\n\nLe reste.',
      DOTTED,
      remarks,
    );
    expect(body(topics.find(({ kind }) => kind === 'faq'))).toEqual(['La réponse.']);
    expect(remarks.map(({ code }) => code)).toEqual(['unmarked-answer']);
  });

  it('report a question that nobody answers', () => {
    const remarks: Remark[] = [];
    rulebook('A. Le quai\n\n- Question : Un ?\n\nB. La voile\n\nTexte.', DOTTED, remarks);
    expect(remarks).toEqual([
      { line: 3, code: 'question-without-answer', message: 'no answer follows this question' },
    ]);
  });

  it('read the source that stands between the word and the question', () => {
    const [, faq] = rulebook(
      'A. Le quai\n\nTexte.\n\n- Question ( feuille du\nprintemps ) : Un ?\n\n- Réponse : Oui.',
    );
    expect(faq?.title).toBe('Un ?');
  });
});

describe('Examples and corrections', () => {
  it('gathers examples that follow each other', () => {
    const topics = rulebook('A. Le quai\n\nTexte.\n\nExemple : un.\n\nExemple : deux.\n\nSuite.');
    expect(topics.map(({ kind, blocks }) => `${kind} ${blocks.length}`)).toEqual(['rule 2', 'example 2']);
  });

  it('reads a corrected card with its names and what is corrected', () => {
    const topics = rulebook(
      'A. Corrections\n\nVoici.\n\n- Harbor Fox ( renard du port ) :\nSet card 12 ( carte numéro 12 )\n\nCorrection : deux points.\n\n- Anchor :\n\nCorrection : trois points.',
    );
    expect(topics.slice(1).map(({ kind, head, line }) => ({ kind, head, line }))).toEqual([
      { kind: 'errata', head: { en: 'Harbor Fox', fr: 'renard du port' }, line: 5 },
      { kind: 'errata', head: { en: 'Anchor', fr: '' }, line: 10 },
    ]);
    expect(body(topics[1])).toEqual(['Set card 12 ( carte numéro 12 )', 'Correction : deux points.']);
  });
});

describe('Debris of pictures', () => {
  const kept = (text: string) =>
    [...dropDebris(linesOf(text), lexicon, () => {})]
      .filter((line) => !line.debris)
      .map(({ text: line }) => line)
      .filter(Boolean);

  it('goes: card text in English, letters without words', () => {
    expect(
      kept('Use with any pilot. Add power bonus\nto each weapon\n\n=@ F_‘; "1?\n\nLa carte est à vous.'),
    ).toEqual(['La carte est à vous.']);
  });

  it('stays out of paragraphs: a name, a gloss, half a sentence in English', () => {
    const text =
      'Les joueurs prennent la carte du dessus et la placent sur la table avec le\nHarbor Fox Starter Pack .\n\nYour hand : votre main';
    expect(kept(text)).toEqual(text.split('\n').filter(Boolean));
  });

  it('is reported once for each picture', () => {
    const remarks: Remark[] = [];
    const text =
      'Le texte de la carte.\n\nUse with any pilot\nAny weapon used\n\nThey fight together\n\nLa suite du texte.\n\nAny other pilot';
    for (const _ of dropDebris(linesOf(text), lexicon, (remark) => remarks.push(remark)));
    expect(remarks.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '3 3 lines read out of a picture dropped',
      '10 a line read out of a picture dropped',
    ]);
  });
});

describe('A gap', () => {
  const [before, after] = blocksOf(
    'La partie se termine quand un\njoueur ne peut plus piocher de\n\nCartes de tempête.',
  );

  it('is a sentence that breaks off at the end of a page', () => {
    expect(before && after && isGap(before, { ...after, afterPage: true })).toBe(true);
    expect(before && after && isGap(before, after)).toBe(false);
  });

  it('is a paragraph that begins in the middle of a sentence', () => {
    const [done, within] = blocksOf('Une phrase finie.\n\nparu sur la page du site )');
    expect(done && within && isGap(done, within)).toBe(true);
  });
});

describe('The survey of a document', () => {
  const survey = (name: string) => {
    const surveyor = new Surveyor();
    for (const block of blocksOfFixture(name)) surveyor.add(block);
    return [recognise([surveyor], 'auto'), surveyor.style()];
  };

  it.each([
    ['glossary-bare.txt', 'glossary', BARE],
    ['glossary-headings.txt', 'glossary', { ...MARKDOWN, chapterDepth: 3 }],
    ['rulebook-numbered.txt', 'rulebook', BARE],
    ['rulebook-scanned.txt', 'rulebook', DOTTED],
    ['rulebook-markdown.txt', 'rulebook', MARKDOWN],
  ])('knows what %s is', (name, profile, style) => {
    expect(survey(name)).toEqual([profile, style]);
  });

  it('recognises nothing in prose', () => {
    const surveyor = new Surveyor();
    for (const block of blocksOf(
      'Il pleut sur le port depuis trois jours.\n\nPersonne ne sort, et le vent tourne.',
    ))
      surveyor.add(block);
    expect(recognise([surveyor], 'auto')).toBeUndefined();
  });
});
