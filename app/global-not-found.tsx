import type { Metadata } from 'next';
import { fr } from './_i18n/fr';
import { NotFoundPage } from './_ui/pages/NotFoundPage';
import { Document } from './_ui/shell/Document';
import { siteUrl } from './site';

export const metadata: Metadata = { metadataBase: siteUrl(), title: `${fr.notFoundTitle} · ${fr.siteName}` };

export default function GlobalNotFound() {
  return (
    <Document lang="fr">
      <NotFoundPage />
    </Document>
  );
}
