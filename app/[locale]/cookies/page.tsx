import type { Metadata } from 'next';
import { TextPage } from '@/components/pages/help/text-page';
import { alternates } from '@/lib/core/i18n/alternates';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { readLegal } from '@/lib/records/legal/read-legal';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, summary } = await readLegal('cookies', locale);
  return { title, description: summary, alternates: alternates(locale, '/cookies') };
}

/** Cookies and what browsers store. */
export default async function CookiesPage() {
  const locale = await currentLocale();
  return <TextPage locale={locale} content={await readLegal('cookies', locale)} />;
}
