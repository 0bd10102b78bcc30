const TAGS =
  /<meta (?:property="og:|name="(?:twitter:|description"))[^>]*>|<link rel="alternate" (?:hrefLang|type="application\/json\+oembed")[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

/**
 * A page without what it says of itself to search engines and to sites that link to it: nobody reads that without a
 * network. React must not know of it, or it would miss it: JSON-LD stands in still parts, and the head is left to the page.
 */
export const withoutWordsForOthers = (html: string): string => html.replace(TAGS, '');
