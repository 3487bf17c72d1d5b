import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { EquipmentListingForm } from '@/components/market/equipment/equipment-listing-form';
import { equipmentNames } from '@/components/market/equipment/labels';
import { PublishKinds } from '@/components/market/paste-ad/publish-kinds';
import { FormPage } from '@/components/ui/forms/form-page';
import { cardLabels } from '@/components/market/listings/browse/labels';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { getEquipmentToCopy } from '@/lib/market/equipment/get-equipment-to-copy';
import { countryOfPerson } from '@/lib/core/phones/country-of-person';
import { copyPath } from '@/lib/core/topics/schema';
import { publishEquipment } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('listingForm.equipment', 'createTitle');

/** An empty form or, with `from`, one that begins with the facts of the seller's earlier listing. */
export default async function CreateEquipmentPage({ searchParams }: PageProps<'/[locale]/create-equipment'>) {
  const { from } = await searchParams;
  const id = from?.toString();
  const { viewer, locale } = await requireMemberPage(id ? copyPath({ kind: 'equipment', id }) : '/create-equipment');
  const [t, user, labels, names, copied] = await Promise.all([
    getTranslations({ locale, namespace: 'listingForm' }),
    getUser(viewer),
    cardLabels(locale),
    equipmentNames(locale),
    id ? getEquipmentToCopy(viewer, id) : null,
  ]);
  if (id && !copied) notFound();
  const draftKey = `corral-equipment-draft:${viewer.id}${copied ? `:copy:${copied.id}` : ''}`;
  return (
    <FormPage
      locale={locale}
      siblings={<PublishKinds locale={locale} current="equipment" draftKey={draftKey} />}
      title={t('equipment.createTitle')}
      text={copied ? t('copiedText', { title: copied.title }) : undefined}
    >
      <EquipmentListingForm
        key={copied?.id ?? 'new'}
        copied={copied}
        save={publishEquipment}
        draftKey={draftKey}
        verified={user.verificationStatus === 'verified'}
        cardLabels={labels}
        names={names}
        country={countryOfPerson(user.location, user.phone)}
        home={user.location}
      />
    </FormPage>
  );
}
