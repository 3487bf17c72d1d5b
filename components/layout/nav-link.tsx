'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/**
 * A link of the header that knows whether it is the current page. Only once it runs in the browser: cached pages are rendered
 * under an inner path that differs from their URL.
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
  const current = inBrowser && pathname === href;
  return (
    <a href={href} aria-current={current ? 'page' : undefined} className={className}>
      {children}
    </a>
  );
}
