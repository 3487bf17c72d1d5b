import { ANIMAL_LISTINGS } from '@/lib/animals/animal-listings';
import { parseAnimalListingQuery } from '@/lib/animals/query-schema';
import { animalListingFieldsSchema } from '@/lib/animals/schema';
import { searchAnimalListings } from '@/lib/animals/search-animal-listings';
import { requireUploader } from '@/lib/auth/require-uploader';
import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute, json } from '@/lib/http/define-route';
import { withListingForm } from '@/lib/http/listing-form';
import { localeOf } from '@/lib/http/request-locale';
import { searchAnswer } from '@/lib/http/search-answer';
import { createListing } from '@/lib/listings/create-listing';
import { withoutQuotes } from '@/lib/search/conditions';
import { valuesOf } from '@/lib/search-keys.mjs';
import { answerUnderstood } from '@/lib/understood-searches/answer-understood';

export const GET = defineRoute(async ({ request }) => {
  const { searchParams } = request.nextUrl;
  const { query, errors } = parseAnimalListingQuery(valuesOf(searchParams));
  const understand = searchParams.get('understand') || null;
  if (understand !== null && understand !== '1') errors.understand = [{ key: 'invalid' }];
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_input', { fields: errors });
  if (understand === null)
    return json(searchAnswer(await searchAnimalListings({ ...query, search: withoutQuotes(query.search) })));
  const { results, understood } = await answerUnderstood(query, localeOf(request));
  return json({ ...searchAnswer(results), understood });
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
