import type { Card } from '../schema';

/** swccg/sense: an Interrupt or a react, if destiny allows; Alter for sure. */
export const SENSE: Card = {
  title: 'Sense',
  side: 'both',
  kind: 'interrupt',
  pile: 'used',
  destiny: 3,
  text: [
    {
      answers: { any: [{ type: 'play', kind: 'interrupt' }, { type: 'react' }] },
      just: true,
      cancels: { ifDestinyBelow: 'ability', unless: { title: 'Alter' } },
    },
  ],
};

/** swccg/alter: an Effect, being deployed or on table, if destiny allows; a Sense just played for sure. */
export const ALTER: Card = {
  title: 'Alter',
  side: 'both',
  kind: 'interrupt',
  pile: 'used',
  destiny: 4,
  text: [
    {
      name: 'sense',
      label: { fr: 'annuler Sense', en: 'cancel Sense' },
      answers: { title: 'Sense' },
      just: true,
      cancels: true,
    },
    {
      name: 'deploying',
      label: { fr: 'annuler l’effet qui se déploie', en: 'cancel the Effect being deployed' },
      answers: { type: 'deploy', kind: ['effect', 'utinni-effect'] },
      cancels: { ifDestinyBelow: 'ability' },
    },
    {
      name: 'on-table',
      label: { fr: 'annuler un effet sur la table', en: 'cancel an Effect on table' },
      targets: { effect: { kind: ['effect', 'utinni-effect'] } },
      needs: [{ onTable: { kind: 'character', by: 'you' } }, { ability: 'any' }],
      result: [
        { do: 'draw', purpose: 'Alter' },
        {
          do: 'if',
          test: { destiny: '<', than: 'ability' },
          so: [{ do: 'cancel-cards', cards: { target: 'effect' } }],
        },
      ],
    },
  ],
};

/**
 * swccg/control: Sense or Alter, and then it is immune to Sense; or an Immediate or Mobile Effect, or a Force drain.
 * Its text does not say "just"; but a Sense or an Alter is only there to be cancelled while it has just been played.
 */
export const CONTROL: Card = {
  title: 'Control',
  side: 'both',
  kind: 'interrupt',
  pile: 'lost',
  destiny: 2,
  text: [
    {
      name: 'sense-or-alter',
      label: { fr: 'annuler Sense ou Alter', en: 'cancel Sense or Alter' },
      answers: { title: ['Sense', 'Alter'] },
      just: true,
      immune: ['Sense'],
      cancels: true,
    },
    {
      name: 'deploying',
      label: { fr: 'annuler l’effet qui se déploie', en: 'cancel the Effect being deployed' },
      answers: { type: 'deploy', kind: ['immediate-effect', 'mobile-effect'] },
      cancels: true,
    },
    {
      name: 'force-drain',
      label: { fr: 'annuler le drainage de Force', en: 'cancel the Force drain' },
      answers: { type: 'force-drain' },
      cancels: true,
    },
    {
      name: 'on-table',
      label: { fr: 'annuler un effet sur la table', en: 'cancel an Effect on table' },
      targets: { effect: { kind: ['immediate-effect', 'mobile-effect'] } },
      result: [{ do: 'cancel-cards', cards: { target: 'effect' } }],
    },
  ],
};
