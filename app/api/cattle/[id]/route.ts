import { getViewer, requireActor } from '@/lib/auth/viewer';
import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute, json, noContent } from '@/lib/http/define-route';
import { withListingForm } from '@/lib/http/listing-form';
import { ANIMALS } from '@/lib/listings/animals';
import { deleteListing } from '@/lib/listings/delete-listing';
import { getListing } from '@/lib/listings/get-listing';
import { mayEditListing } from '@/lib/listings/policy';
import { listingFieldsSchema } from '@/lib/listings/schema';
import { updateListing } from '@/lib/listings/update-listing';

type Params = { id: string };

export const GET = defineRoute<Params>(async ({ params }) => {
  const listing = await getListing(await getViewer(), params.id);
  if (!listing) throw new DomainError('listing_not_found');
  return json(listing);
});

export const PUT = defineRoute<Params>(async ({ request, params }) => {
  const actor = await requireActor();
  // Before any picture is read: strangers' uploads are not worth the work. The verb asks again, with the row locked.
  const current = await getListing(actor, params.id);
  if (!current || !mayEditListing(actor, current)) throw new DomainError('listing_not_found');
  const listing = await withListingForm(request, actor, listingFieldsSchema, (fields, imageIds) =>
    updateListing(actor, ANIMALS, params.id, fields, imageIds),
  );
  return json(listing);
});

export const DELETE = defineRoute<Params>(async ({ params }) => {
  await deleteListing(await requireActor(), ANIMALS, params.id);
  return noContent();
});
