import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/forms/client-messages';

export default function ProfileLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={['profile', 'auth', 'validation']}>{children}</ClientMessages>;
}
