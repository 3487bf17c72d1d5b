import 'server-only';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { invalidField, unconfirmedPrice } from '@/lib/core/errors/domain-error';
import { refuseTwoPrices } from '@/lib/livestock/pricing/two-prices';
import type { EquipmentListingDto } from './dto';
import type { EquipmentListingFields } from './schema';
import { isOutOfRange } from './usual-range';

/** Prices in US dollars are stored below this. */
const PRICE_MAX = 1e8;

/**
 * Checks that the price as asked can be converted to US dollars and stored; one without a currency is in the `stored` one.
 * @throws DomainError `invalid_input`, naming the field; `price_unconfirmed` for a price out of the category's range.
 */
export async function checkPrice(
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
