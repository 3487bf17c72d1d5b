'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import { splitLocale } from '@/lib/i18n/paths';

/**
 * A link to the sign-in page that leads back to the current page; without scripts it leads to the plain sign-in page.
 */
export function AuthLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  const rememberPage = (event: SyntheticEvent<HTMLAnchorElement>) => {
    const { pathname, search } = window.location;
    if (splitLocale(pathname).path === '/auth') return;
    event.currentTarget.href = `${href}?${new URLSearchParams({ next: pathname + search }).toString()}`;
  };
  return (
    <a href={href} onPointerDown={rememberPage} onFocus={rememberPage} onClick={rememberPage} className={className}>
      {children}
    </a>
  );
}
