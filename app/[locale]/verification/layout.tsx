import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';

export default function VerificationLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['verification', 'unlistedPlace', 'validation', 'errors']}>{children}</ClientMessages>
  );
}
