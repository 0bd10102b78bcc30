import type { StructuredData as Data } from '../../_open-data/json-ld';

/** JSON-LD: data in a script element, which no browser runs. A text cannot close the element, since `<` is escaped. */
export function StructuredData({ data }: { data: Data }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; React would escape quotes, which JSON-LD must keep
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
