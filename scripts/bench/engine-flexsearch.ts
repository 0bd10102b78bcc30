import { Document } from 'flexsearch';
import { type Engine, FIELDS, LIMIT, type PlainDocument, plainDocument } from './engine';

const empty = () => new Document<PlainDocument>({ document: { id: 'id', index: [...FIELDS] } });

/** FlexSearch as it comes: a list of ids for each field, which are taken in the order of the fields. */
export const flexSearch: Engine = {
  name: 'FlexSearch',
  async build(found) {
    const index = empty();
    for (const each of found) index.add(plainDocument(each));
    const parts: [string, string][] = [];
    await index.export((key, data) => {
      parts.push([key, data]);
    });
    return JSON.stringify(parts);
  },
  async restore(text) {
    const index = empty();
    for (const [key, data] of JSON.parse(text) as [string, string][]) await index.import(key, data);
    return async (query) => {
      const fields = await index.search(query, { limit: LIMIT });
      return [...new Set(fields.flatMap(({ result }) => result.map(String)))].slice(0, LIMIT);
    };
  },
};
