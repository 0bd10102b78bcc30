'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface Props {
  labels: [string, string];
  children: [ReactNode, ReactNode];
}

/** Two readings of one rule, side by side in tabs; without scripts, one under the other. */
export function RuleTabs({ labels, children }: Props) {
  const [active, setActive] = useState(0);
  const [scripted, setScripted] = useState(false);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const id = useId();
  useEffect(() => setScripted(true), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const next = 1 - active;
    setActive(next);
    tabs.current[next]?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        className="no-print needs-script mb-5 flex gap-6 border-b border-line"
        onKeyDown={onKeyDown}
      >
        {labels.map((label, i) => (
          <button
            key={label}
            ref={(button) => {
              tabs.current[i] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${i}`}
            aria-controls={`${id}-panel-${i}`}
            aria-selected={active === i}
            tabIndex={active === i ? 0 : -1}
            onClick={() => setActive(i)}
            className={`-mb-px min-h-11 border-b-2 ${
              active === i ? 'border-accent font-semibold' : 'border-transparent text-muted hover:text-ink'
            }`}
          >
            {label}
          </button>
        ))}
      </div>
      {children.map((panel, i) => (
        <div
          key={labels[i]}
          role="tabpanel"
          id={`${id}-panel-${i}`}
          aria-labelledby={`${id}-tab-${i}`}
          hidden={scripted && active !== i}
          className={i > 0 ? 'mt-8' : ''}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
