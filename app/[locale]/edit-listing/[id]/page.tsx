import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AnimalListingForm, type AnimalListingSubmission } from '@/components/market/animals/animal-listing-form';
import { FormPage } from '@/components/ui/forms/form-page';
import type { SaveResult } from '@/components/market/listing-form/listing-form';
import { breedNames, cardLabels } from '@/components/market/listings/browse/labels';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { classTexts } from '@/lib/market/animal-lots/class-words';
import { traitTexts } from '@/lib/market/animal-lots/lots/sheet';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { countryOf } from '@/lib/core/i18n/country';
import { mayEditListing } from '@/lib/market/listings/policy';
import { saveListing } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('listingForm', 'editTitle');

/** Responds 404 for someone else's listing, as if it did not exist. */
export default async function EditListingPage({ params }: PageProps<'/[locale]/edit-listing/[id]'>) {
  const { id } = await params;
  const { viewer, locale } = await requireMemberPage(`/edit-listing/${id}`);
  const listing = await getAnimalListing(viewer, id);
  if (!listing || !mayEditListing(viewer, listing)) notFound();
  const t = await getTranslations({ locale, namespace: 'listingForm' });
  const [labels, breeds] = await Promise.all([cardLabels(locale), breedNames(locale)]);
  const country = countryOf(listing.location);
  const save = async (submission: AnimalListingSubmission): Promise<SaveResult> => {
    'use server';
    return saveListing({ ...submission, id, seenAt: listing.updatedAt });
  };
  return (
    <FormPage locale={locale} title={t('editTitle')} text={listing.lot.titles?.[locale] ?? listing.title}>
      <AnimalListingForm
        listing={listing}
        save={save}
        draftKey={`corral-draft:${viewer.id}:${id}`}
        verified={listing.verificationStatus === 'verified'}
        cardLabels={labels}
        breedNames={breeds}
        classTexts={classTexts(locale)}
        traitTexts={traitTexts(locale)}
        country={country}
      />
    </FormPage>
  );
}
