'use client';

import { useEffect } from 'react';

/** Before printing, puts the address at which the site really is in place of the one known at build time. */
export function TrueAddresses() {
  useEffect(() => {
    const correct = () => {
      for (const address of document.querySelectorAll<HTMLElement>('.paper-addresses .address')) {
        address.textContent = new URL(address.dataset.path ?? location.pathname, location.origin).href;
      }
    };
    window.addEventListener('beforeprint', correct);
    return () => window.removeEventListener('beforeprint', correct);
  }, []);
  return null;
}
