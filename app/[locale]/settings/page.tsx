import type { Metadata } from 'next';
import { SETTINGS_WORDS } from '../../_i18n/desk/settings';
import { SettingsPage } from '../../_ui/pages/SettingsPage';
import { pageMetadata } from '../metadata';
import { readLocale } from '../params';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = readLocale(await params);
  const t = SETTINGS_WORDS[locale];
  return pageMetadata(locale, 'settings', t.settings, t.hint);
}

export default async function Settings({ params }: Props) {
  return <SettingsPage locale={readLocale(await params)} />;
}
