import type { ReactNode } from 'react';
import { Confirmation } from '@/components/accounts/confirmation/confirmation';
import { ClientMessages } from '@/components/ui/forms/client-messages';

export default function ProfileLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['profile', 'auth', 'unlistedPlace', 'validation', 'confirmation', 'security']}>
      <Confirmation>{children}</Confirmation>
    </ClientMessages>
  );
}
