import { EmbeddedRule } from '../../../../_ui/embed/EmbeddedRule';
import { readLocale } from '../../../../[locale]/params';

export default async function RuleInFrame({ params }: { params: Promise<{ locale: string }> }) {
  return <EmbeddedRule locale={readLocale(await params)} />;
}
