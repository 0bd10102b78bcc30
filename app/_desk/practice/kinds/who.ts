import { PRACTICE_WORDS } from '../../../_i18n/desk/practice';
import { SIMULATOR_WORDS } from '../../../_i18n/simulators';
import type { Random } from '../../../_rules/core/seeded';
import { SEATS, type Seat } from '../../../_stands/picture';
import type { Position } from '../position';
import { type Asked, inBoth } from '../question';
import { ruleOfTurn } from './moves';

/** Everybody who has something on the table. */
function seatsAt({ ground, state }: Position): Seat[] {
  const { zones } = ground.stand.picture('fr', state);
  const seen = new Set<Seat | undefined>(
    zones.flatMap((zone) => [zone.seat, ...('cards' in zone ? zone.cards.map(({ seat }) => seat) : [])]),
  );
  return SEATS.filter((seat) => seen.has(seat));
}

/** "Who has the next opportunity?" Only where a single player can move. */
export function askWho(_: Random, position: Position): Asked | undefined {
  const { ground, options, state } = position;
  const able = [...new Set(options.map((move) => ground.stand.seatOf(move)))];
  const [seat] = able;
  const seats = seatsAt(position);
  if (able.length !== 1 || !seat || seats.length < 2 || !seats.includes(seat)) return undefined;
  return {
    kind: 'who',
    ask: inBoth((locale) => PRACTICE_WORDS[locale].ask.who),
    choices: seats.map((each) => inBoth((locale) => SIMULATOR_WORDS[locale].seats[each])),
    right: seats.indexOf(seat),
    why: [inBoth((locale) => ground.stand.picture(locale, state).opportunity.text)],
    rule: ruleOfTurn(position),
  };
}
