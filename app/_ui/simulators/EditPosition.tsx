'use client';

import { tableHref } from '../../_corpus/addresses';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { writeState } from '../../_leaf/address-state';
import type { Situation } from '../../_situations/situation';
import { NoteIcon } from '../shell/icons';

/** Takes the position to the table where cards are laid by hand. */
export function EditPosition({ locale, situation }: { locale: Locale; situation: Situation }) {
  const open = async () => {
    const { writeLink } = await import('../../_situations/link');
    const link = await writeLink(situation);
    if (link !== undefined) location.assign(tableHref(locale) + writeState({ s: link, lay: '1' }));
  };
  return (
    <button type="button" className="icon-button" onClick={open}>
      <NoteIcon />
      {SIMULATOR_WORDS[locale].editPosition}
    </button>
  );
}
