/** As large as the files of the communities, made up of nothing. */
const FACED = 1_900;
const PRINTINGS = 1_800;

/** Card files of real size, by what they hold. */
export const madeUpFiles = (): [what: string, value: unknown][] => [
  [`${FACED} Star Wars cards`, { cards: Array.from({ length: FACED }, (_, i) => facedCard(i)) }],
  [`${PRINTINGS} Gundam printings`, Array.from({ length: PRINTINGS }, (_, i) => printing(i))],
];

const WORDS = ['Amber', 'Breach', 'Copper', 'Drift', 'Ember', 'Fathom', 'Gale', 'Hollow'];
const word = (i: number): string => WORDS[i % WORDS.length] ?? '';
const words = (i: number, count: number): string =>
  Array.from({ length: count }, (_, k) => word(i * 7 + k * (k + 3))).join(' ');

const facedCard = (i: number): unknown => ({
  id: i,
  gempId: `${i % 40}_${i}`,
  side: 'Light',
  rarity: 'R',
  set: String(i % 40),
  printings: [{ set: String(i % 40) }],
  abbr: [`A${i}`],
  rulings: i % 2 === 0 ? [`${words(i, 20)}.`] : [],
  front: {
    title: `•${words(i, 2)} ${i}${i % 5 === 0 ? ' (V)' : ''}`,
    type: 'Character',
    subType: 'Rebel',
    destiny: String(i % 7),
    power: String(i % 9),
    ability: '2',
    deploy: '3',
    forfeit: '4',
    icons: ['Pilot', 'Warrior'],
    characteristics: ['scout'],
    gametext: `${words(i, 35)}.`,
    lore: `${words(i + 3, 20)}.`,
    imageUrl: `https://example.org/${i}.gif`,
  },
});

const printing = (i: number): unknown => {
  const number = `ZZ${String(Math.floor(i / 900) + 1).padStart(2, '0')}-${String(Math.floor((i % 900) / 2) + 1).padStart(3, '0')}`;
  return {
    product_id: `${number}_p${i % 2}`,
    card_number: number,
    name: `${words(i >> 1, 2)} ${i >> 1}`,
    set_code: number.slice(0, 4),
    set_name: 'Made up',
    rarity: 'C',
    card_type: 'UNIT',
    color: 'Blue',
    level: i % 8,
    cost: i % 6,
    ap_raw: '3',
    hp_raw: '4',
    zone: 'Space Earth',
    traits: ['Nobody'],
    link_refs: ['Somebody'],
    keyword_effects: [{ keyword: 'Breach', value: 3 }],
    timing_markers: ['Deploy'],
    effect: `<Breach 3>\n${words(i >> 1, 30)}.`,
  };
};
