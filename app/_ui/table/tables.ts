import type { Game } from '../../_corpus/games';
import type { StandId } from '../../_stands/registry';

/** What can be laid out: a simulator and what its table begins from. Words are set in the reader's language. */
export interface Tables {
  engine: StandId;
  game: Game;
  title: string;
  templates: { id: string; title: string }[];
}
