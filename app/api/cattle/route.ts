import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { animalListingFieldsSchema } from '@/lib/market/animal-lots/schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { requireUploader } from '@/lib/web/auth/require-uploader';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { withListingForm } from '@/lib/web/http/listing-form';
import { localeOf } from '@/lib/web/http/request-locale';
import { searchAnswer } from '@/lib/web/http/search-answer';
import { createListing } from '@/lib/market/listings/create-listing';
import { withoutQuotes } from '@/lib/market/search/conditions';
import { valuesOf } from '@/lib/core/search-keys.mjs';
import { answerUnderstood } from '@/lib/finding/understood-searches/answer-understood';

export const GET = defineRoute(async ({ request }) => {
  const { searchParams } = request.nextUrl;
  const { query, errors } = parseAnimalListingQuery(valuesOf(searchParams));
  const understand = searchParams.get('understand') || null;
  if (understand !== null && understand !== '1') errors.understand = [{ key: 'invalid' }];
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_input', { fields: errors });
  if (understand === null)
    return json(searchAnswer(await searchAnimalListings({ ...query, search: withoutQuotes(query.search) })));
  const { results, understood, nearby } = await answerUnderstood(query, localeOf(request));
  return json({ ...searchAnswer(results), understood, nearby });
});

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireUploader();
  const listing = await withListingForm(request, actor, animalListingFieldsSchema, (fields, imageIds, digests) =>
    createListing(
      actor,
      ANIMAL_LISTINGS,
      { ...fields, language: fields.language ?? localeOf(request) },
      imageIds,
      digests,
    ),
  );
  return json(listing, 201);
});
