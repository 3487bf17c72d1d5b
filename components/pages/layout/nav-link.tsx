'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';

/**
 * A header link that marks the current page, only after hydration: cached pages are rendered under an internal path
 * that differs from their URL.
 */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const pathname = usePathname();
  const inBrowser = useHydrated();
  const current = inBrowser && pathname === href.split('?')[0];
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}
