import type { Card } from '../schema';
import { timesDamage } from './times-damage';

/** The cards that the documents' examples play, as far as the examples need them. */

export const CRASH_SITE_MEMORIAL: Card = {
  title: 'Crash Site Memorial',
  side: 'light',
  kind: 'effect',
  copies: 1,
  destiny: 5,
};

/** swccg/nabrun-leids: characters, destination, the destiny that sets the price and the price itself are its initiation. */
export const NABRUN_LEIDS: Card = {
  title: 'Nabrun Leids',
  side: 'light',
  kind: 'interrupt',
  pile: 'used',
  destiny: 4,
  text: [
    {
      needs: [{ duringBattle: false }],
      targets: {
        characters: { kind: 'character', by: 'you', many: true, together: true },
        site: { kind: 'location', tag: 'site', elsewhere: 'characters' },
      },
      costs: [{ draw: 'Nabrun Leids' }, { use: 'drawn' }],
      result: [{ do: 'relocate', cards: { target: 'characters' }, to: { target: 'site' } }],
    },
  ],
};

/** swccg/tentacle: the Interrupt has its result and is caught; from then on its title is unique. */
export const TENTACLE: Card = {
  title: 'Tentacle',
  side: 'dark',
  kind: 'immediate-effect',
  destiny: 5,
  cost: 1,
  immune: ['Control'],
  text: [
    {
      answers: { type: 'play', kind: 'interrupt', by: 'opponent' },
      just: true,
      result: [{ do: 'grab' }, { do: 'limit', copies: 1 }],
    },
  ],
};

export const A_GIFT: Card = {
  title: 'A Gift',
  side: 'light',
  kind: 'immediate-effect',
  copies: 1,
  destiny: 4,
  immune: ['Control'],
  text: [
    {
      just: { what: 'moved', tag: 'droid', by: 'you', to: "Jabba's Palace: Audience Chamber" },
      targets: { droid: { tag: 'droid', by: 'you', at: "Jabba's Palace: Audience Chamber" } },
      on: 'droid',
    },
  ],
};

/** Example 3 does not say what it does to those who were transported; neither does this. */
export const NO_GOOD_SWINDLER: Card = {
  title: 'Double-Crossing, No-Good Swindler',
  side: 'dark',
  kind: 'interrupt',
  pile: 'lost',
  copies: 1,
  destiny: 3,
  text: [{ just: { what: 'completed', title: 'Nabrun Leids' } }],
};

export const YOU_OVERESTIMATE = timesDamage('You Overestimate Their Chances', 'dark', 3);

/** swccg/dont-get-cocky */
export const DONT_GET_COCKY: Card = {
  title: "Don't Get Cocky",
  side: 'light',
  kind: 'interrupt',
  pile: 'lost',
  copies: 1,
  destiny: 5,
  text: [
    {
      name: 'luke-and-han',
      label: { fr: 'ajouter deux destinées de bataille', en: 'add two battle destinies' },
      needs: [{ inBattle: { title: 'Luke Skywalker' } }, { inBattle: { title: 'Han Solo' } }],
      result: [{ do: 'modify', value: 'battle-destinies', add: 2 }],
    },
    {
      name: 'tie',
      label: { fr: 'perdre un TIE/ln', en: 'make a TIE/ln lost' },
      answers: { type: 'battle', by: 'opponent' },
      just: true,
      targets: { tie: { tag: 'tie/ln', at: 'battle' } },
      result: [{ do: 'place', cards: { target: 'tie' }, in: 'lost' }],
    },
  ],
};

export const BERU_STEW: Card = {
  title: 'Beru Stew',
  side: 'light',
  kind: 'interrupt',
  pile: 'lost',
  copies: 1,
  destiny: 4,
  text: [{ result: [{ do: 'activate', who: 'each', count: 2 }] }],
};

