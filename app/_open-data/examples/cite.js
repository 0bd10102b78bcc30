const site = 'https://arbitre.example';

/** A rule in one sentence, with the document that it rests on. */
export async function cite(id, locale) {
  const { entries } = await (await fetch(`${site}/data/entries.${locale}.json`)).json();
  const rule = entries.find((one) => one.id === id);
  if (!rule) return undefined;
  const [source] = rule.sources;
  return `${rule.bottomLine} (${source.document}, ${source.edition}) ${rule.url}`;
}
