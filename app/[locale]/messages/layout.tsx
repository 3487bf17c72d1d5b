import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';
import { QueryProvider } from '@/components/ui/shared-data/query-provider';

export default function MessagesLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['messages', 'offers', 'visits', 'dashboard', 'validation', 'errors']}>
      <QueryProvider>{children}</QueryProvider>
    </ClientMessages>
  );
}
