import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { formatAge, formatWeight } from '@/lib/core/i18n/format';
import type { Currency } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import { unreadText } from '@/lib/core/i18n/typed-number';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import type { ClassTexts } from '@/lib/market/animal-lots/lots/title';
import { suggestedTitle } from './lot-title-field';

/** True for a number that could be read. */
export const isKnown = (value: string) => value !== '' && unreadText(value) === null;

/** Parts of a line that are said, with a point between them. */
export const listed = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ');

/** What each part of the form says, in a line; blank where nothing is said. */
export const saidParts = (
  locale: Locale,
  texts: ClassTexts,
  negotiable: string,
  headsOf: (count: number) => string,
) => ({
  animal: (values: AnimalListingFormValues) =>
    listed(
      suggestedTitle(values, locale, texts) ||
        // Without a class there is no title.
        listed(
          isKnown(values.headCount) && headsOf(Number(values.headCount)),
          values.breed,
          isKnown(values.weight) && formatWeight(locale, values.weight),
        ),
      isKnown(values.age) && formatAge(locale, Number(values.age)),
    ),
  price: ({ priceAmount: amount, priceBasis, priceCurrency, priceNegotiable }: AnimalListingFormValues) =>
    listed(
      isKnown(amount) &&
        askedPriceText(locale, { amount, basis: priceBasis as PriceBasis, currency: priceCurrency as Currency }),
      priceNegotiable && negotiable,
    ),
  place: ({ location }: { location: string }) => location.trim(),
  text: ({ title, titleAuto, description }: AnimalListingFormValues) => listed(!titleAuto && title, description.trim()),
});
