import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/core/i18n/current-locale';

/** The `generateMetadata` of a page that search engines don't list. */
export const unlistedMetadata = (namespace: string, title: string) => async (): Promise<Metadata> => ({
  title: (await getTranslations({ locale: await currentLocale(), namespace }))(title),
  robots: { index: false },
});
