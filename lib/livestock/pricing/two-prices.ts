import { DomainError } from '@/lib/core/errors/domain-error';

interface Prices {
  price?: string | undefined;
  priceAmount?: string | undefined;
}

/**
 * Refuses a request that says two prices, unless `price` is what `priceAmount` comes to, or both are sent back as stored,
 * after which the rate may have moved.
 * @throws DomainError `invalid_input`, naming both.
 */
export function refuseTwoPrices(sent: Prices, stored: Prices | null, comesTo: string | null): void {
  const { price, priceAmount } = sent;
  if (price === undefined || priceAmount === undefined || comesTo === Number(price).toFixed(2)) return;
  const isSentBack = (name: keyof Prices) => Number(sent[name]) === Number(stored?.[name]);
  if (isSentBack('price') && isSentBack('priceAmount')) return;
  const errors = [{ key: 'twoPrices' }];
  throw new DomainError('invalid_input', { fields: { price: errors, priceAmount: errors } });
}
