import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';

export default function PapersLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['papers', 'paperKinds', 'ids', 'validation', 'errors']}>{children}</ClientMessages>
  );
}
