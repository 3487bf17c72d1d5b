import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';

export default function ClosedAccountLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={['profile']}>{children}</ClientMessages>;
}
