import type { Metadata } from 'next';
import { SITE_NAME } from '../../../../_leaf/site-name';
import { EmbeddedRule } from '../../../../_ui/embed/EmbeddedRule';
import { readLocale } from '../../../../[locale]/params';

/** Which rule it shows, only the address in the frame says. */
export const metadata: Metadata = { title: SITE_NAME };

export default async function RuleInFrame({ params }: { params: Promise<{ locale: string }> }) {
  return <EmbeddedRule locale={readLocale(await params)} />;
}
