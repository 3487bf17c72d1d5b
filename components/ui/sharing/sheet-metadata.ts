import type { Metadata } from 'next';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import type { Shared } from '@/lib/market/sharing/subject';

/** The title of a sheet. Search engines have the page that it is about. */
export async function sheetMetadata(locale: Locale, shared: Shared | null): Promise<Metadata> {
  const t = await translator(locale, 'sharing');
  return { title: shared ? t('sheetOf', { title: shared.title }) : t('sheet'), robots: { index: false } };
}
