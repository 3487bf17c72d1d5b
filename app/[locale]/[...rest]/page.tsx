import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/core/i18n/current-locale';

// Never cached: anyone could fill the cache with URLs that don't exist.
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'notFound' });
  return { title: t('metaTitle'), robots: { index: false } };
}

/** Catch-all: the 404 page in the visitor's language. */
export default function UnknownPage(): never {
  notFound();
}
