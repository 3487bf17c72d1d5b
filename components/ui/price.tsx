import { formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

const SIZES = { card: 'text-24', box: 'text-40', bar: 'text-22', row: 'text-18' };

/** A price in dollars, the largest text of a card, followed by "negotiable" in muted text if given. */
export function Price({
  locale,
  amount,
  negotiable,
  size = 'card',
}: {
  locale: Locale;
  amount: string;
  negotiable?: string | undefined;
  size?: keyof typeof SIZES;
}) {
  return (
    <p className={`head leading-[1.1] ${SIZES[size]}`}>
      <span className="price-unit align-[0.28em]">US$&nbsp;</span>
      {formatPrice(locale, amount)}
      {negotiable ? <span className="price-unit font-medium"> {negotiable}</span> : null}
    </p>
  );
}
