import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';
import { QueryProvider } from '@/components/ui/shared-data/query-provider';

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages
      namespaces={[
        'dashboard',
        'messages',
        'offers',
        'visits',
        'listingLife',
        'editField',
        'sale',
        'sharing',
        'savedSearches',
        'ownAuctions',
        'validation',
        'errors',
      ]}
    >
      <QueryProvider>{children}</QueryProvider>
    </ClientMessages>
  );
}
