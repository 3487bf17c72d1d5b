import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/forms/client-messages';

export default function BannerAdsLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={['bannerAds', 'ads', 'validation', 'errors']}>{children}</ClientMessages>;
}
