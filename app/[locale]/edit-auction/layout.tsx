import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';

export default function EditAuctionLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['listingForm', 'lotForm', 'categories', 'unlistedPlace', 'validation', 'errors']}>
      {children}
    </ClientMessages>
  );
}
