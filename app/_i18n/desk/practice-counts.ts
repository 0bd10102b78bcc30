import type { Counted } from '../../_desk/practice/counted';
import type { Args } from '../../_rules/core/contract';
import { SEATS, type Seat } from '../../_stands/picture';
import { SIMULATOR_WORDS } from '../simulators';

type Counts = Record<Counted, (args: Args) => string>;

const isSeat = (value: unknown): value is Seat => SEATS.some((seat) => seat === value);
const le = ({ player }: Args): string => (isSeat(player) ? `le ${SIMULATOR_WORDS.fr.seats[player]}` : '');
const the = ({ player }: Args): string => {
  if (!isSeat(player)) return '';
  const name = SIMULATOR_WORDS.en.seats[player];
  return player === 'light' || player === 'dark' ? `the ${name}` : name;
};

const damageFr = (args: Args) => `Combien de dommages ${le(args)} subit-il ?`;
const damageEn = (args: Args) => `How much damage does ${the(args)} take?`;
const percee = () => 'Combien de cartes la percée coûte-t-elle au défenseur ?';
const breakthrough = () => 'How many cards does the breakthrough cost the defender?';
const pvLeft = ({ card }: Args) => `Combien de HP reste-t-il à ${card} ?`;
const hpLeft = ({ card }: Args) => `How many HP does ${card} have left?`;
const discardFr = (args: Args) => `Combien de cartes ${le(args)} doit-il défausser ?`;
const discardEn = (args: Args) => `How many cards must ${the(args)} discard?`;

export const countsFr: Counts = {
  'swccg-battle:damage': (args) => `Combien de dommages de bataille ${le(args)} subit-il ?`,
  'swccg-battle:attrition': (args) => `De combien est l’attrition contre ${le(args)} ?`,
  'swccg-battle:won': (args) => `De combien ${le(args)} gagne-t-il la bataille ?`,
  'swccg-force:must-lose': (args) => `Combien de Force ${le(args)} doit-il perdre ?`,
  'swccg-force:retrieved': (args) => `Combien de Force ${le(args)} récupère-t-il ?`,
  'swccg-force:recirculated': (args) => `Combien de cartes ${le(args)} fait-il recirculer ?`,
  'yj-battle:won': (args) => `De combien ${le(args)} gagne-t-il le combat ?`,
  'yj-battle:damage': damageFr,
  'yj-battle:breakthrough': percee,
  'yj-duel:power': ({ character }) => `${character} : quelle est sa puissance dans ce duel ?`,
  'yj-duel:loser-damage': damageFr,
  'yj-duel:full-damage': damageFr,
  'yj-duel:drawn-damage': damageFr,
  'yj-planets:damage': damageFr,
  'yj-planets:breakthrough': percee,
  'yj-planets:stranded': (args) => `Combien de cartes ${le(args)} laisse-t-il échouées sur la planète ?`,
  'yj-evacuation:damage': damageFr,
  'gundam-play:damaged': pvLeft,
  'gundam-play:must-discard': discardFr,
  'gundam-attack:damaged': pvLeft,
  'gundam-turn:must-discard': discardFr,
  'gundam-turn:damaged': pvLeft,
};

export const countsEn: Counts = {
  'swccg-battle:damage': (args) => `How much battle damage does ${the(args)} suffer?`,
  'swccg-battle:attrition': (args) => `How much attrition is there against ${the(args)}?`,
  'swccg-battle:won': (args) => `By how much does ${the(args)} win the battle?`,
  'swccg-force:must-lose': (args) => `How much Force must ${the(args)} lose?`,
  'swccg-force:retrieved': (args) => `How much Force does ${the(args)} retrieve?`,
  'swccg-force:recirculated': (args) => `How many cards does ${the(args)} recirculate?`,
  'yj-battle:won': (args) => `By how much does ${the(args)} win the fight?`,
  'yj-battle:damage': damageEn,
  'yj-battle:breakthrough': breakthrough,
  'yj-duel:power': ({ character }) => `What is the power of ${character} in this duel?`,
  'yj-duel:loser-damage': damageEn,
  'yj-duel:full-damage': damageEn,
  'yj-duel:drawn-damage': damageEn,
  'yj-planets:damage': damageEn,
  'yj-planets:breakthrough': breakthrough,
  'yj-planets:stranded': (args) => `How many cards does ${the(args)} leave stranded on the planet?`,
  'yj-evacuation:damage': damageEn,
  'gundam-play:damaged': hpLeft,
  'gundam-play:must-discard': discardEn,
  'gundam-attack:damaged': hpLeft,
  'gundam-turn:must-discard': discardEn,
  'gundam-turn:damaged': hpLeft,
};
