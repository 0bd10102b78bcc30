import type { Timing } from '../../_rules/gundam/cards';
import type { AttackStep, Seat } from '../../_rules/gundam/play/state';
import type { Locale } from '../locales';

/** The words around a drawn position of the attack simulator. */
export interface PlayPictureWords {
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
  /** The steps in a word each. */
  steps: Record<AttackStep, string>;
  passes: (count: number) => string;
  units: (who: string) => string;
  area: (who: string) => string;
  hand: (who: string) => string;
  piles: (who: string) => string;
  trash: string;
  deck: string;
  handPile: string;
  unknown: string;
  resource: string;
  exResource: string;
  shield: string;
  emptyArea: string;
  noUnits: string;
  out: string;
  pilot: string;
  command: string;
  base: string;
  token: string;
  timings: Record<Timing, string>;
  marks: {
    attacks: string;
    target: string;
    blocks: string;
    deployed: string;
    link: string;
    revealed: string;
    burst: string;
    waits: string;
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const fr: PlayPictureWords = {
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
      : `${capital(who)} : agir ou passer (${fr.passes(passes)} à la suite).`,
  toReveal: (who) => `${capital(who)} : révéler le Shield détruit.`,
  toDecide: (who, card) => `${capital(who)} : que faire pour ${card} ?`,
  track: 'Étapes de l’attaque',
  steps: { attack: 'attaque', block: 'blocage', action: 'action', damage: 'dégâts', end: 'fin' },
  passes: (count) => (count < 2 ? `${count} passe` : `${count} passes`),
  units: (who) => `Zone de combat · ${who}`,
  area: (who) => `Shields, Base et Resources · ${who}`,
  hand: (who) => `Main · ${who}`,
  piles: (who) => `Piles · ${who}`,
  trash: 'défausse',
  deck: 'deck',
  handPile: 'main',
  unknown: 'carte inconnue',
  resource: 'Resource',
  exResource: 'EX Resource',
  shield: 'Shield',
  emptyArea: 'sans Shield',
  noUnits: 'aucune Unit',
  out: 'hors du jeu',
  pilot: 'Pilot',
  command: 'Command',
  base: 'Base',
  token: 'jeton',
  timings: { main: 'Main', action: 'Action' },
  marks: {
    attacks: 'attaque',
    target: 'cible',
    blocks: 'bloque',
    deployed: 'déployée',
    link: 'Link Unit',
    revealed: 'détruit',
    burst: 'Burst ?',
    waits: 'attend',
  },
};

const en: PlayPictureWords = {
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
      : `${capital(who)}: act or pass (${en.passes(passes)} in a row).`,
  toReveal: (who) => `${capital(who)}: reveal the destroyed Shield.`,
  toDecide: (who, card) => `${capital(who)}: what about ${card}?`,
  track: 'Steps of the attack',
  steps: { attack: 'attack', block: 'block', action: 'action', damage: 'damage', end: 'end' },
  passes: (count) => (count === 1 ? '1 pass' : `${count} passes`),
  units: (who) => `Battle area · ${who}`,
  area: (who) => `Shields, Base and Resources · ${who}`,
  hand: (who) => `Hand · ${who}`,
  piles: (who) => `Piles · ${who}`,
  trash: 'trash',
  deck: 'deck',
  handPile: 'hand',
  unknown: 'unknown card',
  resource: 'Resource',
  exResource: 'EX Resource',
  shield: 'Shield',
  emptyArea: 'no Shields',
  noUnits: 'no Units',
  out: 'out of the game',
  pilot: 'Pilot',
  command: 'Command',
  base: 'Base',
  token: 'token',
  timings: { main: 'Main', action: 'Action' },
  marks: {
    attacks: 'attacks',
    target: 'target',
    blocks: 'blocks',
    deployed: 'deployed',
    link: 'Link Unit',
    revealed: 'destroyed',
    burst: 'Burst?',
    waits: 'waiting',
  },
};

export const PLAY_PICTURE: Record<Locale, PlayPictureWords> = { fr, en };
