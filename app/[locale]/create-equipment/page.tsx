import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EquipmentListingForm } from '@/components/equipment/equipment-listing-form';
import { equipmentNames } from '@/components/equipment/labels';
import { FormPage } from '@/components/forms/form-page';
import { cardLabels } from '@/components/listings/browse/labels';
import { getUser } from '@/lib/accounts/get-user';
import { requireMemberPage } from '@/lib/auth/require-member-page';
import { currentLocale } from '@/lib/i18n/current-locale';
import { publishEquipment } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'listingForm.equipment' });
  return { title: t('createTitle'), robots: { index: false } };
}

export default async function CreateEquipmentPage() {
  const locale = await currentLocale();
  const viewer = await requireMemberPage('/create-equipment');
  const [t, user, labels, names] = await Promise.all([
    getTranslations({ locale, namespace: 'listingForm.equipment' }),
    getUser(viewer),
    cardLabels(locale),
    equipmentNames(locale),
  ]);
  return (
    <FormPage locale={locale} title={t('createTitle')} text={t('createText')}>
      <EquipmentListingForm
        save={publishEquipment}
        draftKey={`corral-equipment-draft:${viewer.id}`}
        verified={user.verificationStatus === 'verified'}
        cardLabels={labels}
        names={names}
      />
    </FormPage>
  );
}
