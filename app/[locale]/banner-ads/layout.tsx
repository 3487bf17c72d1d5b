import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';

export default function BannerAdsLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['bannerAds', 'dashboard', 'adLanguages', 'ads', 'validation', 'errors']}>
      {children}
    </ClientMessages>
  );
}
