import type { Timing } from '../../_rules/gundam/cards';
import type { Moment } from '../../_rules/gundam/moments';
import type { AttackStep, Due, Seat } from '../../_rules/gundam/play/state';
import type { Locale } from '../locales';

/** The words around a drawn position of the attack simulator. */
export interface PlayPictureWords {
  player: (seat: Seat) => string;
  team: (seats: string) => string;
  turnOf: (who: string) => string;
  nthTurn: (number: number, who: string) => string;
  preparing: (moment: string) => string;
  moments: Record<Moment, string>;
  endPhase: string;
  over: string;
  won: (who: string) => string;
  mayAct: (who: string) => string;
  mayBlock: (who: string) => string;
  toSpeak: (who: string, passes: number) => string;
  toReveal: (who: string) => string;
  toDecide: (who: string, card: string) => string;
  /** What somebody has to answer. */
  due: Record<Due['what'], (who: string, left: number) => string>;
  phaseAsks: Record<Exclude<Moment, 'main'>, (who: string) => string>;
  underWay: string;
  lookedAt: (who: string) => string;
  track: string;
  phases: string;
  /** The phases in a word each. */
  phaseSteps: Record<Moment, string>;
  /** The steps in a word each. */
  steps: Record<AttackStep, string>;
  passes: (count: number) => string;
  units: (who: string) => string;
  area: (who: string) => string;
  hand: (who: string) => string;
  piles: (who: string) => string;
  trash: string;
  deck: string;
  resourceDeck: string;
  resourceDeckShort: string;
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

const cartes = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`);

const fr: PlayPictureWords = {
  player: (seat) => `joueur ${seat}`,
  team: (seats) => `équipe ${seats.replace('+', ' et ')}`,
  turnOf: (who) => `Tour : ${who}`,
  nthTurn: (number, who) => `Tour ${number} : ${who}`,
  preparing: (moment) => `Avant le premier tour · ${moment}`,
  moments: {
    hand: 'main de départ',
    shields: 'pose des Shields',
    tokens: 'pose des jetons',
    start: 'phase d’ouverture',
    draw: 'phase de pioche',
    resource: 'phase de Resource',
    main: 'phase principale',
    end: 'phase de fin',
  },
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
  due: {
    draw: (who, left) => `${capital(who)} : dire ce qui est pioché (${cartes(left)}).`,
    mill: (who, left) => `${capital(who)} : dire ce qui va à la défausse (${cartes(left)}).`,
    discard: (who, left) => `${capital(who)} : défausser ${cartes(left)}.`,
    may: (who) => `${capital(who)} : le faire ou non.`,
    choose: (who) => `${capital(who)} : choisir.`,
    trash: (who) => `${capital(who)} : choisir une carte de la défausse.`,
    exile: (who, left) => `${capital(who)} : exiler ${cartes(left)} de la défausse.`,
    'shuffle-in': (who, left) => `${capital(who)} : remettre ${cartes(left)} de la défausse dans le deck.`,
    deploy: (who) => `${capital(who)} : choisir la carte à déployer.`,
    pair: (who) => `${capital(who)} : choisir la carte à associer.`,
    room: (who, left) => `${capital(who)} : faire de la place (${left === 1 ? '1 Unit' : `${left} Units`}).`,
    look: (who) => `${capital(who)} : que faire des cartes regardées ?`,
    'one-of': (who) => `${capital(who)} : choisir une possibilité.`,
  },
  phaseAsks: {
    hand: (who) => `${capital(who)} : garder la main ou en changer.`,
    shields: (who) => `${capital(who)} : poser les Shields.`,
    tokens: (who) => `${capital(who)} : poser les jetons.`,
    start: (who) => `${capital(who)} : redresser ses cartes.`,
    draw: (who) => `${capital(who)} : piocher.`,
    resource: (who) => `${capital(who)} : poser une Resource.`,
    end: (who) => `${capital(who)} : finir le tour.`,
  },
  underWay: 'Texte en cours',
  lookedAt: (who) => `Cartes regardées · ${who}`,
  track: 'Étapes de l’attaque',
  phases: 'Le tour',
  phaseSteps: {
    hand: 'main',
    shields: 'Shields',
    tokens: 'jetons',
    start: 'ouverture',
    draw: 'pioche',
    resource: 'Resource',
    main: 'principale',
    end: 'fin',
  },
  steps: { attack: 'attaque', block: 'blocage', action: 'action', damage: 'dégâts', end: 'fin' },
  passes: (count) => (count < 2 ? `${count} passe` : `${count} passes`),
  units: (who) => `Zone de combat · ${who}`,
  area: (who) => `Shields, Base et Resources · ${who}`,
  hand: (who) => `Main · ${who}`,
  piles: (who) => `Piles · ${who}`,
  trash: 'défausse',
  deck: 'deck',
  resourceDeck: 'deck de Resources',
  resourceDeckShort: 'deck Res.',
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
  nthTurn: (number, who) => `Turn ${number}: ${who}`,
  preparing: (moment) => `Before the first turn · ${moment}`,
  moments: {
    hand: 'starting hand',
    shields: 'placing of Shields',
    tokens: 'placing of tokens',
    start: 'start phase',
    draw: 'draw phase',
    resource: 'resource phase',
    main: 'main phase',
    end: 'end phase',
  },
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
  due: {
    draw: (who, left) => `${capital(who)}: say what is drawn (${left === 1 ? '1 card' : `${left} cards`}).`,
    mill: (who, left) =>
      `${capital(who)}: say what goes to the trash (${left === 1 ? '1 card' : `${left} cards`}).`,
    discard: (who, left) => `${capital(who)}: discard ${left === 1 ? '1 card' : `${left} cards`}.`,
    may: (who) => `${capital(who)}: do it or not.`,
    choose: (who) => `${capital(who)}: choose.`,
    trash: (who) => `${capital(who)}: choose a card of the trash.`,
    exile: (who, left) => `${capital(who)}: exile ${left === 1 ? '1 card' : `${left} cards`} of the trash.`,
    'shuffle-in': (who, left) =>
      `${capital(who)}: return ${left === 1 ? '1 card' : `${left} cards`} of the trash to the deck.`,
    deploy: (who) => `${capital(who)}: choose the card to deploy.`,
    pair: (who) => `${capital(who)}: choose the card to pair.`,
    room: (who, left) => `${capital(who)}: make room (${left === 1 ? '1 Unit' : `${left} Units`}).`,
    look: (who) => `${capital(who)}: what about the cards looked at?`,
    'one-of': (who) => `${capital(who)}: choose one of these.`,
  },
  phaseAsks: {
    hand: (who) => `${capital(who)}: keep the hand or redraw.`,
    shields: (who) => `${capital(who)}: place the Shields.`,
    tokens: (who) => `${capital(who)}: place the tokens.`,
    start: (who) => `${capital(who)}: set your cards active.`,
    draw: (who) => `${capital(who)}: draw.`,
    resource: (who) => `${capital(who)}: place a Resource.`,
    end: (who) => `${capital(who)}: end the turn.`,
  },
  underWay: 'Text under way',
  lookedAt: (who) => `Cards looked at · ${who}`,
  track: 'Steps of the attack',
  phases: 'The turn',
  phaseSteps: {
    hand: 'hand',
    shields: 'Shields',
    tokens: 'tokens',
    start: 'start',
    draw: 'draw',
    resource: 'Resource',
    main: 'main',
    end: 'end',
  },
  steps: { attack: 'attack', block: 'block', action: 'action', damage: 'damage', end: 'end' },
  passes: (count) => (count === 1 ? '1 pass' : `${count} passes`),
  units: (who) => `Battle area · ${who}`,
  area: (who) => `Shields, Base and Resources · ${who}`,
  hand: (who) => `Hand · ${who}`,
  piles: (who) => `Piles · ${who}`,
  trash: 'trash',
  deck: 'deck',
  resourceDeck: 'resource deck',
  resourceDeckShort: 'res. deck',
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
