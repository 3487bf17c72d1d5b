import type { Metadata } from 'next';
import { TextPage } from '@/components/pages/help/text-page';
import { alternates } from '@/lib/core/i18n/alternates';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { readLegal } from '@/lib/records/legal/read-legal';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, summary } = await readLegal('terms', locale);
  return { title, description: summary, alternates: alternates(locale, '/terms') };
}

/** The rules; accounts and listings record which version they accepted. */
export default async function TermsPage() {
  const locale = await currentLocale();
  return <TextPage locale={locale} content={await readLegal('terms', locale)} />;
}
