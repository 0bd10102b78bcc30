import type { AttackScenario } from '../state';

export const burst: AttackScenario = {
  id: 'burst',
  title: { fr: 'Un Shield avec Burst', en: 'A Shield with Burst' },
  intro: {
    fr: 'Deux Units attaquent l’une après l’autre un joueur sans Base. Son Shield du dessus a Burst, ce que personne ne sait encore.',
    en: 'Two Units in turn attack a player without a Base. The top Shield has Burst, which nobody knows yet.',
  },
  setup: {
    turn: '1',
    players: {
      '1': {
        units: [
          { id: 'gelgoog', card: 'gelgoog' },
          { id: 'gm', card: 'gm' },
        ],
        shields: 6,
      },
      '2': { shields: ['white-base', 'gm', 'amuro-ray', 'zaku-ii'] },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gelgoog', target: '2' },
      say: { fr: 'Gelgoog (4 AP) attaque le joueur 2.', en: 'Gelgoog (4 AP) attacks player 2.' },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Pas de blocage.', en: 'No block.' } },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le défenseur passe.', en: 'The defender passes.' } },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'L’attaquant passe. Le Shield du dessus est détruit et révélé : White Base, avec Burst. Son propriétaire peut l’activer sans rien payer.',
        en: 'The attacker passes. The top Shield is destroyed and revealed: White Base, with Burst. Its owner may activate it and pays nothing.',
      },
    },
    {
      move: { type: 'burst', player: '1', card: '2-shield-1' },
      refused: 'not-your-burst',
      say: {
        fr: 'C’est au propriétaire du Shield d’en décider.',
        en: 'That is for the Shield’s owner to decide.',
      },
    },
    {
      move: { type: 'burst', player: '2', card: '2-shield-1' },
      key: true,
      say: {
        fr: 'Le joueur 2 active le Burst : White Base est déployée au lieu d’aller dans la défausse, et fait prendre un Shield en main.',
        en: 'Player 2 activates Burst: White Base is deployed instead of going to the trash, and brings a Shield to hand.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      say: {
        fr: 'GM attaque ensuite. White Base se trouve maintenant devant les Shields.',
        en: 'GM attacks next. White Base now stands in front of the Shields.',
      },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Pas de blocage.', en: 'No block.' } },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le défenseur passe.', en: 'The defender passes.' } },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'White Base encaisse 2 dégâts et garde 3 HP. Amuro Ray, toujours face cachée, n’est pas touché.',
        en: 'White Base takes 2 damage and has 3 HP left. Amuro Ray, still face down, is not touched.',
      },
    },
  ],
  sources: ['gundam-rulebook#damage-management', 'gundam-rulebook#damage-step'],
};
