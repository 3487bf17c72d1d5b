'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';

/** Goes back in the history if the user came from this site, otherwise to `href`. */
export function BackLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  const router = useRouter();
  const back = (event: MouseEvent) => {
    if (!document.referrer.startsWith(window.location.origin) && window.history.length < 3) return;
    event.preventDefault();
    router.back();
  };
  return (
    <a href={href} onClick={back} className={className}>
      {children}
    </a>
  );
}
