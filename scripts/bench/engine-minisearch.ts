import MiniSearch from 'minisearch';
import { type Engine, FIELDS, LIMIT, plainDocument } from './engine';

const options = { fields: [...FIELDS] };

export const miniSearch: Engine = {
  name: 'MiniSearch',
  build(found) {
    const index = new MiniSearch(options);
    index.addAll(found.map(plainDocument));
    return JSON.stringify(index);
  },
  restore(text) {
    const index = MiniSearch.loadJSON(text, options);
    return (query) =>
      index
        .search(query)
        .slice(0, LIMIT)
        .map(({ id }) => id);
  },
};
