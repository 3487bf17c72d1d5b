import { requireUploader } from '@/lib/web/auth/require-uploader';
import { EQUIPMENT_LISTINGS } from '@/lib/market/equipment/equipment-listings';
import { parseEquipmentListingQuery } from '@/lib/market/equipment/query-schema';
import { equipmentListingFieldsSchema } from '@/lib/market/equipment/schema';
import { searchEquipmentListings } from '@/lib/market/equipment/search-equipment-listings';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { withListingForm } from '@/lib/web/http/listing-form';
import { localeOf } from '@/lib/web/http/request-locale';
import { searchAnswer } from '@/lib/web/http/search-answer';
import { createListing } from '@/lib/market/listings/create-listing';
import { withoutQuotes } from '@/lib/market/search/conditions';

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
