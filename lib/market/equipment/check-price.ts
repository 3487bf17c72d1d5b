import 'server-only';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { invalidField } from '@/lib/core/errors/domain-error';
import type { EquipmentListingFields } from './schema';

/** Prices in US dollars are stored below this. */
const PRICE_MAX = 1e8;

/**
 * Checks that the price as asked can be converted to US dollars and stored; one without a currency is in the `stored` one.
 * @throws DomainError `invalid_input`, naming the field.
 */
export async function checkPrice(
  tx: Transaction,
  { priceAmount, priceCurrency }: EquipmentListingFields,
  stored = 'USD',
): Promise<void> {
  if (priceAmount === undefined) return;
  const [asked] = await tx.$queryRaw<{ price: Prisma.Decimal }[]>`
    SELECT price FROM corral_asked_price(${priceAmount}::numeric, 'lot', ${priceCurrency ?? stored}, 1, NULL, NULL, NULL, NULL, NULL)`;
  if (!asked) throw invalidField('priceCurrency', 'priceCurrency');
  if (asked.price.gte(PRICE_MAX)) throw invalidField('priceAmount', 'priceTooHigh');
}
