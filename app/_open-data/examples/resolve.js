const site = 'https://arbitre.example';

/** Where a rule is read, by any id that it has or ever had; undefined if it never had that one. */
export async function resolve(id) {
  const { names, moved } = await (await fetch(`${site}/data/names.json`)).json();
  const [page, passage] = id.split('#');
  const known = names.find((one) => one.id === (moved[page] ?? page));
  return known && (passage ? `${known.url}#${passage}` : known.url);
}
