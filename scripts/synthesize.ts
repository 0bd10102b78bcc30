import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a made-up corpus of a given size, to measure how the build grows:
 *   npm run -s synthesize -- FOLDER [ENTRIES]      then      ARBITRE_CORPUS=FOLDER npm run build
 */
const [folder, amount = '1500'] = process.argv.slice(2);
const count = Number(amount);
if (!folder || !Number.isInteger(count) || count < 1) {
  console.error('Say where to write it, and how many entries: npm run -s synthesize -- FOLDER [ENTRIES]');
  process.exit(2);
}
if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) {
  console.error(`${folder} is not empty: name a new folder.`);
  process.exit(2);
}

const SYLLABLES = [
  'ka',
  'lo',
  'mi',
  'ren',
  'dor',
  'tas',
  'vel',
  'qui',
  'zan',
  'pol',
  'gri',
  'hem',
  'nos',
  'bal',
];
const wordOf = (n: number): string => {
  const digits = [...String(n * 7919 + 104729)].map(Number);
  return digits.map((digit, i) => SYLLABLES[(digit + i) % SYLLABLES.length]).join('');
};
const nameOf = (n: number): string => `${wordOf(n)} ${wordOf(n + 1)}`;
const write = (file: string, text: string) => {
  const full = path.join(folder, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
};

write(
  'content/sources.yaml',
  'made-up:\n  title: { fr: Document, en: Document }\n  edition: { fr: première, en: first }\n  language: fr\n',
);
for (const game of ['swccg', 'young-jedi', 'gundam']) {
  write(
    `content/${game}/game.yaml`,
    `title: { fr: ${game}, en: ${game} }\nshort: ${game}\npublisher: personne\nsummary: { fr: Jeu., en: Game. }\nstart: []\n`,
  );
}
write(
  'content/swccg/book/book.yaml',
  'title: { fr: Livre, en: Book }\nedition: { fr: première, en: first }\ndocument: made-up\nsummary: { fr: Un livre., en: A book. }\n',
);
for (const locale of ['fr', 'en']) {
  write(`content/swccg/book/01-chapter.${locale}.mdx`, `---\ntitle: Chapitre\n---\n\n${nameOf(1)}.\n`);
}
for (let n = 0; n < count; n++) {
  const mentions = Array.from({ length: 6 }, (_, k) => nameOf((n * 31 + k * 97) % count));
  const body = (locale: string) =>
    [
      `${locale === 'fr' ? 'La règle' : 'The rule'} ${n}: ${mentions[0]}.`,
      ...mentions.map((mention, k) => `${'lorem ipsum dolor sit amet '.repeat(12)}${mention} ${k}.`),
      `## Section [#section-${n}]`,
      `${mentions[1]} ${mentions[2]}.`,
      mentions.map((mention) => `- ${mention}`).join('\n'),
    ].join('\n\n');
  const name = nameOf(n);
  write(
    `glossary/swccg/rule-${n}.fr.mdx`,
    `---\ntitle: ${name} ${n}\nterm: { en: ${name}, fr: ${name} }\nkind: term\nsources: [made-up#rule-${n}]\nsee: [swccg/rule-${(n + 1) % count}]\n---\n\n${body('fr')}\n`,
  );
  write(`glossary/swccg/rule-${n}.en.mdx`, `---\ntitle: ${name} ${n}\n---\n\n${body('en')}\n`);
}
console.error(`${count} entries in two languages are in ${folder}.`);
