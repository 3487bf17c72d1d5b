import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/forms/client-messages';

export default function AdminLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={['admin', 'validation', 'errors']}>{children}</ClientMessages>;
}
