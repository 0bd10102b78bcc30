import { homeHref } from '../../_corpus/addresses';
import { SETTINGS_WORDS } from '../../_i18n/desk/settings';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { MyCards } from '../desk/cards/MyCards';
import { DeviceData } from '../desk/settings/DeviceData';
import { RuleSample } from '../desk/settings/RuleSample';
import { SettingsForm } from '../desk/settings/SettingsForm';
import { Breadcrumb } from '../shell/Breadcrumb';

export function SettingsPage({ locale }: { locale: Locale }) {
  const t = SETTINGS_WORDS[locale];
  return (
    <div className="frame">
      <Breadcrumb locale={locale} crumbs={[{ label: dictionary(locale).home, href: homeHref(locale) }]} />
      <header className="max-w-3xl pt-4 pb-8">
        <h1 className="text-3xl md:text-4xl">{t.settings}</h1>
        <p className="pt-3 text-lg leading-snug text-muted">{typeset(t.hint, locale)}</p>
      </header>
      <div className="settings">
        <RuleSample locale={locale} />
        <SettingsForm locale={locale} />
      </div>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-10 pt-12">
        <MyCards locale={locale} />
        <DeviceData locale={locale} />
      </div>
    </div>
  );
}
