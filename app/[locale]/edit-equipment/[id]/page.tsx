import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import {
  EquipmentListingForm,
  type EquipmentListingSubmission,
} from '@/components/market/equipment/equipment-listing-form';
import { equipmentNames } from '@/components/market/equipment/labels';
import { FormPage } from '@/components/ui/forms/form-page';
import type { SaveResult } from '@/components/market/listing-form/listing-form';
import { cardLabels } from '@/components/market/listings/browse/labels';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { getEquipmentListing } from '@/lib/market/equipment/get-equipment-listing';
import { countryOf } from '@/lib/core/i18n/country';
import { mayEditListing } from '@/lib/market/listings/policy';
import { saveEquipment } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('listingForm', 'editTitle');

/** Responds 404 for someone else's equipment, as if it did not exist. */
export default async function EditEquipmentPage({ params }: PageProps<'/[locale]/edit-equipment/[id]'>) {
  const { id } = await params;
  const { viewer, locale } = await requireMemberPage(`/edit-equipment/${id}`);
  const equipment = await getEquipmentListing(viewer, id);
  if (!equipment || !mayEditListing(viewer, equipment)) notFound();
  const [t, labels, names] = await Promise.all([
    getTranslations({ locale, namespace: 'listingForm' }),
    cardLabels(locale),
    equipmentNames(locale),
  ]);
  const save = async (submission: EquipmentListingSubmission): Promise<SaveResult> => {
    'use server';
    return saveEquipment({ ...submission, id, seenAt: equipment.updatedAt });
  };
  return (
    <FormPage locale={locale} title={t('editTitle')} text={equipment.title}>
      <EquipmentListingForm
        equipment={equipment}
        save={save}
        draftKey={`corral-equipment-draft:${viewer.id}:${id}`}
        verified={equipment.verificationStatus === 'verified'}
        cardLabels={labels}
        names={names}
        country={countryOf(equipment.location)}
      />
    </FormPage>
  );
}
