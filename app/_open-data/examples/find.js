const site = 'https://arbitre.example';

const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase().trim();

/** The rules that bear this name, in either language. */
export async function find(name) {
  const { names } = await (await fetch(`${site}/data/names.json`)).json();
  return names.filter(({ titles, aliases }) =>
    [titles.fr, titles.en, ...aliases.fr, ...aliases.en].some((one) => plain(one) === plain(name)),
  );
}
