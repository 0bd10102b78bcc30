import type { Seat } from '../../_rules/gundam/attack/state';
import type { Timing } from '../../_rules/gundam/cards';
import type { Locale } from '../locales';

/** The words around a drawn position of the attack simulator. */
export interface AttackPictureWords {
  player: (seat: Seat) => string;
  team: (seats: string) => string;
  turnOf: (who: string) => string;
  mainPhase: string;
  endPhase: string;
  over: string;
  won: (who: string) => string;
  mayAct: (who: string) => string;
  mayBlock: (who: string) => string;
  toSpeak: (who: string, passes: number) => string;
  toReveal: (who: string) => string;
  toDecide: (who: string, card: string) => string;
  track: string;
  units: (who: string) => string;
  area: (who: string) => string;
  hand: (who: string) => string;
  rest: string;
  shields: string;
  trash: string;
  deck: string;
  unknownHand: string;
  resources: string;
  restedResources: string;
  exResources: string;
  shield: string;
  emptyArea: string;
  noUnits: string;
  pilot: string;
  command: string;
  base: string;
  token: string;
  lv: (lv: number) => string;
  cost: (cost: number) => string;
  timings: Record<Timing, string>;
  hp: (left: number, all: number) => string;
  ap: (ap: number) => string;
  marks: {
    attacks: string;
    target: string;
    rested: string;
    deployed: string;
    link: string;
    revealed: string;
    burst: string;
    waits: string;
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const fr: AttackPictureWords = {
  player: (seat) => `joueur ${seat}`,
  team: (seats) => `équipe ${seats.replace('+', ' et ')}`,
  turnOf: (who) => `Tour : ${who}`,
  mainPhase: 'phase principale',
  endPhase: 'phase de fin',
  over: 'Le tour est terminé.',
  won: (who) => `Victoire : ${who}.`,
  mayAct: (who) => `${capital(who)} : à vous d’attaquer, de jouer ou de finir le tour.`,
  mayBlock: (who) => `${capital(who)} : bloquer ou non.`,
  toSpeak: (who, passes) =>
    passes === 0
      ? `${capital(who)} : agir ou passer.`
      : `${capital(who)} : agir ou passer (${passes < 2 ? `${passes} passe` : `${passes} passes`} à la suite).`,
  toReveal: (who) => `${capital(who)} : révéler le Shield détruit.`,
  toDecide: (who, card) => `${capital(who)} : que faire pour ${card} ?`,
  track: 'Étapes de l’attaque',
  units: (who) => `Zone de combat · ${who}`,
  area: (who) => `Zone de Shield · ${who}`,
  hand: (who) => `Main · ${who}`,
  rest: 'Autres zones',
  shields: 'Shields restants',
  trash: 'défausse',
  deck: 'deck',
  unknownHand: 'main inconnue',
  resources: 'Resources actives',
  restedResources: 'Resources au repos',
  exResources: 'EX Resources',
  shield: 'Shield',
  emptyArea: 'vide : le prochain dégât de combat fait perdre',
  noUnits: 'aucune Unit',
  pilot: 'Pilot',
  command: 'Command',
  base: 'Base',
  token: 'jeton',
  lv: (lv) => `Lv. ${lv}`,
  cost: (cost) => `Cost ${cost}`,
  timings: { main: 'Main', action: 'Action' },
  hp: (left, all) => (left === all ? `HP ${all}` : `HP ${left} sur ${all}`),
  ap: (ap) => `AP ${ap}`,
  marks: {
    attacks: 'attaque',
    target: 'cible',
    rested: 'au repos',
    deployed: 'déployée ce tour',
    link: 'Link Unit',
    revealed: 'détruit',
    burst: 'Burst ?',
    waits: 'capacité en attente',
  },
};

const en: AttackPictureWords = {
  player: (seat) => `player ${seat}`,
  team: (seats) => `team ${seats.replace('+', ' and ')}`,
  turnOf: (who) => `Turn: ${who}`,
  mainPhase: 'main phase',
  endPhase: 'end phase',
  over: 'The turn is over.',
  won: (who) => `Victory: ${who}.`,
  mayAct: (who) => `${capital(who)}: attack, play, or end the turn.`,
  mayBlock: (who) => `${capital(who)}: block or not.`,
  toSpeak: (who, passes) =>
    passes === 0
      ? `${capital(who)}: act or pass.`
      : `${capital(who)}: act or pass (${passes === 1 ? '1 pass' : `${passes} passes`} in a row).`,
  toReveal: (who) => `${capital(who)}: reveal the destroyed Shield.`,
  toDecide: (who, card) => `${capital(who)}: what about ${card}?`,
  track: 'Steps of the attack',
  units: (who) => `Battle area · ${who}`,
  area: (who) => `Shield area · ${who}`,
  hand: (who) => `Hand · ${who}`,
  rest: 'Other areas',
  shields: 'Shields left',
  trash: 'trash',
  deck: 'deck',
  unknownHand: 'unknown hand',
  resources: 'active Resources',
  restedResources: 'rested Resources',
  exResources: 'EX Resources',
  shield: 'Shield',
  emptyArea: 'empty: the next battle damage loses the game',
  noUnits: 'no Units',
  pilot: 'Pilot',
  command: 'Command',
  base: 'Base',
  token: 'token',
  lv: (lv) => `Lv. ${lv}`,
  cost: (cost) => `Cost ${cost}`,
  timings: { main: 'Main', action: 'Action' },
  hp: (left, all) => (left === all ? `HP ${all}` : `HP ${left} of ${all}`),
  ap: (ap) => `AP ${ap}`,
  marks: {
    attacks: 'attacking',
    target: 'target',
    rested: 'rested',
    deployed: 'deployed this turn',
    link: 'Link Unit',
    revealed: 'destroyed',
    burst: 'Burst?',
    waits: 'ability waiting',
  },
};

export const ATTACK_PICTURE: Record<Locale, AttackPictureWords> = { fr, en };
