import type { BattleScenario } from '../state';

export const whoMayInitiate: BattleScenario = {
  id: 'who-may-initiate',
  title: { fr: 'Qui peut initier une bataille, et où ?', en: 'Who may initiate a battle, and where?' },
  intro: {
    fr: 'Quatre endroits, une phase de bataille du côté obscur, et 1 seule Force à utiliser.',
    en: 'Four places, one battle phase of the dark side, and only 1 Force to use.',
  },
  setup: {
    turn: 'dark',
    locations: [
      { id: 'cantina', title: 'Tatooine: Cantina', kind: 'site' },
      { id: 'farm', title: 'Tatooine: Lars’ Moisture Farm', kind: 'site' },
      { id: 'tatooine', title: 'Tatooine', kind: 'system' },
      { id: 'shaft', title: 'Death Star II: Coolant Shaft', kind: 'sector', noBattle: true },
    ],
    cards: [
      { id: 'trooper', card: 'stormtrooper', at: 'cantina' },
      {
        id: 'droid',
        card: {
          kind: 'character',
          side: 'light',
          title: 'Astromech',
          droid: true,
          power: 1,
          ability: 0,
          forfeit: 4,
        },
        at: 'cantina',
      },
      { id: 'vader', card: 'lord-vader', at: 'farm', fought: true },
      { id: 'luke', card: 'luke-skywalker', at: 'farm' },
      { id: 'tie-1', card: 'tie-fighter', at: 'tatooine' },
      { id: 'x-wing', card: 'x-wing', at: 'tatooine' },
      { id: 'tie-2', card: 'tie-fighter', at: 'shaft' },
      { id: 'x-wing-2', card: 'x-wing', at: 'shaft' },
    ],
    piles: { dark: { reserve: 9, force: 1, hand: 2 }, light: { reserve: 9, force: 2, hand: 2 } },
  },
  line: [
    {
      move: { type: 'initiate', player: 'dark', location: 'cantina' },
      refused: 'no-presence',
      say: {
        fr: 'Un droïde n’a pas d’habileté : le côté lumineux n’a pas de présence à la Cantina, et il n’y a personne à affronter.',
        en: 'A droid has no ability: the light side has no presence at the Cantina, so there is no one to battle.',
      },
      key: true,
    },
    {
      move: { type: 'initiate', player: 'dark', location: 'farm' },
      refused: 'already-fought',
      say: {
        fr: 'Lord Vader s’est déjà battu ce tour-ci. Il est le seul du côté obscur à la ferme : pas de bataille.',
        en: 'Lord Vader has already battled this turn. He is all the dark side has at the farm, so there is no battle.',
      },
    },
    {
      move: { type: 'initiate', player: 'dark', location: 'shaft' },
      refused: 'no-battle-here',
      say: {
        fr: 'Aucune bataille n’est permise dans un secteur de l’Étoile de la mort II.',
        en: 'No battle is allowed at a Death Star II sector.',
      },
    },
    {
      move: { type: 'initiate', player: 'light', location: 'tatooine' },
      refused: 'not-your-battle-phase',
      say: {
        fr: 'Le côté lumineux ne peut pas attaquer : c’est la phase de bataille de son adversaire.',
        en: 'The light side cannot attack: this is its opponent’s battle phase.',
      },
    },
    {
      move: { type: 'initiate', player: 'dark', location: 'tatooine' },
      say: {
        fr: 'Au système Tatooine, chaque chasseur a un pilote permanent d’habileté 1 : les deux joueurs ont une présence. 1 Force, et la bataille commence.',
        en: 'At the Tatooine system, each starfighter has a permanent pilot of ability 1, so both players have presence. For 1 Force, the battle begins.',
      },
      key: true,
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: { fr: 'Sans arme, le côté obscur passe.', en: 'With no weapon, the dark side passes.' },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Le côté lumineux passe. 1 contre 3, et personne n’a 4 d’habileté : pas de destinée, pas d’attrition. Le côté obscur subit 2 dommages.',
        en: 'The light side passes. It is 1 against 3, and nobody has 4 ability: no destiny, no attrition. The dark side takes 2 damage.',
      },
    },
    {
      move: { type: 'forfeit', player: 'dark', card: 'tie-1' },
      say: {
        fr: 'Le chasseur, d’une valeur de perte de 2, satisfait les 2 dommages.',
        en: 'The starfighter has a forfeit value of 2 and satisfies both points of damage.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Fin de la bataille : le côté obscur passe.',
        en: 'End of the battle: the dark side passes.',
      },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Le côté lumineux passe : la bataille est terminée.',
        en: 'The light side passes: the battle is over.',
      },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Dans la phase, le côté lumineux n’a rien à initier. Il passe.',
        en: 'Back in the phase, the light side has nothing to initiate, and passes.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Le côté obscur passe aussi. Les deux joueurs ont passé consécutivement : la phase de bataille se termine.',
        en: 'The dark side passes too. Two passes in a row end the battle phase.',
      },
    },
  ],
  sources: ['swccg-death-star-ii#battle-phase', 'swccg-death-star-ii#death-star-ii-sectors'],
};
