'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';

/** Returns whether the link that led to this page is on this site. */
function cameFromHere(): boolean {
  return URL.canParse(document.referrer) && new URL(document.referrer).origin === window.location.origin;
}

/** Goes back in the history if the user came from this site, otherwise to `href`. */
export function BackLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  const router = useRouter();
  const back = (event: MouseEvent) => {
    if (!cameFromHere() && window.history.length < 3) return;
    event.preventDefault();
    router.back();
  };
  return (
    <a href={href} onClick={back} className={className}>
      {children}
    </a>
  );
}
