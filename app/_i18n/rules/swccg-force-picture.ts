/** What the picture of the Force cycle says besides the words of its events and moves. */
export const FORCE_PICTURE = {
  fr: {
    turn: (number: number, side: string) => `Tour ${number} du ${side}`,
    lifeForce: (side: string, count: number) => `Force vitale du ${side} : ${count}`,
    phases: 'Phases du tour',
    locations: 'Localisations',
    icons: (side: string, count: number) => `${side} : ${count} Force`,
    controls: (side: string) => `contrôlée par le ${side}`,
    contested: 'occupée par les deux',
    opportunity: (side: string, passes: number) =>
      `Au ${side} · ${passes === 0 ? 'aucune passe' : '1 passe'}`,
    due: {
      use: (side: string, left: number) => `Le ${side} doit encore utiliser ${left} Force.`,
      lose: (side: string, left: number) => `Le ${side} doit encore perdre ${left} Force.`,
      activate: (side: string, left: number) => `Le ${side} peut encore activer ${left} Force.`,
      destiny: (side: string) => `Le ${side} tire une destinée.`,
    },
    recirculate: 'Fin du tour : chaque joueur remet sa pile utilisée en circulation.',
    over: 'L’exemple s’arrête ici.',
    defeat: (side: string) => `Le ${side} a perdu la partie.`,
  },
  en: {
    turn: (number: number, side: string) => `Turn ${number}, ${side}`,
    lifeForce: (side: string, count: number) => `Life Force of the ${side}: ${count}`,
    phases: 'Phases of the turn',
    locations: 'Locations',
    icons: (side: string, count: number) => `${side}: ${count} Force`,
    controls: (side: string) => `controlled by the ${side}`,
    contested: 'occupied by both',
    opportunity: (side: string, passes: number) => `To the ${side} · ${passes === 0 ? 'no pass' : '1 pass'}`,
    due: {
      use: (side: string, left: number) => `The ${side} still has to use ${left} Force.`,
      lose: (side: string, left: number) => `The ${side} still has to lose ${left} Force.`,
      activate: (side: string, left: number) => `The ${side} may still activate ${left} Force.`,
      destiny: (side: string) => `The ${side} draws destiny.`,
    },
    recirculate: 'End of the turn: each player recirculates the Used Pile.',
    over: 'The example stops here.',
    defeat: (side: string) => `The ${side} has lost the game.`,
  },
} as const;
