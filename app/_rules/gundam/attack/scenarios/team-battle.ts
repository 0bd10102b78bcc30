import type { AttackScenario } from '../state';

export const teamBattle: AttackScenario = {
  id: 'team-battle',
  title: { fr: 'Combat en équipe', en: 'Team battle' },
  intro: {
    fr: 'Les joueurs 1 et 2 affrontent les joueurs 3 et 4. Chaque équipe a une seule zone de Shield ; celle de 3 et 4 n’a plus qu’un Shield, posé par le joueur 3.',
    en: 'Players 1 and 2 face players 3 and 4. Each team has a single shield area; that of 3 and 4 is down to one Shield, placed by player 3.',
  },
  setup: {
    format: 'team-battle',
    turn: '1',
    players: {
      '1': { units: [{ id: 'gundam', card: 'gundam' }], shields: 2 },
      '2': { units: [{ id: 'aegis', card: 'aegis-gundam-ma' }], shields: 2 },
      '3': { units: [{ id: 'zaku', card: 'zaku-ii', rested: true }], shields: ['amuro-ray'] },
      '4': {
        units: [{ id: 'demi', card: 'demi-trainer' }],
        hand: [{ id: 'bombardment', card: 'naval-bombardment' }],
        resources: 2,
      },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gundam', target: '2' },
      refused: 'own-side-target',
      say: { fr: 'On n’attaque pas son équipier.', en: 'You do not attack your teammate.' },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gundam', target: 'zaku' },
      say: {
        fr: 'Gundam, au joueur 1, attaque Zaku II, au joueur 3.',
        en: 'Gundam, of player 1, attacks Zaku II, of player 3.',
      },
    },
    {
      move: { type: 'block', player: '4', unit: 'demi' },
      key: true,
      say: {
        fr: 'Le joueur 4 bloque pour son équipier avec Demi Trainer.',
        en: 'Player 4 blocks for their teammate with Demi Trainer.',
      },
    },
    {
      move: { type: 'play', player: '3', card: 'bombardment', targets: ['demi'] },
      refused: 'not-in-hand',
      say: {
        fr: 'Le joueur 3 ne joue pas les cartes de son équipier.',
        en: 'Player 3 cannot play a teammate’s cards.',
      },
    },
    {
      move: { type: 'play', player: '4', card: 'bombardment', targets: ['demi'] },
      say: {
        fr: 'Le joueur 4 la joue lui-même, avec ses propres Resources : Demi Trainer monte à 4 AP.',
        en: 'Player 4 plays it, with their own Resources: Demi Trainer goes up to 4 AP.',
      },
    },
    {
      move: { type: 'pass', player: '2' },
      say: {
        fr: 'L’étape d’action se joue par équipe : le joueur 2 passe pour la sienne.',
        en: 'The action step is taken by teams: player 2 passes for theirs.',
      },
    },
    {
      move: { type: 'pass', player: '3' },
      key: true,
      say: {
        fr: 'Le joueur 3 passe pour l’autre. Demi Trainer est détruit, Gundam (4 HP) aussi.',
        en: 'Player 3 passes for the other. Demi Trainer is destroyed, and so is Gundam (4 HP).',
      },
    },
    {
      move: { type: 'attack', player: '2', unit: 'aegis', target: 'zaku' },
      say: {
        fr: 'C’est aussi le tour du joueur 2 : Aegis Gundam, avec Breach 3, attaque Zaku II.',
        en: 'It is player 2’s turn as well: Aegis Gundam, with Breach 3, attacks Zaku II.',
      },
    },
    { move: { type: 'pass', player: '4' }, say: { fr: 'Pas de blocage.', en: 'No block.' } },
    {
      move: { type: 'pass', player: '3' },
      say: { fr: 'L’équipe attaquée passe.', en: 'The team under attack passes.' },
    },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Zaku II est détruit et Breach frappe la zone de Shield commune : le Shield du joueur 3 est révélé. Breach ne blesse jamais les joueurs.',
        en: 'Zaku II is destroyed and Breach hits the shared shield area: player 3’s Shield is revealed. Breach never hurts the players themselves.',
      },
    },
    {
      move: { type: 'burst', player: '3', card: '3-shield-1' },
      say: {
        fr: 'Amuro Ray était au joueur 3 : c’est lui qui active le Burst et prend la carte en main.',
        en: 'Amuro Ray was player 3’s, so it is they who activate Burst and take the card to hand.',
      },
    },
  ],
  sources: ['gundam-rulebook#team-battle'],
};
