import type { Hit } from '../../_search/searcher';

/** The first source of a hit, short: document and section. */
export function citeShort({ sources }: Hit, documentNames: Record<string, string>): string {
  const [document = '', section = ''] = (sources[0] ?? '').split('#');
  return document ? `${documentNames[document] ?? document} § ${section.replaceAll('-', ' ')}` : '';
}
