import { requireActor } from '@/lib/auth/viewer';
import { EQUIPMENT } from '@/lib/equipment/equipment';
import { parseEquipmentQuery } from '@/lib/equipment/query-schema';
import { equipmentFieldsSchema } from '@/lib/equipment/schema';
import { searchEquipment } from '@/lib/equipment/search-equipment';
import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute, json } from '@/lib/http/define-route';
import { withListingForm } from '@/lib/http/listing-form';
import { searchAnswer } from '@/lib/http/search-answer';
import { createListing } from '@/lib/listings/create-listing';

export const GET = defineRoute(async ({ request }) => {
  const { query, errors } = parseEquipmentQuery(Object.fromEntries([...request.nextUrl.searchParams].reverse()));
  if (Object.keys(errors).length > 0) throw new DomainError('invalid_input', { fields: errors });
  return json(searchAnswer(await searchEquipment(query)));
});

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  const equipment = await withListingForm(request, actor, equipmentFieldsSchema, (fields, imageIds, digests) =>
    createListing(actor, EQUIPMENT, fields, imageIds, digests),
  );
  return json(equipment, 201);
});
