import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';

export default function CreateEquipmentLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['listingForm', 'unlistedPlace', 'validation', 'errors']}>{children}</ClientMessages>
  );
}
