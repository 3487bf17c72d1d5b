import 'server-only';
import { type Prisma, type Transaction } from '@/lib/db/client';
import { DomainError, invalidField } from '@/lib/errors/domain-error';
import { fieldErrors } from '@/lib/validation/field-errors';
import type { AnimalListingDto } from '../dto';
import { animalListingFieldsSchema, type AnimalListingFields } from '../schema';

/** What a lot is before its seller says anything. */
const UNKNOWN = { headCount: 1, priceBasis: 'head', priceCurrency: 'USD', shrinkPercent: '0' } as const;

const PAID_AT_ONCE = { kind: 'cash' };

/** Prices are stored below these: per head, for the lot, per kilogram. */
const HEAD_MAX = 1e8;
const LOT_MAX = 1e12;
const KG_MAX = 1e6;

/** Returns the facts as they will be: what the request says over what is stored. */
function merge(stored: AnimalListingDto | null, fields: AnimalListingFields): AnimalListingFields {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  // Traits belong to a category.
  const before = !stored ? UNKNOWN : stored.category === fields.category ? stored.lot : { ...stored.lot, traits: {} };
  const asksPerHead = fields.priceAmount === undefined && fields.price !== stored?.price;
  const price = asksPerHead ? { priceAmount: fields.price, priceBasis: 'head', priceCurrency: 'USD' } : {};
  return { ...before, ...price, ...given } as AnimalListingFields;
}

/**
 * Checks the facts that a request doesn't repeat together with those that it changes, and that the price can be
 * reckoned and stored. Returns them all.
 * @throws DomainError `invalid_input`, naming the field.
 */
export async function checkLot(
  tx: Transaction,
  fields: AnimalListingFields,
  stored: AnimalListingDto | null,
): Promise<AnimalListingFields> {
  const lot = merge(stored, fields);
  const { error } = animalListingFieldsSchema.safeParse(lot);
  if (error) throw new DomainError('invalid_input', { fields: fieldErrors(error.issues) });
  const [price] = await tx.$queryRaw<Record<'head' | 'kg' | 'lot', Prisma.Decimal | null>[]>`
    SELECT price AS head, price_kg AS kg, price_lot AS lot
    FROM corral_lot_price(${lot.priceAmount}::numeric, ${lot.priceBasis}, ${lot.priceCurrency}, ${lot.headCount}::int, ${lot.weight ?? null}::int,
      ${lot.shrinkPercent}::numeric, ${lot.dressingPercent ?? null}::numeric, ${lot.class ?? null}, ${lot.payment ?? PAID_AT_ONCE})`;
  if (!price) throw invalidField('priceCurrency', 'priceCurrency');
  const isStorable = price.head?.lt(HEAD_MAX) && price.lot?.lt(LOT_MAX) && (price.kg === null || price.kg.lt(KG_MAX));
  if (!isStorable) throw invalidField('priceAmount', 'priceTooHigh');
  return lot;
}
