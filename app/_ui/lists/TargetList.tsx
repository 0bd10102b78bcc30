import type { Target } from '../../_corpus/targets';

/** Titles one under the other, each with its preview; `detailed` shows the bottom lines at once. */
export function TargetList({ targets, detailed = false }: { targets: Target[]; detailed?: boolean }) {
  return (
    <ul className={detailed ? 'divide-y divide-line' : ''}>
      {targets.map((target) => (
        <li key={target.id} data-game={target.game}>
          <a
            href={target.href}
            data-term={detailed ? undefined : target.id}
            className={`quiet-link block ${detailed ? 'py-3' : 'py-1.5 text-sm leading-snug'}`}
          >
            <span className={detailed ? 'font-title text-[1.1rem]' : ''}>{target.title}</span>
            {detailed && <span className="mt-1 block text-sm text-muted">{target.bottomLine}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
