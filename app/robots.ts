import type { MetadataRoute } from 'next';
import { underBase } from './_leaf/base-path';
import { absolute } from './_open-data/addresses';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute(underBase('/sitemap.xml')) };
}
