import { requireActor } from '@/lib/auth/viewer';
import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute, json } from '@/lib/http/define-route';
import { withListingForm } from '@/lib/http/listing-form';
import { searchAnswer } from '@/lib/http/search-answer';
import { ANIMALS } from '@/lib/listings/animals';
import { createListing } from '@/lib/listings/create-listing';
import { parseListingQuery } from '@/lib/listings/query-schema';
import { listingFieldsSchema } from '@/lib/listings/schema';
import { searchListings } from '@/lib/listings/search-listings';

export const GET = defineRoute(async ({ request }) => {
  const { query, errors } = parseListingQuery(Object.fromEntries([...request.nextUrl.searchParams].reverse()));
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_input', { fields: errors });
  return json(searchAnswer(await searchListings(query)));
});

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const listing = await withListingForm(request, actor, listingFieldsSchema, (fields, imageIds, digests) =>
    createListing(actor, ANIMALS, fields, imageIds, digests),
  );
  return json(listing, 201);
});
