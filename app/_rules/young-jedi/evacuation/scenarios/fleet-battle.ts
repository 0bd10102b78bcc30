import type { EvacuationScenario } from '../state';
import {
  BATTLESHIP,
  BRAVO_1,
  BRAVO_2,
  DROID_FIGHTER,
  FIGHTERS_TOGETHER,
  LIGHTSABER,
  MAULS_FIGHTER,
  OBI_WAN,
  ON_THE_RUN,
  PANAKA,
  RADIANT,
  ROYAL_STARSHIP,
  TRANSPORT_BONUS,
} from './cards';

const naboo = { id: 'naboo', title: 'Naboo', cards: { light: [OBI_WAN, LIGHTSABER] } };
const evacuate = { type: 'evacuate', player: 'light', planet: 'naboo' } as const;

export const fleetBattle: EvacuationScenario = {
  id: 'fleet-battle',
  title: { fr: 'Deux flottes, deux plans', en: 'Two fleets, two plans' },
  intro: {
    fr: 'Le côté lumineux vient chercher Obi-Wan et son sabre sur Naboo avec deux transports et un chasseur. Le côté obscur a trois vaisseaux. Chacun a une carte Battle en main.',
    en: 'The light side comes for Obi-Wan and his lightsaber on Naboo with two transports and a starfighter. The dark side has three starships. Each holds a Battle card.',
  },
  setup: {
    turn: 'light',
    planets: [naboo],
    players: {
      light: { hyperspace: [RADIANT, ROYAL_STARSHIP, BRAVO_2], hand: [TRANSPORT_BONUS, PANAKA], deck: 24 },
      dark: { hyperspace: [BATTLESHIP, DROID_FIGHTER, MAULS_FIGHTER], hand: [FIGHTERS_TOGETHER], deck: 24 },
    },
  },
  line: [
    {
      move: evacuate,
      say: { fr: 'Les trois vaisseaux sont engagés.', en: 'All three starships are committed.' },
    },
    {
      move: { type: 'intercept', player: 'dark', without: ['battleship'] },
      refused: 'all-must-be-committed',
      say: {
        fr: 'Le côté obscur voudrait garder son transport : non, il engage tout lui aussi.',
        en: 'The dark side would rather keep its transport back: no, it commits everything too.',
      },
    },
    {
      move: { type: 'intercept', player: 'dark' },
      say: { fr: 'Il intercepte. C’est lui l’attaquant.', en: 'It intercepts, and is the attacker.' },
    },
    {
      move: { type: 'declare', player: 'light', count: 1 },
      refused: 'attacker-declares-first',
      say: {
        fr: 'Celui qui intercepte annonce le premier.',
        en: 'The player who intercepts declares first.',
      },
    },
    {
      move: { type: 'declare', player: 'dark', count: 1 },
      say: { fr: 'Une carte Battle, sans la montrer.', en: 'One Battle card, not shown.' },
    },
    { move: { type: 'declare', player: 'light', count: 1 }, say: { fr: 'Une aussi.', en: 'One as well.' } },
    {
      move: { type: 'declare', player: 'dark', count: 0 },
      refused: 'already-declared',
      say: { fr: 'Ce qui est annoncé est annoncé.', en: 'What is declared is declared.' },
    },
    {
      move: { type: 'place', player: 'light', card: 'panaka' },
      refused: 'only-battle-cards',
      say: {
        fr: 'Pas de bluff : de la main, seules des cartes Battle entrent dans le plan.',
        en: 'No bluffing: from hand, only Battle cards go into the plan.',
      },
    },
    {
      move: { type: 'place', player: 'light', card: 'bravo-2' },
      say: { fr: 'Le chasseur passe devant.', en: 'The starfighter goes first.' },
    },
    {
      move: { type: 'place', player: 'light', card: 'transport-bonus' },
      say: {
        fr: 'La carte Battle se place avant son vaisseau…',
        en: 'The Battle card goes before its starship…',
      },
    },
    {
      move: { type: 'place', player: 'light', card: 'royal-starship' },
      say: { fr: '… le vaisseau royal.', en: '… the royal starship.' },
    },
    {
      move: { type: 'place', player: 'light', card: 'radiant' },
      say: { fr: 'Radiant VII ferme la marche.', en: 'Radiant VII brings up the rear.' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'battleship' },
      say: { fr: 'En face, Battleship d’abord…', en: 'On the other side, Battleship first…' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'fighters-together' },
      say: {
        fr: '… puis une carte qui réunit deux chasseurs…',
        en: '… then a card that joins two starfighters…',
      },
    },
    {
      move: { type: 'place', player: 'dark', card: 'droid-fighter' },
      say: { fr: '… le premier…', en: '… the one…' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'mauls-fighter' },
      say: {
        fr: '… et le second. Les plans sont prêts : Bravo 2 contre Battleship.',
        en: '… and the other. The plans are ready: Bravo 2 against Battleship.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'light', value: 3 },
      say: {
        fr: '4 et 3 contre 6 : Battleship est détruit, 3 dommages. Puis le vaisseau royal, à 7 avec sa carte Battle, contre deux chasseurs ensemble, à 7 avant leurs tirages.',
        en: '4 and 3 against 6: Battleship is destroyed for 3 damage. Then the royal starship, at 7 with its Battle card, meets two starfighters together, at 7 before their draws.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'dark', value: 2 },
      say: { fr: 'Chaque chasseur du groupe tire : 2…', en: 'Each starfighter of the group draws: a 2…' },
    },
    {
      move: { type: 'draw', player: 'dark', value: 3 },
      say: {
        fr: '… et 3. 12 contre 7 : le vaisseau royal est détruit. Le plan du côté obscur est épuisé, Radiant VII passe. Un transport suffit : Obi-Wan et son sabre sont sauvés.',
        en: '… and a 3. 12 against 7: the royal starship is destroyed. The dark side’s plan has run out, and Radiant VII gets through. One transport is enough: Obi-Wan and his lightsaber are saved.',
      },
      key: true,
    },
  ],
  sources: [
    'young-jedi-rulebook#hyperspace',
    'young-jedi-rulebook#destiny-order',
    'young-jedi-rulebook#fight-together',
  ],
};

export const noTransportLeft: EvacuationScenario = {
  id: 'no-transport-left',
  title: { fr: 'Le chasseur revient seul', en: 'The starfighter comes back alone' },
  intro: {
    fr: 'Radiant VII et Bravo 1 viennent chercher Obi-Wan. Trois vaisseaux les attendent.',
    en: 'Radiant VII and Bravo 1 come for Obi-Wan. Three starships are waiting.',
  },
  setup: {
    turn: 'light',
    planets: [naboo],
    players: {
      light: { hyperspace: [RADIANT, BRAVO_1], deck: 24 },
      dark: { hyperspace: [MAULS_FIGHTER, DROID_FIGHTER, BATTLESHIP], deck: 24 },
    },
  },
  line: [
    { move: evacuate, say: { fr: 'Tout le monde part.', en: 'Everyone sets out.' } },
    { move: { type: 'intercept', player: 'dark' }, say: { fr: 'Interception.', en: 'Interception.' } },
    {
      move: { type: 'declare', player: 'dark', count: 0 },
      say: { fr: 'Sans carte Battle.', en: 'No Battle card.' },
    },
    {
      move: { type: 'declare', player: 'light', count: 0 },
      say: { fr: 'Sans carte Battle.', en: 'No Battle card.' },
    },
    {
      move: { type: 'place', player: 'light', card: 'bravo-1' },
      say: { fr: 'Bravo 1, puis…', en: 'Bravo 1, then…' },
    },
    {
      move: { type: 'place', player: 'light', card: 'radiant' },
      say: { fr: '… Radiant VII.', en: '… Radiant VII.' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'droid-fighter' },
      say: { fr: 'Un chasseur…', en: 'One starfighter…' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'mauls-fighter' },
      say: { fr: '… un autre…', en: '… another…' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'battleship' },
      say: { fr: '… et un transport.', en: '… and a transport.' },
    },
    {
      move: { type: 'draw', player: 'dark', value: 5 },
      refused: 'no-draw-due',
      say: {
        fr: 'Pas encore : le défenseur tire toujours avant l’attaquant.',
        en: 'Not yet: the defender always draws before the attacker.',
      },
    },
    {
      move: { type: 'draw', player: 'light', value: 6 },
      say: { fr: 'Bravo 1 monte à 10.', en: 'Bravo 1 reaches 10.' },
    },
    {
      move: { type: 'draw', player: 'dark', value: 1 },
      say: { fr: 'Contre 4 : le premier chasseur tombe.', en: 'Against 4: the first starfighter falls.' },
    },
    {
      move: { type: 'draw', player: 'dark', value: 5 },
      say: {
        fr: 'Le chasseur de Maul monte à 9 contre 6 : Radiant VII est détruit. Battleship reste sans adversaire, et ne fait aucun dommage : pas de percée entre vaisseaux. Bravo 1 a survécu, mais plus aucun transport : Obi-Wan et son sabre sont perdus.',
        en: 'Maul’s starfighter reaches 9 against 6: Radiant VII is destroyed. Battleship has no opponent and does no damage: there is no breakthrough between starships. Bravo 1 has survived, but no transport has: Obi-Wan and his lightsaber are lost.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#hyperspace'],
};

export const onTheRun: EvacuationScenario = {
  id: 'on-the-run',
  title: { fr: 'Rattraper le transport caché à la fin', en: 'Catching the transport kept for last' },
  intro: {
    fr: 'Le côté lumineux a un vaisseau de plus et garde Radiant VII pour la fin du plan. Le côté obscur tient We Have Them On The Run.',
    en: 'The light side has one starship more, and keeps Radiant VII at the end of its plan. The dark side holds We Have Them On The Run.',
  },
  setup: {
    turn: 'light',
    planets: [naboo],
    players: {
      light: { hyperspace: [BRAVO_1, BRAVO_2, RADIANT], deck: 24 },
      dark: { hyperspace: [DROID_FIGHTER, MAULS_FIGHTER], hand: [ON_THE_RUN], deck: 24 },
    },
  },
  line: [
    { move: evacuate, say: { fr: 'Évacuation de Naboo.', en: 'Naboo is evacuated.' } },
    { move: { type: 'intercept', player: 'dark' }, say: { fr: 'Interception.', en: 'Interception.' } },
    {
      move: { type: 'declare', player: 'dark', count: 1 },
      say: { fr: 'Une carte Battle.', en: 'One Battle card.' },
    },
    { move: { type: 'declare', player: 'light', count: 0 }, say: { fr: 'Aucune.', en: 'None.' } },
    { move: { type: 'place', player: 'light', card: 'bravo-1' }, say: { fr: 'Bravo 1,', en: 'Bravo 1,' } },
    { move: { type: 'place', player: 'light', card: 'bravo-2' }, say: { fr: 'Bravo 2,', en: 'Bravo 2,' } },
    {
      move: { type: 'place', player: 'light', card: 'radiant' },
      say: {
        fr: 'et Radiant VII en troisième, face à deux vaisseaux seulement.',
        en: 'and Radiant VII third, with only two starships against it.',
      },
    },
    {
      move: { type: 'place', player: 'dark', card: 'droid-fighter' },
      say: { fr: 'Un chasseur,', en: 'A starfighter,' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'on-the-run' },
      say: { fr: 'la carte Battle,', en: 'the Battle card,' },
    },
    {
      move: { type: 'place', player: 'dark', card: 'mauls-fighter' },
      say: { fr: 'et le chasseur de Maul.', en: 'and Maul’s starfighter.' },
    },
    { move: { type: 'draw', player: 'light', value: 4 }, say: { fr: 'Bravo 1 : 8.', en: 'Bravo 1: 8.' } },
    {
      move: { type: 'draw', player: 'dark', value: 2 },
      say: { fr: '5 : le premier chasseur est perdu.', en: '5: the first starfighter is lost.' },
    },
    {
      move: { type: 'draw', player: 'light', value: 3 },
      say: { fr: 'Bravo 2 tire pour sa puissance…', en: 'Bravo 2 draws for its power…' },
    },
    {
      move: { type: 'draw', player: 'dark', value: 1 },
      say: {
        fr: '… l’adversaire aussi, et les cartes Battle se résolvent ensuite. Le chasseur de Maul quitte ce combat et revient sur son plan ; Bravo 2 reste sans adversaire. Le voilà face à Radiant VII.',
        en: '… so does its opponent, and then the Battle cards resolve. Maul’s starfighter leaves this fight and goes back on its plan; Bravo 2 is left over. Now it faces Radiant VII.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'dark', value: 5 },
      say: {
        fr: '9 contre 6 : le seul transport est détruit, et l’évacuation échoue.',
        en: '9 against 6: the only transport is destroyed, and the evacuation fails.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#hyperspace', 'young-jedi-rulebook#on-the-run-virtual'],
};
