import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AnimalListingForm } from '@/components/animals/animal-listing-form';
import { NeedsScript } from '@/components/forms/needs-script';
import { breedNames, cardLabels } from '@/components/listings/browse/labels';
import { getUser } from '@/lib/accounts/get-user';
import { getViewer } from '@/lib/auth/viewer';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';
import { publishListing } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'listingForm' });
  return { title: t('createTitle'), robots: { index: false } };
}

export default async function CreateListingPage() {
  const locale = await currentLocale();
  const viewer = await getViewer();
  if (!viewer)
    redirect(`${localizedPath(locale, '/auth')}?next=${encodeURIComponent(localizedPath(locale, '/create-listing'))}`);
  const t = await getTranslations({ locale, namespace: 'listingForm' });
  const [user, labels, breeds] = await Promise.all([getUser(viewer), cardLabels(locale), breedNames(locale)]);
  return (
    <div className="wrap">
      <header className="pt-6 pb-6 sm:pt-8">
        <h1>{t('createTitle')}</h1>
        <p className="mt-2 max-w-form text-ink-2">{t('createText')}</p>
      </header>
      <NeedsScript locale={locale} />
      <AnimalListingForm
        save={publishListing}
        draftKey={`corral-draft:${viewer.id}`}
        verified={user.verificationStatus === 'verified'}
        cardLabels={labels}
        breedNames={breeds}
      />
    </div>
  );
}
