'use client';

import { CloseIcon } from '../shell/icons';

/** A cross that says what it closes or takes off. */
export function CloseButton({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
      <CloseIcon />
    </button>
  );
}
