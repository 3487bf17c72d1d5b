import { requireUploader } from '@/lib/web/auth/require-uploader';
import { getViewer, requireActor } from '@/lib/web/auth/viewer';
import { EQUIPMENT_LISTINGS } from '@/lib/market/equipment/equipment-listings';
import { getEquipmentListing } from '@/lib/market/equipment/get-equipment-listing';
import { equipmentListingChangesSchema } from '@/lib/market/equipment/schema';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute, json, noContent } from '@/lib/web/http/define-route';
import { withListingForm } from '@/lib/web/http/listing-form';
import { unmodifiedSince } from '@/lib/web/http/unmodified-since';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { mayEditListing } from '@/lib/market/listings/policy';
import { updateListing } from '@/lib/market/listings/update-listing';

type Params = { id: string };

export const GET = defineRoute<Params>(async ({ params }) => {
  const equipment = await getEquipmentListing(await getViewer(), params.id);
  if (!equipment) throw new DomainError('listing_not_found');
  return json(equipment);
});

export const PUT = defineRoute<Params>(async ({ request, params }) => {
  const actor = await requireUploader();
  // Checked before any picture is read, as for animals.
  const current = await getEquipmentListing(actor, params.id);
  if (!current) throw new DomainError('listing_not_found');
  if (!mayEditListing(actor, current)) throw new DomainError('forbidden');
  const seenAt = unmodifiedSince(request, current, 'listing_changed');
  const equipment = await withListingForm(request, actor, equipmentListingChangesSchema, (fields, imageIds) =>
    updateListing(actor, EQUIPMENT_LISTINGS, params.id, fields, imageIds, seenAt),
  );
  return json(equipment);
});

export const DELETE = defineRoute<Params>(async ({ params }) => {
  await deleteListing(await requireActor(), EQUIPMENT_LISTINGS, params.id);
  return noContent();
});
