import type { Side } from '../../_rules/core/sides';
import type { Step, TurnStep } from '../../_rules/young-jedi/planets/state';

const du = (side: Side): string => (side === 'dark' ? 'du côté obscur' : 'du côté lumineux');
const au = (side: Side): string => (side === 'dark' ? 'au côté obscur' : 'au côté lumineux');
const le = (side: Side): string => (side === 'dark' ? 'le côté obscur' : 'le côté lumineux');
const the = (side: Side): string => (side === 'dark' ? 'the dark side' : 'the light side');

/** The steps of a turn in a word or two each. */
const track = {
  fr: { begin: 'début', deploy: 'déploiement', battle: 'bataille', 'even-up': 'Even Up', end: 'fin' },
  en: { begin: 'begin', deploy: 'deploy', battle: 'battle', 'even-up': 'Even Up', end: 'end' },
} satisfies Record<string, Record<TurnStep, string>>;

/** What the picture of the planets says besides the words of its events and moves. */
export const PLANETS_PICTURE = {
  fr: {
    turn: (number: number, side: Side) => `Tour ${number} ${du(side)}`,
    steps: 'Le tour',
    planets: 'Planètes',
    inPlay: 'en jeu',
    ahead: 'à venir',
    controlled: 'contrôlée',
    track: track.fr,
    destiny: 'destinée',
    hand: (side: Side) => `Main ${du(side)}`,
    empty: 'vide',
    piles: (side: Side) => `Piles ${du(side)}`,
    pileNames: {
      draw: 'pioche',
      hand: 'main',
      discard: 'défausse',
      lap: 'course',
      hyperspace: 'hyperespace',
    },
    hidden: 'cachée',
    stranded: 'échouée',
    fighting: 'combat',
    fought: 'a combattu',
    counters: 'compteurs',
    damage: 'dommages',
    countersLeft: (n: number) => `reste ${n}`,
    firstTurn: 'premier tour ici',
    toAct: (side: Side, step: Step) =>
      ({
        start: 'Chaque joueur tire une destinée.',
        choose: `${au(side)} de choisir la planète.`,
        fetch: `${au(side)} de chercher une carte Effect, ou non.`,
        penalty: `${au(side)} de reprendre ses cartes, ou non.`,
        begin: `${au(side)} de retourner ses cartes cachées.`,
        deploy: `${au(side)} de déployer.`,
        battle: `${au(side)} de déclarer une bataille, ou non.`,
        'even-up': `${au(side)} de faire Even Up.`,
        end: `${au(side)} de finir son tour, ou de concéder.`,
      })[step],
    send: 'Chaque joueur révèle un combattant.',
    settle: 'On tire les destinées, le défenseur d’abord, puis on compare.',
    over: {
      planets: (side: Side) => `Victoire ${du(side)}, par les planètes.`,
      deck: (side: Side) => `Victoire ${du(side)}, par épuisement de la pile adverse.`,
      'illegal-deck': (side: Side) => `Deck illégal : ${le(side)} gagne.`,
      draw: 'Partie nulle.',
      turns: 'L’exemple s’arrête ici.',
    },
  },
  en: {
    turn: (number: number, side: Side) => `Turn ${number}, ${the(side)}`,
    steps: 'The turn',
    planets: 'Planets',
    inPlay: 'in play',
    ahead: 'ahead',
    controlled: 'controlled',
    track: track.en,
    destiny: 'destiny',
    hand: (side: Side) => `Hand of ${the(side)}`,
    empty: 'empty',
    piles: (side: Side) => `Piles of ${the(side)}`,
    pileNames: {
      draw: 'deck',
      hand: 'hand',
      discard: 'discard',
      lap: 'Podracing',
      hyperspace: 'hyperspace',
    },
    hidden: 'hidden',
    stranded: 'stranded',
    fighting: 'fighting',
    fought: 'has fought',
    counters: 'counters',
    damage: 'damage',
    countersLeft: (n: number) => `${n} left`,
    firstTurn: 'first turn here',
    toAct: (side: Side, step: Step) =>
      ({
        start: 'Each player draws destiny.',
        choose: `${the(side)} chooses the planet.`,
        fetch: `${the(side)} may fetch an Effect card.`,
        penalty: `${the(side)} may take its cards back.`,
        begin: `${the(side)} turns up its hidden cards.`,
        deploy: `${the(side)} deploys.`,
        battle: `${the(side)} may declare a battle.`,
        'even-up': `${the(side)} evens up.`,
        end: `${the(side)} ends its turn, or concedes.`,
      })[step],
    send: 'Each player reveals a fighter.',
    settle: 'Destinies are drawn, the defender first, and powers compared.',
    over: {
      planets: (side: Side) => `Planet Victory for ${the(side)}.`,
      deck: (side: Side) => `Deck Victory for ${the(side)}.`,
      'illegal-deck': (side: Side) => `Illegal deck: ${the(side)} wins.`,
      draw: 'A drawn game.',
      turns: 'The example stops here.',
    },
  },
} as const;
