'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import '../styles/sheet.css';

interface Props {
  title: string;
  /** What the button that closes it says. */
  close: string;
  className?: string;
  onClose(): void;
  children: ReactNode;
}

/** A sheet over the page, for what is set up and left again. It holds nothing that closing would lose. */
export function Sheet({ title, close, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-labelledby={id}
      onClose={() => dialog.current?.open || onClose()}
    >
      <div className="sheet-head">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <button type="button" className="move" onClick={() => dialog.current?.close()}>
          {close}
        </button>
      </div>
      {children}
    </dialog>
  );
}
