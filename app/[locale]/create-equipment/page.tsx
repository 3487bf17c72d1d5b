import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { EquipmentListingForm } from '@/components/equipment/equipment-listing-form';
import { equipmentNames } from '@/components/equipment/labels';
import { NeedsScript } from '@/components/forms/needs-script';
import { cardLabels } from '@/components/listings/browse/labels';
import { getUser } from '@/lib/accounts/get-user';
import { getViewer } from '@/lib/auth/viewer';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';
import { publishEquipment } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'listingForm.equipment' });
  return { title: t('createTitle'), robots: { index: false } };
}

export default async function CreateEquipmentPage() {
  const [locale, viewer] = await Promise.all([currentLocale(), getViewer()]);
  if (!viewer)
    redirect(
      `${localizedPath(locale, '/auth')}?next=${encodeURIComponent(localizedPath(locale, '/create-equipment'))}`,
    );
  const [t, user, labels, names] = await Promise.all([
    getTranslations({ locale, namespace: 'listingForm.equipment' }),
    getUser(viewer),
    cardLabels(locale),
    equipmentNames(locale),
  ]);
  return (
    <div className="wrap">
      <header className="pt-6 pb-6 sm:pt-8">
        <h1>{t('createTitle')}</h1>
        <p className="mt-2 max-w-form text-ink-2">{t('createText')}</p>
      </header>
      <NeedsScript locale={locale} />
      <EquipmentListingForm
        save={publishEquipment}
        draftKey={`corral-equipment-draft:${viewer.id}`}
        verified={user.verificationStatus === 'verified'}
        cardLabels={labels}
        names={names}
      />
    </div>
  );
}
