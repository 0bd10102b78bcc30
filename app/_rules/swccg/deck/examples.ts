/** Lists in each of the forms that people paste; none of them is a deck that anybody plays. */
export const SWCCG_DECK_EXAMPLES = [
  {
    id: 'headings',
    title: { fr: 'Des titres sous des rubriques', en: 'Titles under headings' },
    text: `Locations: (3)
Tatooine: Cantina
Tatooine: Docking Bay 94
Tatooine: Docking Bay 94

Characters: (4)
Luke Skywalker
Han Solo
Han Solo
Chewbacca

Interrupts: (2)
1x Don't Get Cocky
1x Beru Stew`,
  },
  {
    id: 'gemp',
    title: { fr: 'Le XML de GEMP', en: 'The XML of GEMP' },
    text: `<?xml version="1.0" encoding="UTF-8"?>
<deck>
<card blueprintId="1_168" title="Darth Vader"/>
<card blueprintId="1_194" title="Stormtrooper"/>
<card blueprintId="1_267" title="Sense"/>
</deck>`,
  },
] as const;
