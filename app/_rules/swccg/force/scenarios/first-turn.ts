import type { ForceScenario } from '../state';

const again = (n: number) => ({
  fr: `La carte du dessus de la pile de réserve va sur la pile de Force : ${n} Force activées.`,
  en: `The top card of the Reserve Deck goes on the Force Pile: ${n} Force activated.`,
});

export const firstTurn: ForceScenario = {
  id: 'first-turn',
  title: { fr: 'Un premier tour : le trajet de la Force', en: 'A first turn: the journey of the Force' },
  intro: {
    fr: 'Le côté obscur commence. Chaque joueur a 8 cartes en main et une localisation sur la table ; le reste de son paquet forme sa pile de réserve.',
    en: 'The dark side goes first. Each player holds 8 cards and has a location on the table; the rest of the deck is the Reserve Deck.',
  },
  setup: {
    piles: { dark: { reserve: 51, hand: ['corridor', 'trooper', 6] }, light: { reserve: 51, hand: 8 } },
    cards: {
      corridor: {
        kind: 'location',
        side: 'dark',
        title: 'Death Star: Detention Block Corridor',
        icons: { dark: 1, light: 0 },
      },
      trooper: { kind: 'deploys', side: 'dark', title: 'Stormtrooper', cost: 1 },
    },
    locations: [
      { id: 'cantina', title: 'Tatooine: Cantina', icons: { dark: 2, light: 2 } },
      { id: 'camp', title: 'Tatooine: Jawa Camp', icons: { dark: 1, light: 1 } },
    ],
  },
  line: [
    {
      move: { type: 'activate', player: 'dark' },
      say: {
        fr: 'Phase d’activation. Le côté obscur a 2 + 1 icônes, plus 1 : il peut activer 4 Force. Chaque carte activée est une action.',
        en: 'Activate phase. The dark side has 2 + 1 icons, plus 1, so it may activate 4 Force. Each card activated is an action.',
      },
      key: true,
    },
    { move: { type: 'activate', player: 'dark' }, say: again(2) },
    { move: { type: 'activate', player: 'dark' }, say: again(3) },
    { move: { type: 'activate', player: 'dark' }, say: again(4) },
    {
      move: { type: 'activate', player: 'dark' },
      refused: 'all-activated',
      say: {
        fr: 'Une cinquième serait de trop : 4 est tout ce que donnent les icônes et la Force personnelle.',
        en: 'A fifth would be too many: 4 is all that the icons and personal Force provide.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Le côté obscur passe. Phase de contrôle : il ne contrôle rien.',
        en: 'The dark side passes. Control phase: it controls nothing.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: { fr: 'Il passe encore. Phase de déploiement.', en: 'It passes again. Deploy phase.' },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'corridor' },
      say: {
        fr: 'Une localisation se déploie gratuitement. Son icône comptera au tour suivant du côté obscur.',
        en: 'A location deploys for free. Its icon will count on the dark side’s next turn.',
      },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'trooper' },
      say: {
        fr: 'Le côté obscur annonce un Stormtrooper, dont le coût de déploiement est de 1.',
        en: 'The dark side announces a Stormtrooper, whose deploy cost is 1.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      refused: 'something-due',
      say: {
        fr: 'Rien d’autre ne se joue tant que le coût n’est pas payé.',
        en: 'Nothing else happens until the cost is paid.',
      },
    },
    {
      move: { type: 'use', player: 'dark' },
      say: {
        fr: 'Il utilise 1 Force : une carte va de la pile de Force à la pile utilisée, et le Stormtrooper arrive sur la table.',
        en: 'It uses 1 Force: a card goes from the Force Pile to the Used Pile, and the Stormtrooper reaches the table.',
      },
      key: true,
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Phase de bataille : personne à affronter.',
        en: 'Battle phase: there is no one to battle.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Phase de déplacement : se déplacer coûterait 1 Force. Le côté obscur préfère la garder.',
        en: 'Move phase: moving would cost 1 Force, which the dark side would rather keep.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Phase de tirage : il reste 3 cartes dans la pile de Force.',
        en: 'Draw phase: there are 3 cards left in the Force Pile.',
      },
    },
    {
      move: { type: 'draw', player: 'dark' },
      say: {
        fr: 'Le côté obscur prend en main la carte du dessus de sa pile de Force.',
        en: 'The dark side takes the top card of its Force Pile into hand.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'dark' },
      say: {
        fr: 'Puis une autre. Il en laisse une, qui pourra servir pendant le tour adverse.',
        en: 'Then another. It leaves one, which can be of use during its opponent’s turn.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: '« La Force est avec toi ! » Les six phases sont finies.',
        en: '“The Force is with you!” The six phases are over.',
      },
    },
    {
      move: { type: 'recirculate', player: 'dark' },
      say: {
        fr: 'Le côté obscur fait recirculer : la Force utilisée retourne sous la pile de réserve.',
        en: 'The dark side recirculates: the Force it used goes back under its Reserve Deck.',
      },
      key: true,
    },
    {
      move: { type: 'recirculate', player: 'light' },
      say: {
        fr: 'Le côté lumineux aussi, quoique sa pile utilisée soit vide. Le tour est fini.',
        en: 'So does the light side, although its Used Pile is empty. The turn is over.',
      },
    },
  ],
  sources: [
    'swccg-death-star-ii#turn',
    'swccg-death-star-ii#activate-phase',
    'swccg-death-star-ii#used-pile',
    'swccg-death-star-ii#draw-phase',
    'swccg-death-star-ii#end-of-turn',
  ],
};
