/** Both decks of the booklet as they stand, and one with what goes wrong most often. */
// gundam/rulebook/decks#deck-midrange, gundam/rulebook/decks#deck-aggressive
export const GUNDAM_DECK_EXAMPLES = [
  {
    id: 'midrange',
    title: { fr: 'Le deck midrange bleu et blanc', en: 'The blue and white midrange deck' },
    text: `1x ST01-001 Gundam
2x ST01-002 Gundam (MA Form)
2x ST01-005 GM
1x ST04-001 Aile Strike Gundam
2x ST04-005 Strike Dagger
2x GD01-004 Guncannon
2x GD01-005 Unicorn Gundam (Unicorn Mode)
3x GD01-009 G-Fighter
2x GD01-011 Loto
2x GD01-013 Gundam
3x GD01-018 ReZEL
2x GD01-068 Perfect Strike Gundam
2x GD01-077 Strike Gundam
2x ST01-010 Amuro Ray
2x ST04-010 Kira Yamato
2x GD01-088 Banagher Links
2x GD01-089 Riddhe Marcenas
2x ST01-012 Thoroughly Damaged
2x ST01-013 Kai's Resolve
3x ST04-013 Hawk of Endymion
1x GD01-100 A Show of Resolve
2x GD01-118 Overflowing Affection
2x ST01-015 White Base
2x ST04-015 Archangel
2x GD01-124 Side 7`,
  },
  {
    id: 'aggressive',
    title: {
      fr: 'Le deck agressif vert et blanc, en CSV',
      en: 'The aggressive green and white deck, as CSV',
    },
    text: `Number,Name,Lv.,Rarity,Quantity
ST02-001,Wing Gundam,6,LR,1
ST02-002,Wing Gundam (Bird Mode),3,C,3
ST02-005,Maganac,2,C,2
ST03-008,Zaku II,2,C,2
GD01-028,Gundam Sandrock,5,R,2
GD01-030,Rick Dom,3,U,3
GD01-034,Gundam Heavyarms,4,U,2
GD01-040,Wing Gundam,5,C,2
GD01-041,Shenlong Gundam,4,C,4
GD01-070,Gundam Aerial,5,R,1
GD01-075,Darilbalde,3,U,3
GD01-076,Michaelis,3,U,3
ST01-011,Suletta Mercury,4,C,2
ST02-010,Heero Yuy,4,C,2
GD01-091,Chang Wufei,4,U,2
GD01-097,Guel Jeturk,3,U,2
ST02-012,Simultaneous Fire,4,C,2
ST02-013,Peaceful Timbre,4,C,2
GD01-107,First Contact,3,U,2
GD01-117,The Witch and the Bride,5,R,1
GD01-118,Overflowing Affection,2,U,3
ST02-015,Saint Gabriel Institute,2,C,2
ST04-015,Archangel,3,C,2`,
  },
  {
    id: 'mistakes',
    title: { fr: 'Une liste à corriger', en: 'A list to mend' },
    text: `Units
5x ST01-005 GM
4x GD01-018 ReZEL
4x GD01-013 Gundam
4 Strike Gundam [GD01-077]
3x GD02-001 (rouge) Lv. 3
2x Gundam
Pilots
4x ST01-010 Amuro Ray
beaucoup de Kira
Commands
4x GD01-100
Resource deck
9x Resource`,
  },
] as const;
