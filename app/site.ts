/** Where the site is published; `SITE_URL` says it at build time. */
export const siteUrl = (): URL => new URL(process.env.SITE_URL ?? 'http://localhost:3000');
