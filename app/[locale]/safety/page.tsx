import type { Metadata } from 'next';
import { TextPage } from '@/components/pages/help/text-page';
import { readContent } from '@/lib/records/content/read-content';
import { alternates } from '@/lib/core/i18n/alternates';
import { currentLocale } from '@/lib/core/i18n/current-locale';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const { title, summary } = await readContent('pages', 'safety', locale);
  return { title, description: summary, alternates: alternates(locale, '/safety') };
}

/** The safety guide: how livestock deals go wrong, and how to buy and sell without a loss. */
export default async function SafetyPage() {
  const locale = await currentLocale();
  return <TextPage locale={locale} content={await readContent('pages', 'safety', locale)} />;
}
