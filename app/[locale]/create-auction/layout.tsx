import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';

export default function CreateAuctionLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['listingForm', 'lotForm', 'categories', 'unlistedPlace', 'validation', 'errors']}>
      {children}
    </ClientMessages>
  );
}
