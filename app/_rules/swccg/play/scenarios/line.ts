import type { ScenarioStep } from '../../../core/contract';
import type { Side } from '../../../core/sides';
import { lose, type Move } from '../../stack/moves';
import type { Refusal, RefusalCode } from '../../stack/refusals';
import type { PlayLocation } from '../setup';

type Step = ScenarioStep<Move, Refusal>;

/** A step of a line: the move, and what is said of it in French and English. */
export const step = (move: Move, fr: string, en: string): Step => ({ move, say: { fr, en } });
/** A position worth jumping to. */
export const key = (move: Move, fr: string, en: string): Step => ({ ...step(move, fr, en), key: true });
/** A move that the rules refuse. */
export const no = (move: Move, refused: RefusalCode, fr: string, en: string): Step => ({
  ...step(move, fr, en),
  refused,
});

/** One Force lost to the battle from the Reserve Deck, and how much damage is left then. */
export const paid = (by: Side, left: number): Step =>
  step(
    lose(by, 'reserve'),
    `Une Force de moins : il reste ${left} ${left === 1 ? 'dommage' : 'dommages'}.`,
    `One Force less: ${left} damage is left.`,
  );

export const battleAt = (by: Side, location: string): Move => ({
  type: 'play',
  by,
  card: `${by}-battle`,
  targets: { location },
});
export const drainAt = (by: Side, location: string): Move => ({
  type: 'play',
  by,
  card: `${by}-drain`,
  targets: { location },
});
export const moveTo = (by: Side, card: string, to: string): Move => ({
  type: 'play',
  by,
  card: `${by}-move`,
  targets: { card, to },
});
export const fire = (by: Side, weapon: string, target: string): Move => ({
  type: 'play',
  by,
  card: weapon,
  targets: { target },
});
export const forfeit = (by: Side, card: string): Move => ({ type: 'forfeit', by, card });
export const finish = (by: Side): Move => ({ type: 'finish', by });

/** Sites of Tatooine that lie side by side, as they are printed. */
export const CANTINA: PlayLocation = {
  id: 'cantina',
  title: 'Tatooine: Cantina',
  kind: 'site',
  of: 'Tatooine',
  icons: { light: 2, dark: 2 },
};
export const MOS_EISLEY: PlayLocation = {
  ...CANTINA,
  id: 'mos-eisley',
  title: 'Tatooine: Mos Eisley',
  exterior: true,
  icons: { light: 2, dark: 1 },
};
export const DUNES: PlayLocation = {
  ...MOS_EISLEY,
  id: 'dunes',
  title: 'Tatooine: Dune Sea',
  icons: { light: 1, dark: 1 },
};
export const TATOOINE: PlayLocation = {
  id: 'tatooine',
  title: 'Tatooine',
  kind: 'system',
  parsec: 7,
  icons: { light: 2, dark: 1 },
};
export const JABBAS_PALACE: PlayLocation = {
  ...MOS_EISLEY,
  id: 'palace',
  title: "Tatooine: Jabba's Palace",
  icons: { light: 1, dark: 2 },
};
