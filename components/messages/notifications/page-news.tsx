import { translator } from '@/lib/core/i18n/translator';
import type { Locale } from '@/lib/core/i18n/locales';
import { PageNewsNote } from './page-news-note';

/** On the page of what two people agree on: says that something has happened to it while it was open. */
export async function PageNews({ locale }: { locale: Locale }) {
  const t = await translator(locale, 'notifications');
  return <PageNewsNote text={t('pageNews')} action={t('showNews')} />;
}
