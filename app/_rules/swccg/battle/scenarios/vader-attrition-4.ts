import type { BattleScenario } from '../state';
import { opening, SOURCES, setup } from './vader-and-stormtrooper';

export const vaderAttrition4: BattleScenario = {
  id: 'vader-attrition-4',
  title: {
    fr: 'Lord Vader et un Stormtrooper : attrition de 4',
    en: 'Lord Vader and a Stormtrooper: attrition of 4',
  },
  intro: {
    fr: 'Lord Vader est immunisé contre l’attrition inférieure à 6. Le Stormtrooper ne l’est pas. Qui faut-il sacrifier ?',
    en: 'Lord Vader is immune to attrition of less than 6. The Stormtrooper has no immunity. Who has to go?',
  },
  setup,
  line: [
    ...opening,
    {
      move: { type: 'draw', player: 'light', value: 4 },
      say: {
        fr: 'Le côté lumineux tire 4, soit 7 au total. Ce 4 sera aussi l’attrition contre le côté obscur.',
        en: 'The light side draws a 4, for a total of 7. That 4 will also be the attrition against the dark side.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 0 },
      say: {
        fr: 'Le côté obscur révèle une localisation : 0. Il gagne tout de même, 8 contre 7. Le perdant a 1 dommage à satisfaire.',
        en: 'The dark side turns up a location, worth 0. It still wins, 8 to 7, and the loser has 1 battle damage to satisfy.',
      },
      key: true,
    },
    {
      move: { type: 'lose', player: 'light', from: 'reserve' },
      say: {
        fr: 'Le côté lumineux paie son dommage d’une carte de sa pile de réserve et garde Luke.',
        en: 'The light side pays its damage with the top card of its Reserve Deck and keeps Luke.',
      },
    },
    {
      move: { type: 'lose', player: 'dark', from: 'reserve' },
      refused: 'attrition-not-in-force',
      say: {
        fr: 'Le côté obscur ne peut pas en faire autant : l’attrition ne se paie qu’en cartes de la bataille.',
        en: 'The dark side cannot do the same: attrition is paid only in cards from the battle.',
      },
    },
    {
      move: { type: 'finish', player: 'dark' },
      refused: 'attrition-not-satisfied',
      say: {
        fr: 'L’immunité de Vader ne couvre pas le Stormtrooper. Tant qu’il est là, le côté obscur ne peut pas s’arrêter.',
        en: 'Vader’s immunity does not cover the Stormtrooper. While that card is there, the dark side cannot stop.',
      },
    },
    {
      move: { type: 'forfeit', player: 'dark', card: 'trooper' },
      say: {
        fr: 'Le Stormtrooper est sacrifié : 2 d’attrition satisfaits, il en reste 2.',
        en: 'The Stormtrooper is forfeited. That satisfies 2 attrition and leaves 2.',
      },
      key: true,
    },
    {
      move: { type: 'finish', player: 'dark' },
      say: {
        fr: 'Le total de 4 est inférieur à 6 : Vader est à l’abri, et le reste est ignoré. Le côté obscur pourrait encore le sacrifier, mais rien ne l’y oblige.',
        en: 'The total of 4 is less than 6, so Vader is safe and the rest is ignored. The dark side could still forfeit him, but nothing makes it.',
      },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'C’est la fin de la bataille. Les cartes y sont encore ; aucune action ne se joue à ce moment.',
        en: 'This is the end of the battle. Cards are still in it, but nobody has an action for this moment.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'La bataille est terminée. Lord Vader tient toujours le site face à Luke.',
        en: 'The battle is over. Lord Vader is still at the site, and so is Luke.',
      },
      key: true,
    },
  ],
  sources: SOURCES,
};
