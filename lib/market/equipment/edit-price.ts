import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { DomainError } from '@/lib/core/errors/domain-error';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { mayEditListing } from '@/lib/market/listings/policy';
import { updateListing } from '@/lib/market/listings/update-listing';
import type { EquipmentListingDto } from './dto';
import { EQUIPMENT_LISTINGS } from './equipment-listings';
import { getEquipmentListing } from './get-equipment-listing';
import { equipmentListingFieldsSchema } from './schema';

interface PriceEdit {
  id: string;
  /** The `updatedAt` that the form was loaded with. */
  seenAt: string;
  /** Decimal text, in the currency asked. */
  value: string;
  priceConfirmed: boolean;
}

/**
 * Changes the price of the actor's own equipment as the form does, with everything else as it is.
 * @throws DomainError as `updateListing` does; `listing_changed` if the listing isn't the one that was seen any more,
 * `price_unconfirmed` for a price out of the range of the category.
 */
export async function editPrice(
  actor: Actor,
  { id, seenAt, value, priceConfirmed }: PriceEdit,
): Promise<EquipmentListingDto> {
  const listing = await getEquipmentListing(actor, id);
  if (!listing) throw new DomainError('listing_not_found');
  if (!mayEditListing(actor, listing)) throw new DomainError('forbidden');
  const { success, data, error } = equipmentListingFieldsSchema.safeParse({
    ...listing,
    highlightDuration: 'none',
    highlightUntil: null,
    price: undefined,
    // As a number: text with three decimals could be two.
    priceAmount: value.trim() === '' ? null : Number(value),
    priceConfirmed,
  });
  if (!success) throw new DomainError('invalid_input', { fields: fieldErrors(error.issues) });
  return updateListing(actor, EQUIPMENT_LISTINGS, id, data, [], seenAt);
}
