import type { Random } from '../../../../app/_rules/core/seeded';
import { SIDES, type Side } from '../../../../app/_rules/core/sides';
import * as characters from '../../../../app/_rules/swccg/stack/cards/characters';
import * as examples from '../../../../app/_rules/swccg/stack/cards/examples';
import * as theForce from '../../../../app/_rules/swccg/stack/cards/the-force';
import { activation, battle, drawPhase, forceDrain } from '../../../../app/_rules/swccg/stack/cards/virtual';
import type { Card } from '../../../../app/_rules/swccg/stack/schema';
import type { Setup } from '../../../../app/_rules/swccg/stack/setup';
import type { Phase } from '../../../../app/_rules/swccg/stack/timing';

const { site, UBRIKKIAN, STORMTROOPER, ...people } = characters;
const PLAYABLE: Card[] = [...Object.values(theForce), ...Object.values(examples)];
const PEOPLE: Card[] = Object.values(people);
const PHASES_TO_START: Phase[] = ['activate', 'control', 'deploy', 'battle', 'move'];

/** Some setup of the cards of the examples. */
export function randomSetup(pick: Random): Setup {
  const hand = (side: Side) => {
    const own = PLAYABLE.filter((card) => card.side === side || card.side === 'both');
    return Array.from({ length: pick(6) }, () => own[pick(own.length)] as Card);
  };
  const places = ['audience-chamber', 'dunes'];
  const someone = (side: Side) =>
    PEOPLE.filter((card) => card.side === side && pick(3) > 0).map((card) => ({
      card,
      at: places[pick(2)] as string,
      ...(pick(8) === 0 ? { captive: true as const } : {}),
    }));
  const heap = (): (number | null)[] =>
    Array.from({ length: pick(7) }, () => (pick(4) === 0 ? null : pick(7)));
  const player = (side: Side): Setup[Side] => ({
    hand: hand(side),
    table: [
      ...someone(side),
      ...(side === 'light'
        ? [
            { card: site("Jabba's Palace: Audience Chamber"), id: 'audience-chamber' },
            { card: site('Tatooine: Dunes', pick(2) ? ['scomp-link'] : []), id: 'dunes' },
          ]
        : [
            { card: UBRIKKIAN, id: 'ubrikkian', at: 'dunes' },
            { card: STORMTROOPER, at: 'ubrikkian' },
          ]),
      ...(pick(3) === 0 ? [side === 'light' ? examples.REVOLUTION : examples.DARK_FORCES] : []),
    ],
    may: [
      battle({
        at: 'dunes',
        power: { light: pick(9), dark: pick(9) },
        destinies: { light: pick(2), dark: pick(2) },
      }),
      forceDrain({ at: 'audience-chamber', amount: pick(3) }),
      activation(pick(3)),
      drawPhase(pick(3)),
    ],
    reserve: heap(),
    force: pick(7),
    used: pick(2),
    lost: pick(2),
  });
  const turn = SIDES[pick(2)] as Side;
  return {
    turn,
    phase: PHASES_TO_START[pick(PHASES_TO_START.length)] as Phase,
    light: player('light'),
    dark: player('dark'),
    turns: 1 + pick(2),
    shuffled: SIDES.filter(() => pick(2) === 0),
    patient: pick(4) === 0,
  };
}
