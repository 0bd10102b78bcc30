import type { Game } from '../../_corpus/games';
import type { Seat } from '../../_stands/picture';

/** Names that the desk is told by the server, so that it need not fetch the dictionaries they stand in. */
export interface DeskNames {
  games: Record<Game, string>;
  seats: Record<Seat, string>;
  /** Names of events by their ids, as far as the device knows them. */
  events?: ReadonlyMap<string, string>;
}
