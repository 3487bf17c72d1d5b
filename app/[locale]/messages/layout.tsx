import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/forms/client-messages';

export default function MessagesLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={['messages', 'dashboard', 'validation', 'errors']}>{children}</ClientMessages>;
}
