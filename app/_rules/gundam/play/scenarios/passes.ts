import type { ScenarioStep } from '../../../core/contract';
import type { Refusal } from '../refusals';
import type { Move, Seat } from '../state';

type PlayStep = ScenarioStep<Move, Refusal>;

export const noBlock = (player: Seat): PlayStep => ({
  move: { type: 'pass', player },
  say: { fr: `Le joueur ${player} ne bloque pas.`, en: `Player ${player} does not block.` },
});

export const passes = (player: Seat): PlayStep => ({
  move: { type: 'pass', player },
  say: { fr: `Le joueur ${player} passe.`, en: `Player ${player} passes.` },
});

/** The main phase ends, and nobody acts in the action step of the end phase. */
export const endsTurn = (player: Seat, other: Seat): PlayStep[] => [
  {
    move: { type: 'end', player },
    say: {
      fr: `Le joueur ${player} finit sa phase principale. L’étape d’action de la phase de fin commence par son adversaire.`,
      en: `Player ${player} ends the main phase. The action step of the end phase begins with the opponent.`,
    },
  },
  passes(other),
  {
    move: { type: 'pass', player },
    say: {
      fr: 'Deux passes à la suite : l’étape d’action est finie, et le tour avec elle.',
      en: 'Two passes in a row: the action step is over, and the turn with it.',
    },
  },
];

/** The three phases before the main phase, in which there is nothing to decide. */
export const beginsTurn = (player: Seat): PlayStep[] => [
  {
    move: { type: 'set-active', player },
    say: { fr: `Le joueur ${player} redresse ses cartes.`, en: `Player ${player} sets all cards active.` },
  },
  {
    move: { type: 'draw', player },
    say: { fr: 'Il pioche une carte.', en: 'The player draws a card.' },
  },
  {
    move: { type: 'place-resource', player },
    say: {
      fr: 'Il pose une Resource : la phase principale commence.',
      en: 'A Resource is placed: the main phase begins.',
    },
  },
];
