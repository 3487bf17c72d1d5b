import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';

export default function DealsLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={['deals', 'validation', 'errors']}>{children}</ClientMessages>;
}
