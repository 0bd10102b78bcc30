import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { fr } from '../_i18n/fr';
import { Document } from '../_ui/shell/Document';
import { siteUrl } from '../site';

export const metadata: Metadata = {
  metadataBase: siteUrl(),
  title: fr.siteName,
  description: fr.siteDescription,
};

export default function ChooserLayout({ children }: { children: ReactNode }) {
  return <Document lang="fr">{children}</Document>;
}
