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
      <span className="align-[0.28em] font-text text-13 leading-none font-semibold tracking-normal text-ink-2">
        US${' '}
      </span>
      {formatPrice(locale, amount)}
      {negotiable ? (
        <span className="font-text text-13 leading-none font-medium tracking-normal text-ink-2"> {negotiable}</span>
      ) : null}
    </p>
  );
}
