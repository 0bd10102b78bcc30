import { codeOf } from '../../../_desk/ruling-card/code';
import '../../styles/ruling-card.css';

/** A code to scan, drawn on the device; nothing where the text is too long for one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = codeOf(text);
  if (!code) return null;
  const { size, data } = code;
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}

/** One run of dark squares after another, row by row. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      runs.push(`M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`);
    }
  });
  return runs.join('');
}
