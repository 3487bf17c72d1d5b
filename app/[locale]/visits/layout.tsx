import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/ui/forms/client-messages';

export default function VisitsLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={['visits', 'validation', 'errors']}>{children}</ClientMessages>;
}
