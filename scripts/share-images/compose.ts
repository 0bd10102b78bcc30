import { blankCanvas, type Canvas, fill, stamp } from './canvas';
import type { Palette } from './colours';
import type { Drawing } from './layout';
import type { Typesetter } from './typesetter';

export function compose(drawing: Drawing, typesetter: Typesetter, palette: Palette): Canvas {
  const canvas = blankCanvas(drawing.width, drawing.height);
  for (const bar of drawing.bars) fill(canvas, bar, palette.steps(bar.fill)[255] ?? 0);
  for (const line of drawing.lines) {
    const steps = palette.steps(line.fill);
    for (const placed of typesetter.set(line)) stamp(canvas, placed, steps);
  }
  const { x, y, fill: colour } = drawing.sign;
  stamp(canvas, { picture: typesetter.sign, x, y }, palette.steps(colour));
  return canvas;
}
