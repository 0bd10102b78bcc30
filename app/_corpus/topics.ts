import { dictionary } from '../_i18n/dictionary';
import type { Locale } from '../_i18n/locales';
import { typeset } from '../_i18n/typeset';
import { type Corpus, items } from './corpus';
import { GAMES, type Game } from './games';
import { italicTitles } from './italic-titles';

type Titles = Map<string, Record<Locale, string>>;
const read = new WeakMap<Corpus, { topics: Titles; cards: Map<Game, Map<string, string>> }>();

/** What a topic of a document is called: as the entry or section of that name has it, as the texts name the card, else as its id spells it. */
export function topicTitle(corpus: Corpus, source: string, locale: Locale): string {
  const known = read.get(corpus) ?? { topics: readTitles(corpus), cards: italicTitles(corpus) };
  read.set(corpus, known);
  const [document = '', topic = ''] = source.split('#');
  const game = GAMES.find((name) => document.startsWith(`${name}-`));
  const isOfCards = document.includes('-card-');
  const card = isOfCards && game ? (known.cards.get(game)?.get(topic) ?? cardTitle(topic)) : undefined;
  return known.topics.get(source)?.[locale] ?? typeset(card ?? spelled(topic, locale), locale);
}

/** `you-swindled-me-v` → `You Swindled Me (V)`; a card known by a number keeps its form: `GD01-070`, `DS-61-5`. */
function cardTitle(topic: string): string {
  if (/^[a-z]{1,2}\d*(-\d+)+$/.test(topic)) return topic.toUpperCase();
  return topic.split('-').map(capital).join(' ').replace(/ V$/, ' (V)');
}

/** `actions-step-1b` → `Actions step 1b`; the numbers of a rule keep their form: `11-3-1`, `Q108`. */
function spelled(topic: string, locale: Locale): string {
  if (/^q?\d/.test(topic)) return topic.toUpperCase();
  // A public answer is found again by the number of its thread.
  const [, words = topic, thread] = topic.match(/^(.*)-(\d{1,4})$/) ?? [];
  return capital(words.replaceAll('-', ' ')) + (thread ? ` (${dictionary(locale).numbered(thread)})` : '');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function readTitles(corpus: Corpus): Titles {
  const found: Titles = new Map();
  for (const item of items(corpus)) {
    const { fr, en } = item.pages;
    if (!fr || !en) continue;
    const claim = (sources: readonly string[], name: string, title: Record<Locale, string>) => {
      for (const source of sources) {
        if (source.endsWith(`#${name}`) && !found.has(source)) found.set(source, title);
      }
    };
    if (item.role === 'entry') claim(item.sources, slugOf(item.id), { fr: fr.title, en: en.title });
    for (const passage of fr.passages) {
      const english = en.passages.find(({ id }) => id === passage.id);
      const sources = passage.sources.map(({ of }) => of);
      claim(sources, passage.id, { fr: passage.title, en: english?.title ?? passage.title });
      // A section with one source restates that topic, whatever either calls it.
      const [only, ...more] = sources;
      if (only && more.length === 0 && passage.title && english && !found.has(only))
        found.set(only, { fr: passage.title, en: english.title });
    }
  }
  return found;
}

const slugOf = (id: string): string => id.split('/').at(-1) ?? '';
