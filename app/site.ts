/** The host that the site is published on; `SITE_URL` says it at build time, `BASE_PATH` the path below which it stands. */
export const siteUrl = (): URL => new URL(process.env.SITE_URL ?? 'http://localhost:3000');
