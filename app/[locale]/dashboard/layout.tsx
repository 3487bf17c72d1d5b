import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/forms/client-messages';
import { QueryProvider } from '@/components/shared-data/query-provider';

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages
      namespaces={['dashboard', 'messages', 'listingLife', 'savedSearches', 'ownAuctions', 'validation', 'errors']}
    >
      <QueryProvider>{children}</QueryProvider>
    </ClientMessages>
  );
}
