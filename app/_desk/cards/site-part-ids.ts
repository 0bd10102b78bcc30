/** Parts that the site itself was built with. The pages know them; a worker, which is made before, is told. */
export const SITE_PARTS: readonly string[] = (process.env.SITE_CARDS ?? '').split(' ').filter(Boolean);
