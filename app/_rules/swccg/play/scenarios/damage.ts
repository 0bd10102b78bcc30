import { EVADER } from '../../stack/cards/examples';
import { draw, lose, play } from '../../stack/moves';
import { character, DENGAR, DONT_UNDERESTIMATE, interrupt } from '../cards';
import type { PlayScenario } from '../scenario';
import { battleAt, CANTINA, finish, fire, forfeit, key, no, paid, step } from './line';

/** In the damage segment, with what each side owes typed in. */
const DAMAGE: PlayScenario['setup'] = {
  turn: 'dark',
  phase: 'battle',
  locations: [CANTINA],
  light: { table: [{ card: 'luke-skywalker', id: 'luke', at: 'cantina' }], reserve: 6, force: 2 },
  dark: { table: [{ card: 'lord-vader', id: 'vader', at: 'cantina' }], reserve: 6, force: 2 },
};

export const immunityRaised: PlayScenario = {
  id: 'immunity-raised',
  title: { fr: 'L’immunité monte en pleine bataille', en: 'Immunity rises in mid-battle' },
  intro: {
    fr: 'Luke est immunisé à l’attrition de moins de 3. Shelter, interruption inventée, le met à moins de 6 jusqu’à la fin de la bataille.',
    en: 'Luke is immune to attrition of less than 3. Shelter, a made-up Interrupt, makes it less than 6 until the end of the battle.',
  },
  setup: {
    ...DAMAGE,
    light: {
      ...DAMAGE.light,
      hand: [
        interrupt('Shelter', 'light', {
          targets: { card: { kind: 'character', by: 'you', field: 'in-battle' } },
          result: [{ do: 'immunity', cards: { target: 'card' }, below: 6 }],
        }),
      ],
      reserve: [2, 5, 5, 5, 5, 5, 5],
    },
    dark: { ...DAMAGE.dark, reserve: [5, null, null] },
  },
  line: [
    step(battleAt('dark', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(
      play('light', 'shelter', { targets: { card: 'luke' } }),
      'Shelter protège Luke.',
      'Shelter protects Luke.',
    ),
    step(draw('dark', 5), 'Le côté obscur tire 5 : total 12.', 'The dark side draws 5: total 12.'),
    step(
      draw('light', 2),
      'Le côté lumineux tire 2 : total 5. Il subit 7 dommages et 5 d’attrition.',
      'The light side draws 2: total 5. It takes 7 damage and attrition of 5.',
    ),
    no(
      finish('light'),
      'damage-not-satisfied',
      'L’attrition de 5 ne force pas Luke ; les dommages, eux, restent dus.',
      'Attrition of 5 does not reach Luke; the damage is still owed.',
    ),
    step(
      lose('light', 'reserve'),
      'Le côté lumineux les paie en Force : il en reste 6.',
      'The light side pays it in Force: 6 is left.',
    ),
    paid('light', 5),
    paid('light', 4),
    paid('light', 3),
    paid('light', 2),
    paid('light', 1),
    step(
      lose('light', 'force'),
      'Le dernier vient de la pile de Force.',
      'The last one comes from the Force Pile.',
    ),
    key(finish('light'), 'Tout est satisfait, et Luke demeure.', 'All is satisfied, and Luke stays.'),
  ],
  sources: ['swccg-death-star-ii#immunity-to-attrition', 'swccg-card-rulings#dryden-vos'],
  outcome: { cards: { luke: 'table' } },
};

const PAL = character({ side: 'light', title: 'Bodyguard', power: 1, ability: 1, forfeit: 3 }, [
  { immunity: { title: 'Luke Skywalker' }, below: 6 },
]);

export const immunityFixed: PlayScenario = {
  id: 'immunity-fixed',
  title: { fr: 'L’immunité est fixée au début du segment', en: 'Immunity is fixed as the segment begins' },
  intro: {
    fr: 'Bodyguard, carte inventée, donne à Luke l’immunité à l’attrition de moins de 6, comme le compagnon de Dryden Vos dans la décision. L’attrition est 5.',
    en: 'Bodyguard, a made-up card, gives Luke immunity to attrition of less than 6, as the companion of Dryden Vos does in the ruling. Attrition is 5.',
  },
  setup: {
    ...DAMAGE,
    light: {
      ...DAMAGE.light,
      table: [...(DAMAGE.light.table ?? []), { card: PAL, id: 'pal', at: 'cantina' }],
    },
    underWay: { what: 'battle', at: 'cantina', segment: 'damage', attrition: { light: 5 } },
  },
  line: [
    no(
      finish('light'),
      'attrition-not-satisfied',
      'Bodyguard n’est pas immunisé : l’attrition le vise.',
      'Bodyguard is not immune: attrition reaches him.',
    ),
    step(
      forfeit('light', 'pal'),
      'Bodyguard est sacrifié, et compte 3. Il reste 2 d’attrition.',
      'Bodyguard is forfeited, and counts 3. Attrition of 2 is left.',
    ),
    key(
      finish('light'),
      'Luke était immunisé quand le segment a commencé : il l’est toujours, et le reste est ignoré.',
      'Luke was immune as the segment began: he still is, and the rest is ignored.',
    ),
  ],
  sources: ['swccg-card-rulings#dryden-vos'],
  outcome: { cards: { luke: 'table', pal: 'lost' } },
};

export const forfeitReset: PlayScenario = {
  id: 'forfeit-reset-to-0',
  title: { fr: 'Une valeur de perte remise à 0', en: 'A forfeit value reset to 0' },
  intro: {
    fr: 'Dengar tire avec son Blaster Carbine sur Han. Un texte du côté lumineux ajoute 2 à la valeur de perte de ses personnages ici.',
    en: 'Dengar fires his Blaster Carbine at Han. A light side text adds 2 to the forfeit of its characters here.',
  },
  setup: {
    ...DAMAGE,
    dark: {
      table: [
        { card: DENGAR, id: 'dengar', at: 'cantina' },
        { card: 'dengars-blaster-carbine', id: 'carbine', at: 'dengar' },
        { card: 'lord-vader', id: 'vader', at: 'cantina' },
      ],
      reserve: [4, 3, null],
      force: 3,
    },
    light: {
      table: [
        { card: 'han-solo', id: 'han', at: 'cantina' },
        {
          card: character({ side: 'light', title: 'Chief', power: 1, ability: 1, forfeit: 2 }, [
            { worth: { kind: 'character', by: 'you' }, add: 2 },
          ]),
          id: 'chief',
          at: 'cantina',
        },
      ],
      reserve: [1, 5, 5, 5, 5, 5, 5, 5, 5],
      force: 1,
    },
  },
  line: [
    step(battleAt('dark', 'cantina'), 'La bataille est initiée.', 'The battle is initiated.'),
    step(
      fire('dark', 'carbine', 'han'),
      'Dengar vise Han, pour 1 Force.',
      'Dengar targets Han, for 1 Force.',
    ),
    key(
      draw('dark', 4),
      '4 + 1 dépasse 3 : Han est touché, et sa valeur de perte devient 0. Une valeur fixée ne se modifie plus : le +2 ne compte pas.',
      '4 + 1 is more than 3: Han is hit, and his forfeit value becomes 0. A value that is set is no longer modified: the +2 does not count.',
    ),
    step(
      draw('dark', 3),
      'Le côté obscur tire 3 : Dengar, face à deux personnages, a 2 + 2, Vader 7 : total 14.',
      'The dark side draws 3: Dengar faces two characters and has 2 + 2, Vader 7: total 14.',
    ),
    step(
      draw('light', 1),
      'Le côté lumineux tire 1 : total 5. Il doit 9 dommages et 3 d’attrition.',
      'The light side draws 1: total 5. It owes 9 damage and attrition of 3.',
    ),
    key(
      forfeit('light', 'han'),
      'Han, touché, est sacrifié : il ne satisfait rien.',
      'Han, hit, is forfeited: he satisfies nothing.',
    ),
    step(
      forfeit('light', 'chief'),
      'Chief compte 2 + 2 : l’attrition est satisfaite, 5 dommages restent.',
      'Chief counts 2 + 2: attrition is satisfied, and 5 damage is left.',
    ),
  ],
  sources: ['swccg-glossary-d-f#dengars-blaster-carbine', 'swccg-advanced-rulebook#modifiers-and-resets'],
  outcome: { cards: { han: 'lost', chief: 'lost' }, damage: 9 },
};

/** A character of forfeit 4 whose value these texts change. */
const changed = (
  title: string,
  ...texts: NonNullable<Parameters<typeof character>[1]>
): ReturnType<typeof character> =>
  character({ side: 'light', title, power: 1, ability: 1, forfeit: 4 }, texts);

const self = (title: string) => ({ title, by: 'you' as const });

export const forfeitModified: PlayScenario = {
  id: 'forfeit-modified',
  title: {
    fr: 'Plus, moins, plancher, plafond, « sans réduction »',
    en: 'Plus, minus, floor, limit, "may not be reduced"',
  },
  intro: {
    fr: 'Cinq personnages inventés, tous de valeur de perte 4. Un texte obscur retranche 3 à chacun. Strong ajoute 2 ; Sturdy ne tombe pas sous 3 ; Firm ne peut être réduit ; Capped ajoute 9 sans dépasser 5 ; Plain n’a rien.',
    en: 'Five made-up characters, all of forfeit 4. A dark side text takes 3 off each. Strong adds 2; Sturdy does not fall below 3; Firm may not be reduced; Capped adds 9, limit 5; Plain has nothing.',
  },
  setup: {
    ...DAMAGE,
    dark: {
      table: [
        {
          card: character({ side: 'dark', title: 'Bully', power: 5, ability: 2, forfeit: 5 }, [
            { worth: { kind: 'character', by: 'opponent' }, add: -3 },
          ]),
          id: 'bully',
          at: 'cantina',
        },
      ],
      reserve: 3,
      force: 1,
    },
    light: {
      table: [
        { card: changed('Strong', { worth: self('Strong'), add: 2 }), id: 'strong', at: 'cantina' },
        { card: changed('Sturdy', { worth: self('Sturdy'), floor: 3 }), id: 'sturdy', at: 'cantina' },
        { card: changed('Firm', { worth: self('Firm'), firm: true }), id: 'firm', at: 'cantina' },
        { card: changed('Capped', { worth: self('Capped'), add: 9, limit: 5 }), id: 'capped', at: 'cantina' },
        { card: changed('Plain'), id: 'plain', at: 'cantina' },
      ],
      reserve: 20,
      force: 1,
    },
    underWay: { what: 'battle', at: 'cantina', segment: 'damage', damage: { light: 17 } },
  },
  line: [
    step(
      forfeit('light', 'strong'),
      'Strong : 4 + 2 − 3 = 3. Il reste 14 dommages.',
      'Strong: 4 + 2 − 3 = 3. There is 14 damage left.',
    ),
    step(
      forfeit('light', 'sturdy'),
      'Sturdy : 4 − 3 = 1, mais pas sous 3 : 3. Il reste 11.',
      'Sturdy: 4 − 3 = 1, but not below 3: 3. There is 11 left.',
    ),
    step(
      forfeit('light', 'firm'),
      'Firm ne peut être réduit : 4. Il reste 7.',
      'Firm may not be reduced: 4. There is 7 left.',
    ),
    step(
      forfeit('light', 'capped'),
      'Capped : 4 + 9 − 3 = 10, limité à 5. Il reste 2.',
      'Capped: 4 + 9 − 3 = 10, limited to 5. There is 2 left.',
    ),
    step(
      forfeit('light', 'plain'),
      'Plain : 4 − 3 = 1. Il reste 1 dommage.',
      'Plain: 4 − 3 = 1. There is 1 damage left.',
    ),
    key(lose('light', 'reserve'), 'Le dernier se paie en Force.', 'The last one is paid in Force.'),
  ],
  sources: ['swccg-advanced-rulebook#modifiers-and-resets'],
  outcome: { piles: { light: { reserve: 19 } } },
};

export const evaderSavesVader: PlayScenario = {
  id: 'evader-saves-vader',
  title: { fr: 'Vader sacrifié, sauvé par Evader', en: 'Vader forfeited, saved by Evader' },
  intro: {
    fr: 'L’attrition contre le côté obscur est 6 : Darth Vader n’est plus protégé. Son joueur tient Evader.',
    en: 'Attrition against the dark side is 6: Darth Vader is no longer protected. His player holds Evader.',
  },
  setup: {
    ...DAMAGE,
    dark: {
      hand: [EVADER],
      table: [{ card: 'darth-vader', id: 'vader', at: 'cantina' }],
      reserve: 6,
      force: 2,
    },
    underWay: { what: 'battle', at: 'cantina', segment: 'damage', attrition: { dark: 6 } },
  },
  line: [
    no(
      finish('dark'),
      'immunity-too-low',
      '6 n’est pas inférieur à 5 : Vader doit être sacrifié.',
      '6 is not less than 5: Vader must be forfeited.',
    ),
    step(
      forfeit('dark', 'vader'),
      'Vader est sacrifié : il vient d’être perdu.',
      'Vader is forfeited: he was just lost.',
    ),
    key(
      play('dark', 'evader'),
      'Action « just » : Evader le place dans la pile utilisée. L’attrition reste satisfaite.',
      'A "just" action: Evader places him in the Used Pile. Attrition stays satisfied.',
    ),
  ],
  sources: ['swccg-glossary-d-f#evader', 'swccg-death-star-ii#immunity-to-attrition'],
  outcome: { stack: [], cards: { vader: 'used', evader: 'lost' } },
};

export const lostAboard: PlayScenario = {
  id: 'lost-aboard',
  title: {
    fr: 'Ce qui est à bord est perdu avec le véhicule',
    en: 'What is aboard is lost with the vehicle',
  },
  intro: {
    fr: 'Un Sandcrawler porte deux Rebel Troopers. Le côté lumineux doit 9 dommages.',
    en: 'A Sandcrawler carries two Rebel Troopers. The light side owes 9 damage.',
  },
  setup: {
    ...DAMAGE,
    light: {
      table: [
        { card: 'sandcrawler', id: 'sandcrawler', at: 'cantina' },
        { card: 'rebel-trooper', id: 'driver', at: 'sandcrawler', as: 'driver' },
        { card: 'rebel-trooper', id: 'passenger', at: 'sandcrawler' },
      ],
      reserve: 3,
      force: 1,
    },
    underWay: { what: 'battle', at: 'cantina', segment: 'damage', damage: { light: 9 } },
  },
  line: [
    step(
      forfeit('light', 'passenger'),
      'Le passager d’abord : il compte 2.',
      'The passenger first: he counts 2.',
    ),
    key(
      forfeit('light', 'sandcrawler'),
      'Le Sandcrawler compte 5, et le conducteur est perdu avec lui sans rien compter : l’ordre importe.',
      'The Sandcrawler counts 5, and the driver is lost with it and counts for nothing: the order matters.',
    ),
    step(
      lose('light', 'reserve'),
      'Les 2 derniers se paient en Force. Voici le premier.',
      'The last 2 are paid in Force. This is the first.',
    ),
    step(lose('light', 'reserve'), 'Et le second : tout est satisfait.', 'And the second: all is satisfied.'),
  ],
  sources: ['swccg-death-star-ii#weapon-hits', 'swccg-death-star-ii#damage-segment'],
  outcome: {
    cards: { sandcrawler: 'lost', driver: 'lost', passenger: 'lost' },
    piles: { light: { reserve: 1 } },
  },
};

export const tripledToTheEnd: PlayScenario = {
  id: 'tripled-to-the-end',
  title: { fr: 'Dommages triplés, Force vitale épuisée', en: 'Damage tripled, Life Force exhausted' },
  intro: {
    fr: 'Un Stormtrooper attaque Luke. Le côté lumineux tient Don’t Underestimate Our Chances ; il reste 4 cartes de Force vitale à l’attaquant.',
    en: 'A Stormtrooper attacks Luke. The light side holds Don’t Underestimate Our Chances; the attacker has 4 cards of Life Force left.',
  },
  setup: {
    ...DAMAGE,
    dark: { table: [{ card: 'stormtrooper', id: 'stormtrooper', at: 'cantina' }], reserve: 3, force: 1 },
    light: { ...DAMAGE.light, hand: [{ card: DONT_UNDERESTIMATE, id: 'underestimate' }], reserve: [0, 5, 5] },
  },
  line: [
    step(
      battleAt('dark', 'cantina'),
      'Le côté obscur utilise sa dernière Force.',
      'The dark side uses its last Force.',
    ),
    step(play('light', 'underestimate'), 'Réponse « just ».', 'A "just" response.'),
    key(
      draw('light', 0),
      'Luke tire 0. Total 3 contre 1 : 2 dommages, triplés en 6. L’attrition, qui existe, est 0.',
      'Luke draws 0. Total 3 against 1: 2 damage, tripled to 6. Attrition exists, and is 0.',
    ),
    step(
      forfeit('dark', 'stormtrooper'),
      'Le Stormtrooper compte 2. Il reste 4 dommages.',
      'The Stormtrooper counts 2. There is 4 damage left.',
    ),
    paid('dark', 3),
    paid('dark', 2),
    paid('dark', 1),
    key(
      lose('dark', 'used'),
      'Le dernier épuise la Force vitale : la partie est finie.',
      'The last one exhausts Life Force, and the game is over.',
    ),
  ],
  sources: ['swccg-card-data#dont-underestimate-our-chances', 'swccg-death-star-ii#victory'],
  outcome: { over: true, defeated: 'dark' },
};
