import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { formatMoney, formatMonth, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { MonthlyTotal } from '@/lib/money/transactions/dto';

const STATUSES = ['completed', 'pending', 'refunded', 'failed'] as const;
/** Buyers pay it to sellers; it is never collected here. */
const HAMMER_PRICE = 'auction_bid';
const ROW = 'border-b border-line last:border-0';
const CELL = 'px-4 py-2.5 whitespace-nowrap';

type Sums = Record<(typeof STATUSES)[number], string>;

/** What the operator collects of `totals` in each currency: the head of the page and the rows below it say the same. */
function sumsOf(totals: readonly MonthlyTotal[]): { currency: string; of: number; sums: Sums }[] {
  const collected = totals.filter(({ type }) => type !== HAMMER_PRICE);
  return [...new Set(collected.map(({ currency }) => currency))].map((currency) => {
    const rows = collected.filter((total) => total.currency === currency);
    // Adds in cents: sums of decimal fractions are inexact.
    const sum = (status: keyof Sums) =>
      (rows.reduce((cents, total) => cents + Math.round(Number(total[status]) * 100), 0) / 100).toFixed(2);
    return {
      currency,
      of: rows.length,
      sums: { completed: sum('completed'), pending: sum('pending'), refunded: sum('refunded'), failed: sum('failed') },
    };
  });
}

const NOTHING: ReturnType<typeof sumsOf>[number] = {
  currency: 'USD',
  of: 0,
  sums: { completed: '0.00', pending: '0.00', refunded: '0.00', failed: '0.00' },
};

/** What was paid and what is owed to the operator: this month's sums, with a breakdown by month and kind. */
export async function TransactionTotals({
  locale,
  totals,
  month,
}: {
  locale: Locale;
  totals: readonly MonthlyTotal[];
  month: string;
}) {
  const t = await getTranslations({ locale, namespace: 'admin.transactions' });
  const money = (currency: string, amount: string) => formatMoney(locale, amount, currency);
  const amounts = (currency: string, sums: Sums) =>
    STATUSES.map((status) => (
      <td key={status} className={`${CELL} text-right`}>
        {Number(sums[status]) === 0 ? '–' : money(currency, sums[status])}
      </td>
    ));
  const heads = sumsOf(totals.filter((total) => total.month === month));
  const months = [...new Set(totals.map((total) => total.month))].map((name) => {
    const rows = totals.filter((total) => total.month === name);
    return {
      name,
      rows,
      sums: sumsOf(rows).filter(({ of }) => of > 1),
    };
  });
  return (
    <Panel padded={false} className="mb-6 overflow-hidden">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 p-4 sm:p-6 lg:grid-cols-4">
        {STATUSES.map((status) => (
          <div key={status}>
            <dt className="text-14 text-ink-2">{`${t(`sums.${status}`)} · ${t('thisMonth')}`}</dt>
            <dd className="head text-20 tabular-nums">
              {(heads.length > 0 ? heads : [NOTHING])
                .map(({ currency, sums }) => money(currency, sums[status]))
                .join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
      <details className="group border-t border-line">
        <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 font-medium sm:px-6">
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
          {t('totals')}
        </summary>
        {totals.length === 0 ? (
          <p className="px-4 pb-4 text-ink-2 sm:px-6">{t('totalsNone')}</p>
        ) : (
          <div role="region" aria-label={t('totals')} tabIndex={0} className="overflow-x-auto border-t border-line">
            <table className="w-full border-collapse text-15">
              <thead className="border-b border-line text-left text-13 text-ink-2">
                <tr>
                  <th scope="col" className={`${CELL} font-medium`}>
                    {t('month')}
                  </th>
                  <th scope="col" className={`${CELL} font-medium`}>
                    {t('type')}
                  </th>
                  <th scope="col" className={`${CELL} text-right font-medium`}>
                    {t('count')}
                  </th>
                  {STATUSES.map((status) => (
                    <th key={status} scope="col" className={`${CELL} text-right font-medium`}>
                      {t(`sums.${status}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="tabular-nums">
                {months.map(({ name, rows, sums }) => {
                  const rowOf = (total: MonthlyTotal) => (
                    <tr key={`${total.type}${total.currency}`} className={ROW}>
                      <th scope="row" className={`${CELL} text-left font-medium`}>
                        {formatMonth(locale, name)}
                      </th>
                      <td className={CELL}>
                        {t(`types.${total.type}`)}
                        {total.type === HAMMER_PRICE ? (
                          <small className="block text-13 text-ink-2">{t('hammerNote')}</small>
                        ) : null}
                      </td>
                      <td className={`${CELL} text-right`}>{formatNumber(locale, total.count)}</td>
                      {amounts(total.currency, total)}
                    </tr>
                  );
                  return (
                    <Fragment key={name}>
                      {rows.filter(({ type }) => type !== HAMMER_PRICE).map(rowOf)}
                      {sums.map(({ currency, sums: added }) => (
                        <tr key={currency} className={`${ROW} font-semibold`}>
                          <th scope="row" colSpan={3} className={`${CELL} text-left`}>
                            {t('monthSum', { month: formatMonth(locale, name) })}
                          </th>
                          {amounts(currency, added)}
                        </tr>
                      ))}
                      {rows.filter(({ type }) => type === HAMMER_PRICE).map(rowOf)}
                    </Fragment>
                  );
                })}
              </tbody>
            </table>
          </div>
        )}
      </details>
    </Panel>
  );
}
