import 'server-only';
import type { Transaction, Prisma } from '@/lib/core/db/client';
import type { EditableListingKind, SetColumns } from '@/lib/market/listings/kind';
import { LISTING_TABLES } from '@/lib/market/listings/tables';
import { placeColumns } from '@/lib/places/place-columns';
import { invalidField, unconfirmedPrice } from '@/lib/core/errors/domain-error';
import { refuseTwoPrices } from '@/lib/livestock/pricing/two-prices';
import { equipmentListingSelect as select, toEquipmentListingDto, type EquipmentListingDto } from './dto';
import type { EquipmentListingFields } from './schema';
import type { EquipmentCategory } from './categories';

/**
 * Maps the form's fields to columns. A price without `priceAmount` is in US dollars, which the database takes from
 * `price` alone.
 */
function columns({
  title,
  description,
  language,
  category,
  condition,
  brand,
  model,
  year,
  price,
  priceAmount,
  priceCurrency,
  priceNegotiable,
  location,
  youtubeUrl,
}: EquipmentListingFields) {
  return {
    title,
    description,
    ...(language ? { language } : {}),
    category,
    condition,
    brand,
    model,
    year: year ?? null,
    ...(priceAmount === undefined ? { price } : { priceAmount, priceCurrency }),
    priceNegotiable,
    location,
    ...placeColumns(location),
    youtubeUrl,
  };
}

/** Drops what equipment has none of: uploaded videos and heads. */
function own<Set extends SetColumns>({ videoFile: _none, awaitsHeads: _neither, ...set }: Set) {
  return set;
}

async function find(tx: Transaction, id: string): Promise<EquipmentListingDto | null> {
  const row = await tx.equipmentListing.findUnique({ where: { id }, select });
  return row && toEquipmentListingDto(row);
}

/** The equipment's implementation of an editable listing kind. */
export const EQUIPMENT_LISTINGS: EditableListingKind<EquipmentListingFields, EquipmentListingDto> = {
  ...LISTING_TABLES.equipment,
  create: async (tx, userId, fields, set) => {
    await checkPrice(tx, fields, null);
    const data = { ...columns(fields), ...own(set), userId };
    return toEquipmentListingDto(await tx.equipmentListing.create({ data, select }));
  },
  update: async (tx, id, fields, set) => {
    await checkPrice(tx, fields, await find(tx, id));
    const data = { ...columns(fields), ...own(set) };
    return toEquipmentListingDto(await tx.equipmentListing.update({ where: { id }, data, select }));
  },
  find,
  change: async (tx, id, set) =>
    toEquipmentListingDto(await tx.equipmentListing.update({ where: { id }, data: own(set), select })),
};

/** Prices in US dollars are stored below this. */
const PRICE_MAX = 1e8;

/**
 * Checks that the price as asked can be converted to US dollars and stored; one without a currency is in the `stored` one.
 * @throws DomainError `invalid_input`, naming the field; `price_unconfirmed` for a price out of the category's range.
 */
async function checkPrice(
  tx: Transaction,
  fields: EquipmentListingFields,
  stored: Pick<EquipmentListingDto, 'price' | 'priceAmount' | 'priceCurrency'> | null,
): Promise<void> {
  const { price, priceAmount, priceCurrency = stored?.priceCurrency ?? 'USD' } = fields;
  const isUnlikely = (dollars: number) => !fields.priceConfirmed && isOutOfRange(fields.category, dollars);
  if (priceAmount === undefined) {
    if (Number(price) !== Number(stored?.price) && isUnlikely(Number(price))) throw unconfirmedPrice('price');
    return;
  }
  const [asked] = await tx.$queryRaw<{ price: Prisma.Decimal }[]>`
    SELECT price FROM corral_asked_price(${priceAmount}::numeric, 'lot', ${priceCurrency}, 1, NULL, NULL, NULL, NULL, NULL)`;
  if (!asked) throw invalidField('priceCurrency', 'priceCurrency');
  refuseTwoPrices(fields, stored, asked.price.toFixed(2));
  if (asked.price.gte(PRICE_MAX)) throw invalidField('priceAmount', 'priceTooHigh');
  const isNew = priceCurrency !== stored?.priceCurrency || Number(priceAmount) !== Number(stored.priceAmount);
  if (isNew && isUnlikely(asked.price.toNumber())) throw unconfirmedPrice('priceAmount');
}

/** US dollars that equipment of a category is sold for anywhere, with ample room on both sides. */
const RANGES: Record<EquipmentCategory, readonly [low: number, high: number]> = {
  machinery: [50, 2_000_000],
  vehicles: [50, 2_000_000],
  tools: [2, 200_000],
  structures: [5, 2_000_000],
  feed: [1, 500_000],
  supplies: [1, 500_000],
  other: [1, 2_000_000],
};

/** True for a price in US dollars that is out of what equipment of the category is sold for. */
function isOutOfRange(category: EquipmentCategory, price: number): boolean {
  const [low, high] = RANGES[category];
  return price < low || price > high;
}
