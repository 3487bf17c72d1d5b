'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import { splitLocale } from '@/lib/core/i18n/paths';

interface AuthLinkProps {
  href: string;
  /** Where on the page its visitor goes on after signing in, such as `#contact`, which opens the dialog. */
  hash?: string;
  className: string;
  children: ReactNode;
}

/**
 * A link to the sign-in page that leads back to the current page; without scripts it leads to the plain sign-in page.
 */
export function AuthLink({ href, hash = '', className, children }: AuthLinkProps) {
  const rememberPage = (event: SyntheticEvent<HTMLAnchorElement>) => {
    const { pathname, search } = window.location;
    if (splitLocale(pathname).path === '/auth') return;
    event.currentTarget.href = `${href}?${new URLSearchParams({ next: pathname + search + hash }).toString()}`;
  };
  return (
    <a href={href} onPointerDown={rememberPage} onFocus={rememberPage} onClick={rememberPage} className={className}>
      {children}
    </a>
  );
}
