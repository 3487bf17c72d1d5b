import 'server-only';
import { type Prisma, type Transaction } from '@/lib/core/db/client';
import { DomainError, invalidField, unconfirmedPrice } from '@/lib/core/errors/domain-error';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import type { AnimalListingDto } from '../dto';
import { animalListingFieldsSchema, type AnimalListingFields } from '../schema';
import { refuseTwoPrices } from '@/lib/livestock/pricing/two-prices';
import { isOutOfRange } from '@/lib/livestock/stock/usual-range';

/** What a lot is before its seller says anything. */
const UNKNOWN = { headCount: null, priceBasis: 'head', priceCurrency: 'USD' } as const;

/** The fields that every request has and that stored limits of a range may not agree with. */
const MEETS: Partial<Record<string, string>> = {
  weightMin: 'weight',
  weightMax: 'weight',
  ageMin: 'age',
  ageMax: 'age',
};

const isSent = (name: string, fields: AnimalListingFields) => (fields as Record<string, unknown>)[name] !== undefined;

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

/** What a price per head or kilogram depends on. */
const PRICING = ['class', 'headCount', 'priceAmount', 'priceBasis', 'priceCurrency'] as const;

/** True if a request sets a price, or changes what it comes to. */
const isRepriced = (lot: AnimalListingFields, stored: AnimalListingDto | null) =>
  stored === null ||
  (lot.weight ?? null) !== stored.weight ||
  PRICING.some((name) => {
    const [now, before] = [lot[name], stored.lot[name]];
    return now !== before && (typeof now !== 'string' || Number(now) !== Number(before));
  });

/**
 * Checks the facts that a request doesn't repeat together with those that it changes, and that the price can be
 * computed and stored. Returns them all.
 * @throws DomainError `invalid_input`, naming the field; `price_unconfirmed` for a price out of the range of the class.
 */
export async function checkLot(
  tx: Transaction,
  fields: AnimalListingFields,
  stored: AnimalListingDto | null,
): Promise<AnimalListingFields> {
  const lot = merge(stored, fields);
  // As a number: text with three decimals is refused, and nobody sent this one as it is stored.
  const { error } = animalListingFieldsSchema.safeParse({ ...lot, priceAmount: Number(lot.priceAmount) });
  if (error) {
    const wrong = Object.entries(fieldErrors(error.issues));
    const sent = wrong.map(([name, errors]) => [isSent(name, fields) ? name : (MEETS[name] ?? name), errors] as const);
    throw new DomainError('invalid_input', { fields: Object.fromEntries(sent) });
  }
  const [price] = await tx.$queryRaw<Record<'head' | 'kg' | 'lot', Prisma.Decimal | null>[]>`
    SELECT price AS head, price_kg AS kg, price_lot AS lot
    FROM corral_asked_price(${lot.priceAmount}::numeric, ${lot.priceBasis}, ${lot.priceCurrency}, ${lot.headCount ?? null}::int, ${lot.weight ?? null}::numeric,
      ${lot.shrinkPercent ?? null}::numeric, ${lot.dressingPercent ?? null}::numeric, ${lot.class ?? null}, ${lot.payment ?? null}::jsonb)`;
  if (!price) throw invalidField('priceCurrency', 'priceCurrency');
  refuseTwoPrices(
    fields,
    stored && { price: stored.price, priceAmount: stored.lot.priceAmount },
    price.head?.toFixed(2) ?? null,
  );
  const isStorable =
    price.head?.lt(HEAD_MAX) &&
    (price.lot === null || price.lot.lt(LOT_MAX)) &&
    (price.kg === null || price.kg.lt(KG_MAX));
  if (!isStorable) throw invalidField('priceAmount', 'priceTooHigh');
  const worth = { head: price.head?.toNumber() ?? null, kg: price.kg?.toNumber() ?? null };
  if (!fields.priceConfirmed && isRepriced(lot, stored) && isOutOfRange(lot.category, lot.class ?? null, worth))
    throw unconfirmedPrice(fields.priceAmount === undefined ? 'price' : 'priceAmount');
  return lot;
}
