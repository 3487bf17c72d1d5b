import { getTranslations } from 'next-intl/server';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { formatMoney, formatRounded } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { CasePrice as Price } from '@/lib/moderation/cases/dto';

/** A price with what it is for: `US$ 3,05 /kg`; that of equipment is for the whole of it. */
export function casePriceText(locale: Locale, { amount, basis, currency }: Price): string {
  if (basis === null) return formatMoney(locale, amount, currency);
  return askedPriceText(locale, { amount, basis, currency });
}

/** A price as asked beside what it comes to, so that a wrong unit or currency is seen at once. */
export async function CasePrice({ locale, price }: { locale: Locale; price: Price }) {
  const t = await getTranslations({ locale, namespace: 'admin.cases.price' });
  const { basis, currency, heads, head, kg, total, approximate } = price;
  const about = (text: string) => (approximate ? `≈\u00a0${text}` : text);
  const sums = [
    [t('asked'), casePriceText(locale, price)],
    ...(kg !== null && basis !== 'live_kg' ? [[t('perKg'), `≈\u00a0${formatRounded(locale, kg, currency)}`]] : []),
    ...(head !== null && basis !== 'head' ? [[t('perHead'), about(formatMoney(locale, head, currency))]] : []),
    ...(total !== null && basis !== 'lot' && heads !== 1
      ? [[heads === null ? t('total') : t('totalOf', { heads }), about(formatMoney(locale, total, currency))]]
      : []),
    ...(basis === 'lot' && heads !== null ? [[t('heads'), t('headsFor', { heads })]] : []),
  ];
  return (
    <dl aria-label={t('title')} className="mt-3 flex flex-wrap gap-x-6 gap-y-2 rounded-input bg-sunken px-3 py-2">
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt className="text-13 text-ink-2">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
