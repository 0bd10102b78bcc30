type Measuring = Pick<CanvasRenderingContext2D, 'measureText'>;

/** A word that is wider than a line, in pieces that are not. */
function pieces(context: Measuring, word: string, width: number): string[] {
  if (context.measureText(word).width <= width) return [word];
  const found: string[] = [];
  let piece = '';
  for (const sign of word) {
    if (piece !== '' && context.measureText(piece + sign).width > width) {
      found.push(piece);
      piece = sign;
    } else piece += sign;
  }
  return [...found, piece];
}

/** Breaks a text into lines no wider than this. */
export function wrap(context: Measuring, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => pieces(context, long, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}
