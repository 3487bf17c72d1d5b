import { currencySign } from '@/lib/core/i18n/currencies';
import { formatPrice, formatWeightPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

const SIZES = { card: 'text-24', box: 'text-40', bar: 'text-22', row: 'text-18' };

/** A price, the largest text of a card, with what it is for, followed by "negotiable" in muted text if given. */
export function Price({
  locale,
  amount,
  currency = 'USD',
  unit,
  negotiable,
  size = 'card',
  isByWeight = false,
  isInline = false,
}: {
  locale: Locale;
  amount: string;
  currency?: string | undefined;
  /** `/kg`, `el lote`. */
  unit?: string | undefined;
  negotiable?: string | undefined;
  size?: keyof typeof SIZES;
  /** Whether it is for a weight, which has cents. */
  isByWeight?: boolean;
  /** Within a button. */
  isInline?: boolean;
}) {
  const Line = isInline ? 'span' : 'p';
  return (
    <Line className={`head leading-[1.1] ${SIZES[size]}`}>
      <span className="price-unit align-[0.28em]">{`${currencySign(locale, currency)}\u00a0`}</span>
      {isByWeight ? formatWeightPrice(locale, amount) : formatPrice(locale, amount, 4)}
      {unit ? <span className="price-unit">{`\u00a0${unit}`}</span> : null}
      {negotiable ? <span className="price-unit font-medium"> {negotiable}</span> : null}
    </Line>
  );
}
