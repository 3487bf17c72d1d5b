import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { DomainError } from '@/lib/core/errors/domain-error';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { mayEditListing } from '@/lib/market/listings/policy';
import { updateListing } from '@/lib/market/listings/update-listing';
import { ANIMAL_LISTINGS } from './animal-listings';
import type { AnimalListingDto } from './dto';
import type { FieldEdit } from './edit-field-schema';
import type { EditField } from './edit-fields';
import { getAnimalListing } from './get-animal-listing';
import { animalListingFieldsSchema } from './schema';

/** The field of the form that each sets; the price is in the listing's own basis and currency. */
const SETS = {
  price: (amount: number | null) => ({ priceAmount: amount, price: undefined }),
  heads: (headCount: number | null) => ({ headCount }),
  weight: (weight: number | null) => ({ weight }),
} satisfies Record<Exclude<EditField, 'text'>, (number: number | null) => object>;

function changeOf({ field, value }: FieldEdit): object {
  if (field === 'text') return { description: value };
  // As a number: text with three decimals could be two.
  return SETS[field](value.trim() === '' ? null : Number(value));
}

/**
 * Changes one field of the actor's own animal listing as the form does, with all others as they are.
 * @throws DomainError as `updateListing` does; `listing_changed` if the listing isn't the one that was seen any more,
 * `price_unconfirmed` for a price out of the range of the class.
 */
export async function editField(actor: Actor, edit: FieldEdit): Promise<AnimalListingDto> {
  const { id, seenAt, priceConfirmed } = edit;
  const listing = await getAnimalListing(actor, id);
  if (!listing) throw new DomainError('listing_not_found');
  if (!mayEditListing(actor, listing)) throw new DomainError('forbidden');
  // Facts of the lot that aren't sent stay as they are; the verb refuses if they change before it has locked the row.
  if (listing.updatedAt !== seenAt) throw new DomainError('listing_changed');
  const { success, data, error } = animalListingFieldsSchema.safeParse({
    ...listing,
    titleAuto: listing.lot.titleAuto,
    highlightDuration: 'none',
    highlightUntil: null,
    ...changeOf(edit),
    priceConfirmed,
  });
  if (!success) throw new DomainError('invalid_input', { fields: fieldErrors(error.issues) });
  return updateListing(actor, ANIMAL_LISTINGS, id, data, [], seenAt);
}
