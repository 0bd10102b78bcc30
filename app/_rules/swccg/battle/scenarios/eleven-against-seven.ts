import type { BattleScenario } from '../state';

export const elevenAgainstSeven: BattleScenario = {
  id: 'eleven-against-seven',
  title: {
    fr: 'Une bataille entière : 11 contre 7',
    en: 'A whole battle: 11 against 7',
  },
  intro: {
    fr: 'Lord Vader et deux Stormtroopers attaquent Luke et un Rebel Trooper. Des armes, une destinée de bataille de chaque côté, de l’attrition et des dommages.',
    en: 'Lord Vader and two Stormtroopers attack Luke and a Rebel Trooper. There are weapons, a battle destiny on each side, attrition and damage.',
  },
  setup: {
    turn: 'dark',
    locations: [{ id: 'cantina', title: 'Tatooine: Cantina', kind: 'site' }],
    cards: [
      { id: 'vader', card: 'lord-vader', at: 'cantina' },
      { id: 'trooper-1', card: 'stormtrooper', at: 'cantina' },
      { id: 'trooper-2', card: 'stormtrooper', at: 'cantina' },
      { id: 'rifle', card: 'blaster-rifle', on: 'trooper-1' },
      { id: 'luke', card: 'luke-skywalker', at: 'cantina' },
      { id: 'rebel', card: 'rebel-trooper', at: 'cantina' },
      { id: 'blaster', card: 'blaster', on: 'luke' },
    ],
    piles: { dark: { reserve: 14, force: 4, hand: 4 }, light: { reserve: 14, force: 3, hand: 4 } },
  },
  line: [
    {
      move: { type: 'initiate', player: 'dark', location: 'cantina' },
      say: {
        fr: 'Le côté obscur utilise 1 Force et initie une bataille à la Cantina.',
        en: 'The dark side uses 1 Force and initiates a battle at the Cantina.',
      },
    },
    {
      move: { type: 'fire', player: 'dark', weapon: 'rifle', target: 'rebel' },
      say: {
        fr: 'Segment des armes : celui qui a initié la bataille agit le premier. Le Stormtrooper armé vise le Rebel Trooper et utilise 2 Force.',
        en: 'Weapons segment: whoever initiated the battle acts first. The armed Stormtrooper targets the Rebel Trooper and uses 2 Force.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 1 },
      say: {
        fr: 'Destinée d’arme 1, plus 1 pour la Blaster Rifle : 2, plus que la valeur de défense de 1. Le Rebel Trooper est touché. Il se bat encore.',
        en: 'Weapon destiny 1, plus 1 for the Blaster Rifle, makes 2: more than the defense value of 1. The Rebel Trooper is hit, but fights on.',
      },
      key: true,
    },
    {
      move: { type: 'fire', player: 'light', weapon: 'blaster', target: 'trooper-2' },
      say: {
        fr: 'C’est au tour du côté lumineux. Luke tire sur un Stormtrooper avec son Blaster, pour 1 Force.',
        en: 'Now the light side may act. Luke fires his Blaster at a Stormtrooper, for 1 Force.',
      },
    },
    {
      move: { type: 'draw', player: 'light', value: 1 },
      say: {
        fr: '1 contre une valeur de défense de 1 : une égalité ne suffit pas, le tir est manqué.',
        en: '1 against a defense value of 1: a tie is not enough, and the shot misses.',
      },
    },
    {
      move: { type: 'fire', player: 'dark', weapon: 'rifle', target: 'luke' },
      refused: 'weapon-already-fired',
      say: {
        fr: 'La Blaster Rifle a déjà servi : une arme ne tire qu’une fois par bataille.',
        en: 'The Blaster Rifle has been used already: a weapon fires only once per battle.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: { fr: 'Le côté obscur passe.', en: 'The dark side passes.' },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Le côté lumineux passe aussi. Segment de puissance : 7 + 1 + 1 = 9 contre 3 + 1 = 4. La carte touchée compte encore.',
        en: 'The light side passes too. Power segment: 7 + 1 + 1 = 9 against 3 + 1 = 4. The hit card still counts.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'dark', value: 2 },
      say: {
        fr: 'Le joueur dont c’est le tour tire sa destinée de bataille le premier : 2, soit 11.',
        en: 'The player whose turn it is draws battle destiny first: a 2, which makes 11.',
      },
    },
    {
      move: { type: 'draw', player: 'light', value: 3 },
      say: {
        fr: 'Le côté lumineux tire 3, soit 7. Il perd, 11 contre 7, et subit 4 dommages. L’attrition est de 2 contre lui, de 3 contre le côté obscur.',
        en: 'The light side draws a 3, which makes 7. It loses 11 to 7 and takes 4 battle damage. Attrition is 2 against it, 3 against the dark side.',
      },
      key: true,
    },
    {
      move: { type: 'lose', player: 'light', from: 'reserve' },
      say: {
        fr: 'Dans le segment des dommages, l’ordre est libre. Le côté lumineux perd d’abord 1 Force : il reste 3 dommages.',
        en: 'In the damage segment, any order will do. The light side first loses 1 Force, which leaves 3 damage.',
      },
    },
    {
      move: { type: 'forfeit', player: 'light', card: 'rebel' },
      say: {
        fr: 'La carte touchée doit être sacrifiée. Ses 2 satisfont toute l’attrition et, en même temps, 2 dommages.',
        en: 'The hit card has to be forfeited. Its 2 satisfies all the attrition and, at the same time, 2 damage.',
      },
      key: true,
    },
    {
      move: { type: 'lose', player: 'light', from: 'used' },
      say: {
        fr: 'Le dernier dommage se paie de la carte du dessus de la pile utilisée. Luke est sauf.',
        en: 'The last damage is paid with the top card of the Used Pile. Luke is safe.',
      },
    },
    {
      move: { type: 'forfeit', player: 'dark', card: 'trooper-1' },
      say: {
        fr: 'Le vainqueur subit l’attrition lui aussi. Il sacrifie un Stormtrooper, et l’arme qui est sur lui est perdue avec.',
        en: 'The winner faces attrition as well. It forfeits one Stormtrooper, and the weapon on that card is lost with it.',
      },
    },
    {
      move: { type: 'finish', player: 'dark' },
      refused: 'attrition-not-satisfied',
      say: {
        fr: 'Il reste 1 d’attrition et un Stormtrooper que rien ne protège : il faut le sacrifier aussi, quitte à dépasser le compte.',
        en: 'There is 1 attrition left and one Stormtrooper without protection, which has to go too, even if that is more than is owed.',
      },
    },
    {
      move: { type: 'forfeit', player: 'dark', card: 'trooper-2' },
      say: {
        fr: 'Le second Stormtrooper part : 4 pour une attrition de 3. Le surplus est perdu.',
        en: 'The second Stormtrooper goes: 4 for attrition of 3. The excess is wasted.',
      },
      key: true,
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Fin de la bataille : le côté obscur n’a pas d’action pour ce moment.',
        en: 'End of the battle: the dark side has no action for this moment.',
      },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Le côté lumineux non plus. La bataille est terminée ; Lord Vader et Luke restent face à face.',
        en: 'Nor does the light side. The battle is over, and Lord Vader and Luke are still at the site.',
      },
    },
    {
      move: { type: 'pass', player: 'light' },
      say: {
        fr: 'Dans la phase, l’opportunité revient à l’adversaire de celui qui a agi. Le côté lumineux passe.',
        en: 'Back in the phase, the opportunity is with the opponent of the player who just acted. The light side passes.',
      },
    },
    {
      move: { type: 'initiate', player: 'dark', location: 'cantina' },
      refused: 'location-has-battled',
      say: {
        fr: 'Une seconde bataille au même endroit n’est pas permise ce tour-ci.',
        en: 'A second battle at the same place is not allowed this turn.',
      },
    },
  ],
  sources: [
    'swccg-death-star-ii#battle-phase',
    'swccg-death-star-ii#weapons-segment',
    'swccg-death-star-ii#power-segment',
    'swccg-death-star-ii#battle-damage',
  ],
};
