import { HEIGHT, type Shape, WIDTH } from '../../_stands/miniature';
import '../styles/thumb.css';

/** A position drawn small. */
export const Thumbnail = ({ shapes }: { shapes: readonly Shape[] }) => (
  <svg className="thumb" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    {shapes.map(({ ink, d }) => (
      <path key={d} className={`ink-${ink}`} d={d} />
    ))}
  </svg>
);
