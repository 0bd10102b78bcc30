/** Events that bring about a number worth working out, and which of their figures it is. */
export const COUNTED = {
  'swccg-battle:damage': 'amount',
  'swccg-battle:attrition': 'amount',
  'swccg-battle:won': 'by',
  'swccg-force:must-lose': 'amount',
  'swccg-force:retrieved': 'count',
  'swccg-force:recirculated': 'count',
  'yj-battle:won': 'by',
  'yj-battle:damage': 'amount',
  'yj-battle:breakthrough': 'count',
  'yj-duel:power': 'total',
  'yj-duel:loser-damage': 'amount',
  'yj-duel:full-damage': 'amount',
  'yj-duel:drawn-damage': 'amount',
  'yj-planets:damage': 'count',
  'yj-planets:breakthrough': 'count',
  'yj-planets:stranded': 'count',
  'yj-evacuation:damage': 'count',
  'gundam-play:damaged': 'left',
  'gundam-play:must-discard': 'count',
  'gundam-attack:damaged': 'left',
  'gundam-turn:must-discard': 'count',
  'gundam-turn:damaged': 'left',
} as const;

/** A simulator, and the event of it that brings the number about. */
export type Counted = keyof typeof COUNTED;
