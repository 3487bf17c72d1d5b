import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NeedsScript } from '@/components/forms/needs-script';
import { breedNames } from '@/components/listings/browse/labels';
import { LotForm } from '@/components/lot-form/lot-form';
import { lotCardLabels } from '@/components/lots/labels';
import { getViewer } from '@/lib/auth/viewer';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';
import { publishLot } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'lotForm' });
  return { title: t('createTitle'), robots: { index: false } };
}

export default async function CreateAuctionPage() {
  const [locale, viewer] = await Promise.all([currentLocale(), getViewer()]);
  if (!viewer)
    redirect(`${localizedPath(locale, '/auth')}?next=${encodeURIComponent(localizedPath(locale, '/create-auction'))}`);
  const [t, labels, breeds] = await Promise.all([
    getTranslations({ locale, namespace: 'lotForm' }),
    lotCardLabels(locale),
    breedNames(locale),
  ]);
  return (
    <div className="wrap">
      <header className="pt-6 pb-6 sm:pt-8">
        <h1>{t('createTitle')}</h1>
        <p className="mt-2 max-w-form text-ink-2">{t('createText')}</p>
      </header>
      <NeedsScript locale={locale} />
      <LotForm
        save={publishLot}
        draftKey={`corral-lot-draft:${viewer.id}`}
        cardLabels={labels}
        breedNames={breeds}
        openedAt={new Date().toISOString()}
      />
    </div>
  );
}
