import type { Metadata } from 'next';
import { pageMetadata } from '@/components/ui/page/page-metadata';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';

/** What the home page is called and described by. */
export async function frontSubject(locale: Locale, total: number): Promise<{ title: string; description: string }> {
  const t = await translator(locale, 'home');
  return { title: t('metaTitle'), description: t('metaDescription', { shown: formatNumber(locale, total) }) };
}

/** Title, description and canonical URL of the home page. How it looks where it is shared is in the page itself. */
export async function frontMetadata(locale: Locale, total: number): Promise<Metadata> {
  const subject = await frontSubject(locale, total);
  return {
    ...pageMetadata({ locale, ...subject, path: '/', isIndexed: true }),
    title: { absolute: `${subject.title} · Corral` },
    openGraph: null,
    twitter: null,
  };
}
