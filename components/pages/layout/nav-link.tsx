'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/**
 * A header link that marks the current page, only after hydration: cached pages are rendered under an internal path
 * that differs from their URL.
 */
export function NavLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const pathname = usePathname();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const current = inBrowser && pathname === href.split('?')[0];
  return (
    <a href={href} aria-current={current ? 'page' : undefined} className={className}>
      {children}
    </a>
  );
}
