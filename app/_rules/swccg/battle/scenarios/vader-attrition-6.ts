import type { BattleScenario } from '../state';
import { opening, SOURCES, setup } from './vader-and-stormtrooper';

export const vaderAttrition6: BattleScenario = {
  id: 'vader-attrition-6',
  title: {
    fr: 'Lord Vader et un Stormtrooper : attrition de 6',
    en: 'Lord Vader and a Stormtrooper: attrition of 6',
  },
  intro: {
    fr: 'Même bataille, mais l’attrition atteint 6, le seuil de l’immunité de Lord Vader. Sacrifier d’abord le Stormtrooper le sauve-t-il ?',
    en: 'The same battle, but attrition reaches 6, the limit of Lord Vader’s immunity. Does giving up the Stormtrooper first save him?',
  },
  setup,
  line: [
    ...opening,
    {
      move: { type: 'draw', player: 'light', value: 6 },
      say: {
        fr: 'Le côté lumineux tire 6, soit 9 au total.',
        en: 'The light side draws a 6, for a total of 9.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 0 },
      say: {
        fr: 'Le côté obscur tire 0 et perd, 8 contre 9. Il subit 1 dommage et une attrition de 6. Une immunité « inférieure à 6 » ne vaut plus.',
        en: 'The dark side draws a 0 and loses, 8 to 9. It faces 1 battle damage and attrition of 6, which immunity to “less than 6” no longer stops.',
      },
      key: true,
    },
    {
      move: { type: 'forfeit', player: 'dark', card: 'trooper' },
      say: {
        fr: 'Le Stormtrooper part le premier. Ses 2 comptent deux fois : le dommage est satisfait, et il reste 4 d’attrition.',
        en: 'The Stormtrooper goes first. Its 2 counts twice over: the damage is satisfied, and 4 attrition is left.',
      },
    },
    {
      move: { type: 'finish', player: 'dark' },
      refused: 'immunity-too-low',
      say: {
        fr: 'Comparer Vader aux 4 restants ? Non : l’immunité se compare à l’attrition totale, et elle est toujours de 6.',
        en: 'Compare Vader with the 4 that is left? No: immunity looks at total attrition, and that is still 6.',
      },
      key: true,
    },
    {
      move: { type: 'forfeit', player: 'dark', card: 'vader' },
      say: {
        fr: 'Lord Vader doit donc partir aussi. Seul, il aurait suffi : sa valeur de perte est de 8.',
        en: 'So Lord Vader has to go as well. Alone he would have been enough: his forfeit value is 8.',
      },
      key: true,
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'À la fin de la bataille, personne n’a d’action à jouer.',
        en: 'At the end of the battle, nobody has an action to take.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'La bataille est terminée. Le côté obscur n’a plus rien au site.',
        en: 'The battle is over. The dark side has nothing left at the site.',
      },
    },
  ],
  sources: SOURCES,
};
