import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';

export default function OffersLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={['offers', 'validation', 'errors']}>{children}</ClientMessages>;
}
