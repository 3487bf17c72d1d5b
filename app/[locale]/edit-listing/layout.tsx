import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';

export default function EditListingLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['listingForm', 'categories', 'unlistedPlace', 'validation', 'errors']}>
      {children}
    </ClientMessages>
  );
}
