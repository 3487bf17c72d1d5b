import { useLocale, useTranslations } from 'next-intl';
import { formatMoney, formatNumber } from '@/lib/core/i18n/format';
import type { QuoteDto } from '@/lib/deals/freight/dto';

/** What a quote asks for, and what that comes to, in words. */
export function useQuoteTexts(): (quote: QuoteDto) => { price: string; total: string | null } {
  const t = useTranslations('freight');
  const locale = useLocale();
  return ({ amount, currency, basis, km, total }) => {
    const price = t('price', { basis, amount: formatMoney(locale, amount, currency) });
    if (basis === 'trip') return { price, total: null };
    if (total === null) return { price, total: t('noTotal') };
    const money = formatMoney(locale, total, currency);
    return {
      price,
      total: km === null ? t('total', { total: money }) : t('totalKm', { total: money, km: formatNumber(locale, km) }),
    };
  };
}
