'use client';

import { useState } from 'react';

interface Props {
  label: string;
  value: number;
  least: number;
  most: number;
  /** The label is read aloud only. */
  isLabelHidden?: boolean;
  onChange(value: number): void;
}

/** A whole number within bounds. What is half typed stays as typed and changes nothing; leaving shows what holds. */
export function WholeNumber({ label, value, least, most, isLabelHidden = false, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="desk-field">
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        className="desk-input w-24"
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          const wanted = Number(target.value);
          if (target.value && Number.isInteger(wanted) && wanted >= least && wanted <= most) onChange(wanted);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
