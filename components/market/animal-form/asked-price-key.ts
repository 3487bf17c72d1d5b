interface Asked {
  priceAmount?: string;
  startingPrice?: string;
  priceBasis?: string;
  priceCurrency?: string;
}

/** The price that a form asks, as text: what its writer confirmed is that one and no other. */
export const askedPriceKey = ({ priceAmount, startingPrice, priceBasis, priceCurrency }: Asked): string =>
  [priceAmount ?? startingPrice, priceBasis, priceCurrency].join(' ');
