/** Where hosts find what to show in place of a link to a page. */
export const oEmbedLink = (address: string): string =>
  `<link rel="alternate" type="application/json+oembed" href="${address}"/>`;
