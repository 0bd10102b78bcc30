import type { ReactNode } from 'react';
import type { Rank } from '../../_corpus/authority';

type Marked = Exclude<Rank, 'document'>;

/** Therefore; a card; a clock. */
const DRAWINGS: Record<Marked, ReactNode> = {
  deduced: (
    <g fill="currentColor" stroke="none">
      <circle cx="8" cy="4" r="1.6" />
      <circle cx="3.6" cy="11.6" r="1.6" />
      <circle cx="12.4" cy="11.6" r="1.6" />
    </g>
  ),
  'card-data': (
    <>
      <rect x="3.2" y="1.6" width="9.6" height="12.8" rx="1.6" />
      <path d="M5.6 8.6h4.8M5.6 11h3" />
    </>
  ),
  later: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 4.4V8l2.6 1.8" />
    </>
  ),
};

export function AuthorityIcon({ rank }: { rank: Marked }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="14"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      {DRAWINGS[rank]}
    </svg>
  );
}
