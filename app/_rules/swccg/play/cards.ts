import { CARDS } from '../battle/cards';
import type { CharacterFacts } from '../battle/facts';
import { timesDamage } from '../stack/cards/times-damage';
import type { Card, Standing } from '../stack/schema';
import { cardOfFigures, REACTS } from './from-figures';

/** Cards of the examples of a whole play: their figures are public facts, their texts as far as the examples need them. */

/** swccg/react: it moves as a react, and cards may get off where it arrives. */
export const UBRIKKIAN_9000 = cardOfFigures(
  { ...CARDS['ubrikkian-9000-z001'], landspeed: 3, deploy: 2 },
  { destiny: 2, text: [REACTS] },
);

/** swccg/dengar: stronger by each character that faces him. */
export const DENGAR = cardOfFigures(
  {
    kind: 'character',
    side: 'dark',
    title: 'Dengar',
    persona: 'Dengar',
    power: 2,
    ability: 2,
    forfeit: 3,
    deploy: 4,
    pilot: { power: 2 },
  },
  {
    destiny: 1,
    copies: 1,
    tags: ['warrior', 'alien'],
    standing: [{ powerFor: { kind: 'character', by: 'opponent' }, add: 1 }],
  },
);

/** swccg/dr-evazan: right after a hit, the patient is lost. */
export const DR_EVAZAN = cardOfFigures(
  {
    kind: 'character',
    side: 'dark',
    title: 'Dr. Evazan',
    power: 1,
    ability: 2,
    forfeit: 3,
    deploy: 2,
    pilot: { power: 2 },
  },
  {
    destiny: 3,
    copies: 1,
    tags: ['warrior', 'alien'],
    text: [
      {
        name: 'operate',
        from: 'table',
        just: { what: 'hit', kind: 'character', at: 'battle' },
        needs: [{ inBattle: { title: 'Dr. Evazan' } }],
        result: [{ do: 'place', cards: 'followed', in: 'lost' }],
        rule: 'swccg/dr-evazan',
      },
    ],
  },
);

/** swccg/dresselian-commando: the destiny that it adds goes to total power, and nowhere else. */
export const DRESSELIAN_COMMANDO = cardOfFigures(
  {
    kind: 'character',
    side: 'light',
    title: 'Dresselian Commando',
    power: 2,
    ability: 2,
    forfeit: 2,
    deploy: 3,
  },
  {
    destiny: 2,
    tags: ['warrior'],
    standing: [
      {
        destinies: 1,
        to: 'power',
        exterior: true,
        against: { kind: 'character', tag: 'alien', unique: false, by: 'opponent' },
      },
    ],
  },
);

export const LIGHTSABER = cardOfFigures(CARDS['dark-jedi-lightsaber'], {
  destiny: 2,
  tags: ['lightsaber'],
});

/** swccg/dodge: away from a battle that was just initiated, or 3 off each destiny of a shot. */
export const DODGE: Card = {
  title: 'Dodge',
  side: 'light',
  kind: 'interrupt',
  pile: 'lost',
  copies: 1,
  destiny: 3,
  text: [
    {
      name: 'away',
      label: { fr: 's’éloigner de la bataille', en: 'move away from the battle' },
      answers: { type: 'battle', by: 'opponent' },
      just: true,
      targets: {
        card: { kind: 'character', by: 'you', at: 'battle', field: 'alone' },
        to: { kind: 'location', field: 'reach' },
      },
      result: [{ do: 'move', cards: { target: 'card' }, to: { target: 'to' } }],
      rule: 'swccg/dodge',
    },
    {
      name: 'shot',
      label: { fr: 'esquiver un tir', en: 'dodge a shot' },
      answers: { type: 'fire', by: 'opponent' },
      just: true,
      targets: {
        character: { kind: 'character', by: 'you', abilityOver: 2, field: 'aimed-at', implicit: true },
      },
      result: [{ do: 'add-to-each', add: -3 }],
      rule: 'swccg/dodge',
    },
  ],
};

/** swccg/dark-strike: 3 more in all, not with each draw. */
export const DARK_STRIKE: Card = {
  title: 'Dark Strike',
  side: 'dark',
  kind: 'interrupt',
  pile: 'lost',
  copies: 1,
  destiny: 2,
  text: [
    { answers: { type: 'fire', tag: 'lightsaber', by: 'you' }, result: [{ do: 'add-to-total', add: 3 }] },
  ],
};

/** swccg/end-this-destructive-conflict */
export const END_THIS_DESTRUCTIVE_CONFLICT: Card = {
  title: 'End This Destructive Conflict',
  side: 'dark',
  kind: 'interrupt',
  copies: 1,
  destiny: 2,
  text: [
    {
      name: 'used',
      label: { fr: 'utilisée : puissance −4', en: 'Used: power -4' },
      pile: 'used',
      needs: [{ duringBattle: true }],
      targets: { character: { kind: 'character', by: 'opponent', atTag: 'site', field: 'present' } },
      result: [{ do: 'add-power', cards: { target: 'character' }, add: -4 }],
      rule: 'swccg/end-this-destructive-conflict',
    },
    {
      name: 'lost',
      label: { fr: 'perdue : annuler une destinée', en: 'Lost: cancel a destiny' },
      pile: 'lost',
      answers: { type: 'draw-destiny', purpose: 'battle' },
      just: true,
      needs: [{ inBattle: { kind: 'character', atTag: 'site' } }],
      costs: [{ use: 3 }],
      cancels: true,
      rule: 'swccg/end-this-destructive-conflict',
    },
  ],
};

/** swccg/dont-underestimate-our-chances: the loser's battle damage is tripled; attrition is not. */
export const DONT_UNDERESTIMATE = timesDamage(
  "Don't Underestimate Our Chances",
  'light',
  3,
  'swccg/dont-underestimate-our-chances',
);

/** A character with these figures and this standing text, under a name that says so. */
export const character = (facts: Omit<CharacterFacts, 'kind'>, standing: Standing[] = []): Card =>
  cardOfFigures({ kind: 'character', ...facts }, { standing });

/** An Interrupt of no title that matters, which does this in the weapons segment of a battle. */
export const interrupt = (
  title: string,
  side: Card['side'],
  text: NonNullable<Card['text']>[number],
  pile: 'used' | 'lost' = 'used',
): Card => ({
  title,
  side,
  kind: 'interrupt',
  pile,
  text: [{ needs: [{ duringBattle: true }], ...text }],
});

/** The Effect that makes a spy at a site an undercover one; it is lost when the cover is broken. */
// swccg/card-states#undercover
export const UNDERCOVER: Card = {
  title: 'Undercover',
  side: 'both',
  kind: 'effect',
  destiny: 4,
  tags: ['cover'],
  text: [
    {
      name: 'deploy',
      targets: { spy: { kind: 'character', by: 'you', field: 'spy' } },
      on: 'spy',
      result: [{ do: 'go-undercover', cards: { target: 'spy' } }],
    },
  ],
};
