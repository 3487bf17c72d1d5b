import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/forms/client-messages';
import { QueryProvider } from '@/components/shared-data/query-provider';

export default function MessagesLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['messages', 'dashboard', 'validation', 'errors']}>
      <QueryProvider>{children}</QueryProvider>
    </ClientMessages>
  );
}
