import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';

export default function FreightLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['freight', 'deals', 'unlistedPlace', 'validation', 'errors']}>
      {children}
    </ClientMessages>
  );
}
