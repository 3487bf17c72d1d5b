'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ComponentProps } from 'react';
import { comparisonPath } from '@/lib/market/animal-lots/lots/compared';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/locales';
import { drop, useChosen } from './chosen';

/** A link to the comparison without a listing, which also takes it off what the browser has chosen. */
export function WithoutLink({ id, ...props }: ComponentProps<'a'> & { id: string }) {
  return <a {...props} onClick={() => drop([id])} />;
}

/** Takes listings that are gone off what the browser has chosen. */
export function DropGone({ ids }: { ids: readonly string[] }) {
  useEffect(() => drop(ids), [ids]);
  return null;
}

/** Takes an address that names no listing to those that the browser has chosen. */
export function ShowChosen({ locale }: { locale: Locale }) {
  const chosen = useChosen();
  const router = useRouter();
  useEffect(() => {
    if (chosen?.length) router.replace(localizedPath(locale, comparisonPath(chosen)));
  }, [chosen, locale, router]);
  return null;
}
