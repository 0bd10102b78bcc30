import type { Bilingual } from '../../../_leaf/locales';

interface Example {
  id: string;
  title: Bilingual;
  text: string;
}

/** A legal deck around the Trade Federation tanks, with a wild card in two colours. */
const tanks: Example = {
  id: 'tanks',
  title: { fr: 'Les tanks de la Fédération (légal)', en: 'Federation tanks (legal)' },
  text: `# Dark side / côté obscur

Red
5 Trade Federation Tank, Armored Division
3 Darth Maul, Sith Apprentice
2 Darth Sidious, Sith Master

Blue
4 Trade Federation Tank, Assault Division
1 Trade Federation Tank, Assault Leader (wild)
3 Battle Droid: Infantry, MTT Division
2 Battle Droid: Security, MTT Division

Green
5 Battle Droid: Officer, AAT Division
2 Battle Droid: Pilot, AAT Division
2 Pit Droid, Engineer
1 Droid Control Ship, Trade Federation Transport (wild)

Weapons
4 Trade Federation Tank Laser Cannon
3 Blaster Rifle
2 Sith Lightsaber
1 STAP

Battle cards
4 Open Fire!
3 In Complete Control
2 Armored Assault

Effects
1 Sando Aqua Monster

Locations
1 Tatooine, Desert Landing Site
2 Coruscant, Capital City
2 Naboo, Theed Palace

Starships
3 Battleship, Trade Federation Transport
2 Droid Starfighter
`,
};

/** Several things wrong at once, with two lines that cannot be read. */
const faults: Example = {
  id: 'faults',
  title: { fr: 'Un deck plein de fautes', en: 'A deck full of faults' },
  text: `Rouge (10)
6 Qui-Gon Jinn, Jedi Master
1 Qui-Gon Jinn, Jedi Protector (joker)
3 Obi-Wan Kenobi, Young Jedi

Bleu (10)
4 Padmé Naberrie, Handmaiden
4 Jar Jar Binks, Gungan Chuba Thief
1 Mace Windu, Jedi Warrior (joker)
1 Captain Panaka, Royal Defender (joker)

Vert (10)
5 Queen Amidala, Royal Leader
3 Royal Guard, Veteran

Armes
5 Obi-Wan Kenobi's Lightsaber
5 Blaster Rifle
0 Electropole

Cartes Battle
5 We're Not In Trouble Yet
4 Security Volunteers

Objectifs
2 Boonta Eve Classic

Localisations
2 Tatooine, Podrace Arena
3 Naboo, Theed Palace

Vaisseaux
2 Radiant VII, Republic Cruiser Transport
2 Bravo 1, Naboo Starfighter

Divers :
1 Yoda, Jedi Master
`,
};

/** A legal deck as a table. */
const table: Example = {
  id: 'table',
  title: { fr: 'Un deck Jedi en tableau CSV (légal)', en: 'A Jedi deck as a CSV table (legal)' },
  text: `quantity,title,subtitle,colour,type
4,Qui-Gon Jinn,Jedi Master,red,character
1,Qui-Gon Jinn,Jedi Protector,red,wild
5,Obi-Wan Kenobi,Young Jedi,red,character
4,Yoda,Jedi Master,blue,character
3,Padmé Naberrie,Handmaiden,blue,character
3,Captain Panaka,Protector of the Queen,blue,character
5,Queen Amidala,Royal Leader,green,character
5,Royal Guard,Veteran,green,character
5,Obi-Wan Kenobi's Lightsaber,,orange,weapon
5,Blaster Rifle,,orange,weapon
5,We're Not In Trouble Yet,,yellow,battle
4,I've Been Trained In Defense,,yellow,battle
1,Boonta Eve Classic,,yellow,objective
1,Tatooine,Podrace Arena,purple,location
2,Coruscant,Capital City,purple,location
2,Naboo,Theed Palace,purple,location
3,Republic Cruiser,Transport,purple,starship
2,Naboo Starfighter,,purple,starship
`,
};

export const YJ_DECK_EXAMPLES: readonly Example[] = [tanks, faults, table];
