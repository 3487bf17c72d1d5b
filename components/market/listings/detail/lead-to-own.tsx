'use client';

import { useEffect } from 'react';
import { hasSessionHint } from '@/components/ui/viewer/use-viewer';
import { localizedPath, splitLocale } from '@/lib/core/i18n/paths';

/** Redirects a user who may see a listing that isn't on sale from its public URL to its private page. */
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
    // On failure the page stays as it is.
    lead().catch(() => undefined);
  }, [api]);
  return null;
}
