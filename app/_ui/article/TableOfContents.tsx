'use client';

import { useEffect, useState } from 'react';
import { sectionBeingRead } from '../reading-position';

export interface ContentsLine {
  id: string;
  title: string;
  depth: number;
}

/** The sections of a page; the one being read is marked as the reader scrolls. */
export function TableOfContents({ label, lines }: { label: string; lines: ContentsLine[] }) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const follow = () => setCurrent(sectionBeingRead());
    follow();
    document.addEventListener('scroll', follow, { passive: true });
    return () => document.removeEventListener('scroll', follow);
  }, []);
  return (
    <nav aria-label={label} className="no-print text-sm">
      <p className="eyebrow pb-2">{label}</p>
      <ol className="border-l border-line">
        {lines.map(({ id, title, depth }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className={`-ml-px flex min-h-9 items-center border-l-2 py-1 leading-snug no-underline hover:text-ink ${
                depth > 2 ? 'pl-7' : 'pl-4'
              } ${current === id ? 'border-accent font-semibold text-ink' : 'border-transparent text-muted'}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
