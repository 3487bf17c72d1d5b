import { getTranslations } from 'next-intl/server';
import type { WeekOfCases as Week } from '@/lib/desk/admin/dto';
import { AIM_HOURS } from '@/lib/desk/admin/schema';
import { formatNumber, formatWait } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

/** What became of the cases of the last seven days. */
export async function WeekOfCases({ locale, week }: { locale: Locale; week: Week }) {
  const t = await getTranslations({ locale, namespace: 'admin.overview' });
  const rows = [
    { name: t('decided'), more: t('byAll'), value: formatNumber(locale, week.decided) },
    ...(week.minutes === null
      ? []
      : [{ name: t('median'), more: t('aim', { aim: AIM_HOURS }), value: formatWait(locale, week.minutes * 60) }]),
    ...(week.appeals > 0
      ? [{ name: t('reversed'), more: t('inAppeal'), value: t('of', { part: week.reversed, all: week.appeals }) }]
      : []),
  ];
  return (
    <section aria-labelledby="week-of-cases">
      <h2 id="week-of-cases" className="text-18">
        {t('week')}
      </h2>
      <dl className="mt-1">
        {rows.map(({ name, more, value }) => (
          <div key={name} className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-0">
            <dt className="min-w-0 flex-1 text-15 font-semibold">
              {name}
              <span className="block text-13 font-normal text-ink-2">{more}</span>
            </dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
