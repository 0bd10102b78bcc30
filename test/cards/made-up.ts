/** Card files made up in the communities' formats; no such card exists. */

export const bytesOf = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

interface Face {
  title: string;
  type?: string;
  [field: string]: unknown;
}

export const faced = (
  side: 'Light' | 'Dark',
  gempId: string,
  front: Face,
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  id: Number(gempId.split('_')[1]) + 1000,
  gempId,
  side,
  rarity: 'R',
  set: gempId.split('_')[0],
  printings: [{ set: gempId.split('_')[0] }],
  legacy: false,
  front: { type: 'Character', destiny: '3', gametext: 'Made-up words.', ...front },
  ...more,
});

export const LIGHT = {
  cards: [
    faced(
      'Light',
      '1_1',
      {
        title: '•Éloi Marrek, Dune Pilot',
        subType: 'Rebel',
        power: '3',
        ability: '2',
        deploy: '3',
        forfeit: '4',
        icons: ['Pilot', 'Warrior'],
        characteristics: ['scout'],
        lore: 'Blank.',
        errataDate: '2024-02-03',
      },
      { abbr: ['Desk Marrek', 'EMDP'], rulings: ['May pilot <u>any</u> skiff.', 'Is a scout.'] },
    ),
    faced('Light', '200_1', {
      title: '•Éloi Marrek, Dune Pilot (V)',
      subType: 'Rebel',
      power: '4',
      deploy: '3',
    }),
    faced('Light', '200_1', {
      title: '•Éloi Marrek, Dune Pilot (V) (AI)',
      subType: 'Rebel',
      power: '5',
      deploy: '3',
    }),
    faced('Light', '1_2', {
      title: '•Ossa: Salt Market',
      type: 'Location',
      subType: 'Site',
      destiny: '0',
      lightSideIcons: 2,
      darkSideIcons: 1,
    }),
    faced('Light', '1_3', { title: "Don't Blink", type: 'Interrupt', subType: 'Used' }),
    faced('Light', '1_4', { title: '•••Salt Runner', subType: 'Alien', power: '1', destiny: '2 or 5' }),
    faced(
      'Light',
      '7_9',
      { title: 'Salt Road / The Road Is Open', type: 'Objective', destiny: '0' },
      {
        back: { title: 'The Road Is Open', type: 'Objective', destiny: '7', gametext: 'More made-up words.' },
      },
    ),
    faced('Light', '13_1', { title: '•Steady Hands', type: 'Defensive Shield', destiny: '0' }),
    faced('Light', '8_1', { title: '•Steady Hands', type: 'Effect', destiny: '4' }),
  ],
};

export const DARK = {
  cards: [
    faced(
      'Dark',
      '1_101',
      { title: '•Morrow Vane', subType: 'Imperial', power: '6', ability: '6', forfeit: '8' },
      { abbr: ['MV'] },
    ),
    faced('Dark', '1_102', { title: "Don't Blink", type: 'Interrupt', subType: 'Lost' }),
    faced('Dark', '1_103', { title: '•Ossa: Salt Market', type: 'Location', subType: 'Site', destiny: '0' }),
  ],
};

export const SETS = [
  { id: '1', name: 'First Dunes', gempName: 'First Dunes', abbr: 'FD', date_release: '1996-01-01' },
  { id: '200', name: 'Virtual Dunes', gempName: 'Virtual Dunes', abbr: 'VD', date_release: '0000-00-00' },
];

export const youngJedi = (
  side: 'Light' | 'Dark',
  number: string,
  title: string,
  type: string,
): Record<string, unknown> => ({
  id: 1,
  gempId: `1_${number}`,
  side,
  rarity: 'common',
  set: 1,
  printings: [{ set: 'menaceofdarthmaul' }],
  foil: 'false',
  front: {
    title,
    type,
    subType: '',
    destiny: '9999',
    power: '9999',
    deploy: '9999',
    forfeit: '9999',
    gametext: 'xxxxxxxx',
    lore: 'yyyyyyyyy',
    extraText: [''],
  },
  counterpart: '',
});

export const YOUNG_JEDI = {
  cards: [
    youngJedi('Light', '1', 'Tam Orlin, Reed Farmer', 'character'),
    youngJedi('Light', '2', "Tam Orlin's Staff", 'weapon'),
    youngJedi('Light', '3', 'A Narrow Bridge', 'battle'),
    youngJedi('Light', '4', 'Naboo • Reed Marsh', 'location'),
    youngJedi('Light', '5', 'Reed Skimmer, Patrol', 'starship'),
  ],
};

export const suit = (
  product: string,
  name: string,
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  product_id: product,
  card_number: product.replace(/_p\d$/, ''),
  name,
  set_code: 'GD09',
  set_name: 'Made-Up Dawn',
  rarity: 'C',
  card_type: 'UNIT',
  color: 'Blue',
  level: 3,
  cost: 2,
  ap: 3,
  hp: 3,
  ap_raw: '3',
  hp_raw: '3',
  zone: 'Space',
  traits: ['Salt Union'],
  link_refs: ['Ilse Brandt'],
  keyword_effects: [],
  timing_markers: [],
  effect: '-',
  ...more,
});

export const GUNDAM = [
  suit('GD09-001', 'Salzburg Ⅱ', {
    keyword_effects: [{ keyword: 'Breach', value: 3 }],
    effect: '<Breach 3>',
  }),
  suit('GD09-001_p1', 'Salzburg Ⅱ', { ap: 4, ap_raw: '4', effect: '<Breach 3>.' }),
  suit('GD09-002', "Brandt's Käfer", {
    keyword_effects: [{ keyword: 'Blocker', value: null }],
    color: 'Red',
  }),
  suit('GD09-003', 'Ilse Brandt', { card_type: 'PILOT', ap_raw: '+2', hp_raw: '+1', link_refs: [] }),
  suit('GD09-004', 'Salzburg Ⅱ', { level: 5 }),
  suit('T-901', 'Salt Drone', { card_type: 'UNIT TOKEN', color: null, level: null, cost: null }),
];

export const RULINGS = [
  {
    card_number: 'GD09-001',
    num: 'Q1',
    date: 'July 11, 2025',
    question: 'Does it add up?',
    answer: 'It does.',
    source_url: 'https://example.org/q1',
  },
  {
    card_number: 'GD09-002',
    num: 'Q2',
    date: 'soon',
    question: 'Twice?',
    answer: 'No.',
    source_url: 'javascript:alert(1)',
  },
];

export const ERRATA = [
  {
    card_number: 'T-901',
    name: 'Salt Drone',
    field: 'trait',
    before: 'Salt',
    after: 'Brine',
    date: '2026-01-30',
  },
];
