import { getTranslations } from 'next-intl/server';
import { AdminTable, type AdminColumn } from '@/components/ui/lists/admin-table';
import { Badge } from '@/components/ui/badge';
import { formatDate, formatNumber, formatPercent, formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { CurrencyRates } from '@/lib/market/rates/dto';
import { RateDialog } from './rate-dialog';
import type { RateActs } from './rate-section';

const RATE_DECIMALS = 4;

const TONES = { current: 'ok', stale: 'pending', old: 'error' } as const;

interface RateTableProps {
  locale: Locale;
  currencies: readonly CurrencyRates[];
  acts: RateActs;
}

/** Every currency with its rate, its source and age, what waits for a decision, and what money costs in it. */
export async function RateTable({ locale, currencies, acts }: RateTableProps) {
  // messages: admin.rates.ages.*, admin.rates.sources.*
  const t = await getTranslations({ locale, namespace: 'admin.rates' });
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const nameOf = (currency: string) => names.of(currency) ?? currency;
  const columns: AdminColumn<CurrencyRates, never>[] = [
    {
      key: 'currency',
      label: t('currency'),
      bare: true,
      phone: 'name',
      cell: ({ currency }) => (
        <div className="closed-row:flex closed-row:items-baseline closed-row:gap-2">
          <p className="font-semibold">{currency}</p>
          <p className="text-14 text-ink-2 first-letter:uppercase">{nameOf(currency)}</p>
        </div>
      ),
    },
    {
      key: 'rate',
      label: t('perUsd'),
      phone: 'line',
      align: 'right',
      cell: ({ rate, pending }) => (
        <div className="grid gap-1 md:justify-items-end">
          <span className="font-semibold tabular-nums">
            {rate ? formatPrice(locale, rate.perUsd, RATE_DECIMALS) : <span className="closed-row:hidden">–</span>}
          </span>
          {pending ? (
            <Badge tone="pending" icon="clock">
              {t('waits', {
                rate: formatPrice(locale, pending.perUsd, RATE_DECIMALS),
                change: changeText(locale, pending.change),
              })}
            </Badge>
          ) : null}
        </div>
      ),
    },
    {
      key: 'day',
      label: t('day'),
      phone: 'line',
      cell: ({ rate }) =>
        rate ? (
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-14 whitespace-nowrap tabular-nums">{formatDate(locale, rate.day)}</span>
            <Badge tone={TONES[rate.age]} dot>
              {t(`ages.${rate.age}`)}
            </Badge>
          </div>
        ) : (
          <span className="closed-row:hidden">–</span>
        ),
    },
    {
      key: 'source',
      label: t('source'),
      cell: ({ rate }) =>
        rate ? (
          <span className="text-14 [overflow-wrap:anywhere]">
            {[t(`sources.${rate.source}`), rate.note].filter(Boolean).join(' · ')}
          </span>
        ) : (
          '–'
        ),
    },
    {
      key: 'monthly',
      label: t('monthly'),
      align: 'right',
      cell: ({ monthly }) => (
        <span className="text-14 tabular-nums">
          {monthly ? t('percent', { percent: formatNumber(locale, Number(monthly.percent)) }) : t('none')}
        </span>
      ),
    },
    {
      key: 'actions',
      label: t('actions'),
      bare: true,
      align: 'right',
      cell: (row) => <RateDialog key={JSON.stringify(row)} row={row} name={nameOf(row.currency)} acts={acts} />,
    },
  ];
  return (
    <AdminTable<CurrencyRates, never>
      locale={locale}
      caption={t('title')}
      columns={columns}
      table={{ items: [...currencies], total: currencies.length, page: 1, totalPages: 1 }}
      rowKey={({ currency }) => currency}
      sort={undefined as never}
      href={() => localizedPath(locale, '/admin/rates')}
      empty={{ title: t('title'), text: t('summary') }}
    />
  );
}

/** A change in percent with its sign: `+31 %`. */
function changeText(locale: Locale, change: number): string {
  return `${change > 0 ? '+' : ''}${formatPercent(locale, String(Math.round(change)))}`;
}
