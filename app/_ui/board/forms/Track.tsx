import type { TrackStep } from '../../../_stands/picture';

/** Steps in their fixed order, filled as far as the play has come. */
export function Track({ steps }: { steps: readonly TrackStep[] }) {
  return (
    <ol className="track">
      {steps.map(({ title, at, note }) => (
        <li key={title} data-at={at} aria-current={at === 'now' ? 'step' : undefined} title={title}>
          <span className="track-name">{title}</span>
          {note && <span className="track-note">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
