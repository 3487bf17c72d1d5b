import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { animalListingChangesSchema } from '@/lib/market/animal-lots/schema';
import { requireUploader } from '@/lib/web/auth/require-uploader';
import { getViewer, requireActor } from '@/lib/web/auth/viewer';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute, json, noContent } from '@/lib/web/http/define-route';
import { withListingForm } from '@/lib/web/http/listing-form';
import { unmodifiedSince } from '@/lib/web/http/unmodified-since';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { mayEditListing } from '@/lib/market/listings/policy';
import { updateListing } from '@/lib/market/listings/update-listing';

type Params = { id: string };

export const GET = defineRoute<Params>(async ({ params }) => {
  const listing = await getAnimalListing(await getViewer(), params.id);
  if (!listing) throw new DomainError('listing_not_found');
  return json(listing);
});

export const PUT = defineRoute<Params>(async ({ request, params }) => {
  const actor = await requireUploader();
  // Checked before any picture is read, to waste no work on unauthorized uploads. The verb checks again with the row
  // locked.
  const current = await getAnimalListing(actor, params.id);
  if (!current) throw new DomainError('listing_not_found');
  if (!mayEditListing(actor, current)) throw new DomainError('forbidden');
  const seenAt = unmodifiedSince(request, current, 'listing_changed');
  const listing = await withListingForm(request, actor, animalListingChangesSchema, (fields, imageIds) =>
    updateListing(actor, ANIMAL_LISTINGS, params.id, fields, imageIds, seenAt),
  );
  return json(listing);
});

export const DELETE = defineRoute<Params>(async ({ params }) => {
  await deleteListing(await requireActor(), ANIMAL_LISTINGS, params.id);
  return noContent();
});
