import type { Art } from '../../_stands/picture';

/** What a card is, drawn in one stroke of the pen on a 24-unit square. */
const STROKES: Record<Art, string> = {
  character: 'M12 4a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM5 20c.5-5 3-7 7-7s6.500 2 7 7',
  droid: 'M7 11a5 5 0 0 1 10 0v6a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2zM10 9h.01M13 9h2M7 13h10M5 14v6M19 14v6',
  starship: 'M12 2l3 8 6 5-6-.500L12 22l-3-7.500L3 15l6-5z',
  vehicle: 'M3 14l3-5h9l5 4 1 3H3zM7 19a2 2 0 1 0 .01 0M17 19a2 2 0 1 0 .01 0M9 9l2 4',
  weapon: 'M5 19L19 5M8 21l-5-5M7 14l3 3M19 5l1-1',
  device: 'M8 4h8v5H8zM6 9h12v9a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM10 14h4M12 12v4',
  interrupt: 'M13 2L5 13h6l-1 9 9-12h-6z',
  effect:
    'M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.500 2.500M15.500 15.500L18 18M18 6l-2.500 2.500M8.500 15.500L6 18',
  location:
    'M12 21s-6.500-6-6.500-11a6.500 6.500 0 0 1 13 0c0 5-6.500 11-6.500 11zM12 12.500a2.500 2.500 0 1 0-.01 0',
  battle: 'M4 4l11 11M20 4L9 15M13 17l4-4M11 17l-4-4M16 16l4 4M8 16l-4 4',
  unit: 'M8 9l-3-5 5 3h4l5-3-3 5v4l-2 3h-4l-2-3zM10 11h1M13 11h1M8 21l1-5M16 21l-1-5M12 3v3',
  pilot:
    'M12 3a6 6 0 0 1 6 6v3H6V9a6 6 0 0 1 6-6zM6 9h12M8 12c0 3 1.500 5 4 5s4-2 4-5M5 21c1-2 3-4 7-4s6 2 7 4',
  command: 'M4 12h3l8-6v12l-8-6M18 9c1 1 1 5 0 6M20.500 6.500c2.500 3 2.500 8 0 11',
  base: 'M4 20V10l4 3v-3l4 3V6l4-2v16M3 20h18M16 9h3v11',
  shield: 'M12 3l7 2.500V11c0 5-3 8.500-7 10-4-1.500-7-5-7-10V5.500z',
  resource: 'M12 3l7 9-7 9-7-9zM9 12h6',
  pod: 'M3 9h7l3 2h8l-3 3H8zM3 14h4M5 9V6h4M14 14v3h4',
  action: 'M5 12h13M13 6l6 6-6 6',
};

export const CardSign = ({ art }: { art: Art }) => (
  <svg className="card-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={STROKES[art]} />
  </svg>
);
