import path from 'node:path';

/** Where what assistants are answered from is kept: made with the search index, ignored by git and by the site. */
export const KEPT_FOLDER = path.join('.next', 'cache', 'assistant');
