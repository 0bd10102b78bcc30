'use client';

import { useEffect } from 'react';
import { eraseKeys } from '../../../_desk/settings/own-keys';
import { openTabs } from '../../../_desk/tabs';

/** Drafts belong to their tab, and no other tab can reach them: each erases its own when everything is erased. */
export function ForgetWhenErased() {
  useEffect(() => {
    const tabs = openTabs((news) => {
      if (news !== 'erased') return;
      try {
        eraseKeys(sessionStorage);
      } catch {
        // forbidden storage holds nothing
      }
    });
    return tabs.close;
  }, []);
  return null;
}
