/** How the files that Next ships name what they export: all in a list, or a single thing by itself. */
const EXPORT = /^(?: {4}(\w+): null,?|Object\.defineProperty\(exports, "(?!__esModule")(\w+)", \{)$/gm;

/**
 * A loader, for the files that `next.config.mjs` says. Pages link plainly and call no server: of what Next brings along
 * to fetch pages ahead and to call functions on a server only the names are kept, and they do nothing.
 */
module.exports = function leaveOut(source) {
  const names = Array.from(source.matchAll(EXPORT), ([, listed, single]) => listed ?? single);
  if (names.length === 0) throw new Error(`Nothing that ${this.resourcePath} exports was found.`);
  return names.map((name) => `exports.${name} = () => {};`).join('\n');
};
