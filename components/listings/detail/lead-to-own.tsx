'use client';

import { useEffect } from 'react';
import { hasSessionHint } from '@/components/layout/use-viewer';
import { localizedPath, splitLocale } from '@/lib/i18n/paths';

/** Leads whoever may see a listing that is not on sale from its public address to their private page of it. */
export function LeadToOwn({ api }: { api: '/api/cattle' | '/api/equipment' }) {
  useEffect(() => {
    if (!hasSessionHint()) return;
    const { locale, path } = splitLocale(window.location.pathname);
    const lead = async () => {
      const response = await fetch(`${api}/${path.split('/').at(-1)}`);
      if (!response.ok) return;
      const { status } = (await response.json()) as { status: string };
      if (status !== 'active') window.location.replace(localizedPath(locale, `/dashboard${path}`));
    };
    // Without an answer the page stays as it is.
    lead().catch(() => undefined);
  }, [api]);
  return null;
}
