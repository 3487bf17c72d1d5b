import type { Metadata } from 'next';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';

/** What the home page is called and described by. */
export async function frontSubject(locale: Locale, total: number): Promise<{ title: string; description: string }> {
  const t = await translator(locale, 'home');
  return { title: t('metaTitle'), description: t('metaDescription', { shown: formatNumber(locale, total) }) };
}

/** Title of the home page. Its other metadata are in the page itself (`SubjectHead`). */
export async function frontMetadata(locale: Locale, total: number): Promise<Metadata> {
  const { title } = await frontSubject(locale, total);
  return {
    title: { absolute: `${title} · Corral` },
    description: null,
    openGraph: null,
    twitter: null,
  };
}
