/** Names and words of the films as French players say them, with what stands on the cards. Scrubbed on both sides. */
const FRENCH: [string, string][] = [
  ['dark vador', 'darth vader'],
  ['seigneur vador', 'lord vader'],
  ['vador', 'vader'],
  ['dark', 'darth'],
  ['etoile de la mort', 'death star'],
  ['etoile noire', 'death star'],
  ['faucon millenium', 'millennium falcon'],
  ['faucon millennium', 'millennium falcon'],
  ['le faucon', 'the falcon'],
  ['faucon', 'falcon'],
  ['yan solo', 'han solo'],
  ['ian solo', 'han solo'],
  ['chiktabba', 'chewbacca'],
  ['chico', 'chewie'],
  ['d2 r2', 'r2 d2'],
  ['z 6po', 'c 3po'],
  ['z6po', 'c 3po'],
  ['princesse leia', 'princess leia'],
  ['reine amidala', 'queen amidala'],
  ['empereur', 'emperor'],
  ['amiral', 'admiral'],
  ['capitaine', 'captain'],
  ['commandant', 'commander'],
  ['senateur', 'senator'],
  ['chevalier jedi', 'jedi knight'],
  ['maitre jedi', 'jedi master'],
  ['maitre', 'master'],
  ['seigneur', 'lord'],
  ['sabre laser', 'lightsaber'],
  ['baie d amarrage', 'docking bay'],
  ['baie damarrage', 'docking bay'],
  ['destroyer stellaire', 'star destroyer'],
  ['palais de jabba', 'jabbas palace'],
  ['hutte de yoda', 'yodas hut'],
  ['salle d audience', 'audience chamber'],
  ['salle du trone', 'throne room'],
  ['cite des nuages', 'cloud city'],
  ['chasseur de primes', 'bounty hunter'],
  ['chasseur tie', 'tie fighter'],
  ['droide de combat', 'battle droid'],
  ['droide', 'droid'],
  ['comte', 'count'],
  ['sergent', 'sergeant'],
  ['fusil', 'rifle'],
  ['pistolet', 'pistol'],
  ['croiseur', 'cruiser'],
  ['soldat', 'trooper'],
  ['pilote', 'pilot'],
  ['eclaireur', 'scout'],
  ['avec', 'with'],
  ['dans', 'in'],
  ['et', 'and'],
  ['du', 'of the'],
  ['des', 'of the'],
  ['de', 'of'],
  ['le', 'the'],
  ['la', 'the'],
  ['les', 'the'],
];

const LIGHTSABER = /^sabre laser (?:de |du |d )?(.+)$/;
const PATTERN = new RegExp(`(?<=^| )(?:${FRENCH.map(([word]) => word).join('|')})(?= |$)`, 'g');
const MEANING = new Map(FRENCH);

/** A scrubbed name with its French words as the cards have them; the same where there are none. */
export function inEnglish(scrubbed: string): string {
  const owner = LIGHTSABER.exec(scrubbed)?.[1];
  const turned = owner === undefined ? scrubbed : `${owner}s lightsaber`;
  return turned.replace(PATTERN, (word) => MEANING.get(word) ?? word);
}