/** swccg/dark-forces: when Sense or Alter is played, Jedi can be left out of the highest-ability character. */
export const DARK_FORCES: Card = {
  title: 'Dark Forces',
  side: 'dark',
  kind: 'effect',
  copies: 1,
  destiny: 4,
  text: [
    {
      name: 'exclude',
      from: 'table',
      answers: { title: ['Sense', 'Alter'] },
      times: 60,
      costs: [{ use: 1 }],
      targets: { jedi: { kind: 'character', tag: 'jedi' } },
      result: [{ do: 'exclude', cards: { target: 'jedi' } }],
      rule: 'swccg/dark-forces',
    },
  ],
};

export const COLLISION: Card = {
  title: 'Collision!',
  side: 'light',
  kind: 'interrupt',
  pile: 'lost',
  destiny: 4,
  cost: 1,
  text: [
    {
      needs: [{ onTable: { kind: 'starship', by: 'opponent' }, count: 2 }],
      targets: { starships: { kind: 'starship', by: 'opponent', many: true, together: true } },
      result: [
        { do: 'draw', purpose: 'Collision!' },
        {
          do: 'if',
          test: { destiny: '<', than: 2 },
          so: [
            {
              do: 'note',
              what: 'collision',
              say: { fr: 'les vaisseaux se heurtent', en: 'the starships collide' },
            },
          ],
        },
      ],
    },
  ],
};

export const REVOLUTION: Card = { title: 'Revolution', side: 'light', kind: 'effect', destiny: 3 };

/**
 * swccg/evader: its Used function cancels every Revolution, its Lost function saves a card just lost: Vader, his TIE, or
 * an Imperial from a location with the tag `death-star`.
 */
export const EVADER: Card = {
  title: 'Evader',
  side: 'dark',
  kind: 'interrupt',
  destiny: 4,
  text: [
    {
      name: 'used',
      label: { fr: 'utilisée : annuler Revolution', en: 'Used: cancel Revolution' },
      pile: 'used',
      targets: { revolutions: { title: 'Revolution', all: true } },
      result: [
        { do: 'cancel-cards', cards: { target: 'revolutions' } },
        { do: 'lose', who: 'opponent', count: { per: 'revolutions' } },
      ],
    },
    {
      name: 'lost',
      label: { fr: 'perdue : sauver une carte', en: 'Lost: save a card' },
      pile: 'lost',
      just: {
        what: 'lost',
        any: [
          { title: ['Darth Vader', 'Lord Vader', "Vader's Custom TIE"] },
          { kind: 'character', tag: 'imperial', atTag: 'death-star' },
        ],
      },
      result: [{ do: 'place', cards: 'followed', in: 'used' }],
    },
  ],
};

/** swccg/actions-step-1b#explicit-and-implicit: the location is named, a Scomp link there is implied. */
export const SHOCKING_REVELATION: Card = {
  title: 'Shocking Revelation',
  side: 'dark',
  kind: 'interrupt',
  copies: 1,
  destiny: 5,
  text: [
    {
      targets: {
        location: { kind: 'location' },
        link: { tag: 'scomp-link', atTarget: 'location', implicit: true },
      },
      result: [
        {
          do: 'note',
          what: 'scomp-links-off',
          say: {
            fr: 'les liens Scomp de cette localisation ne servent plus ce tour-ci',
            en: 'Scomp links there cannot be used for the rest of the turn',
          },
        },
      ],
    },
  ],
};

/** Cancelling aside, all that matters here is whom it targets. */
export const VADERS_OBSESSION: Card = {
  title: "Vader's Obsession",
  side: 'dark',
  kind: 'interrupt',
  pile: 'lost',
  copies: 1,
  destiny: 6,
  text: [
    {
      targets: {
        vader: { title: 'Darth Vader', by: 'you' },
        luke: { title: 'Luke Skywalker', atTarget: 'vader' },
      },
      result: [{ do: 'note', what: 'duel', say: { fr: 'le duel commence', en: 'the duel begins' } }],
    },
  ],
};
