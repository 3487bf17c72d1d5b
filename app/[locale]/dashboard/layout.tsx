import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/forms/client-messages';

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages
      namespaces={['dashboard', 'messages', 'listingLife', 'savedSearches', 'ownAuctions', 'validation', 'errors']}
    >
      {children}
    </ClientMessages>
  );
}
