import type { Metadata } from 'next';
import { HelpSearch } from '@/components/pages/help/help-search';
import { MoreHelp } from '@/components/pages/help/more-help';
import { Topics } from '@/components/pages/help/topics';
import { readTitles } from '@/lib/pages/help/read-help';
import { alternates } from '@/lib/core/i18n/alternates';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { translator } from '@/lib/core/i18n/translator';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await translator(locale, 'help');
  return { title: t('help'), description: t('description'), alternates: alternates(locale, '/help') };
}

/** The help centre: rendered once, then cached; its searches are `/help/search`. */
export default async function HelpPage() {
  const locale = await currentLocale();
  const titles = await readTitles(locale);
  return (
    <>
      <HelpSearch locale={locale} titles={titles} />
      <div className="wrap py-8 sm:py-10">
        <Topics locale={locale} titles={titles} />
        <MoreHelp locale={locale} />
      </div>
    </>
  );
}
