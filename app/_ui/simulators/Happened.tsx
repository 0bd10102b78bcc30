import { Times } from './MoveButton';
import { inARow } from './same-words';

interface Props {
  told: readonly string[];
  label?: string;
  /** Nothing else tells of the move. */
  main?: boolean;
}

/** What came of a move, in order; what happens several times in a row is told once. */
export function Happened({ told, label, main }: Props) {
  return (
    <ul className="narration-events" aria-label={label} data-main={main || undefined}>
      {inARow(told).map(({ words, count }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can happen again later in one move
        <li key={i}>
          {words}
          {count > 1 && <Times count={count} />}
        </li>
      ))}
    </ul>
  );
}
