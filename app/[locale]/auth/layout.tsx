import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={['auth', 'validation']}>{children}</ClientMessages>;
}
