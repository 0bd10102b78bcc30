'use client';

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

interface Props extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'ref'> {
  value: string;
  onChange(value: string): void;
}

/**
 * A text of several lines. It is written to only where its value was changed elsewhere: React would put every key into
 * the text that stands in the page, and browsers then work out the style of the whole page anew (`:has`).
 */
export function TextBox({ value, onChange, ...rest }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [first] = useState(value);
  useLayoutEffect(() => {
    if (box.current && box.current.value !== value) box.current.value = value;
  }, [value]);
  return (
    <textarea
      ref={box}
      className="desk-input"
      rows={2}
      defaultValue={first}
      onChange={({ target }) => onChange(target.value)}
      {...rest}
    />
  );
}
