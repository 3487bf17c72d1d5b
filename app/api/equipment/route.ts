import { requireUploader } from '@/lib/auth/require-uploader';
import { EQUIPMENT_LISTINGS } from '@/lib/equipment/equipment-listings';
import { parseEquipmentListingQuery } from '@/lib/equipment/query-schema';
import { equipmentListingFieldsSchema } from '@/lib/equipment/schema';
import { searchEquipmentListings } from '@/lib/equipment/search-equipment-listings';
import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute, json } from '@/lib/http/define-route';
import { withListingForm } from '@/lib/http/listing-form';
import { localeOf } from '@/lib/http/request-locale';
import { searchAnswer } from '@/lib/http/search-answer';
import { createListing } from '@/lib/listings/create-listing';
import { withoutQuotes } from '@/lib/search/conditions';

export const GET = defineRoute(async ({ request }) => {
  const { query, errors } = parseEquipmentListingQuery(Object.fromEntries([...request.nextUrl.searchParams].reverse()));
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_input', { fields: errors });
  return json(searchAnswer(await searchEquipmentListings({ ...query, search: withoutQuotes(query.search) })));
});

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireUploader();
  const equipment = await withListingForm(request, actor, equipmentListingFieldsSchema, (fields, imageIds, digests) =>
    createListing(
      actor,
      EQUIPMENT_LISTINGS,
      { ...fields, language: fields.language ?? localeOf(request) },
      imageIds,
      digests,
    ),
  );
  return json(equipment, 201);
});
