import type { Metadata } from 'next';
import { TextPage } from '@/components/pages/help/text-page';
import { alternates } from '@/lib/core/i18n/alternates';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { readLegal } from '@/lib/records/legal/read-legal';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, summary } = await readLegal('privacy', locale);
  return { title, description: summary, alternates: alternates(locale, '/privacy') };
}

/** What is stored about people, for whom and how long. */
export default async function PrivacyPage() {
  const locale = await currentLocale();
  return <TextPage locale={locale} content={await readLegal('privacy', locale)} />;
}
