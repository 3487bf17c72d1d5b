import { useLocale, useTranslations } from 'next-intl';
import { formatNumber, formatWeekday } from '@/lib/core/i18n/format';
import type { FreightDto } from '@/lib/deals/freight/dto';
import { formatScale } from '@/lib/deals/terms/scale';

/** What is to be carried, when and how far; what nobody said is absent. */
export function FreightFacts({ freight, animals }: { freight: FreightDto; animals: string }) {
  const t = useTranslations('freight');
  const locale = useLocale();
  const { kg, unit, ready, lineKm, note } = freight;
  const rows = [
    ['animals', animals],
    ['kg', kg === null ? null : formatScale(locale, kg, unit)],
    ['ready', formatWeekday(locale, ready, 'UTC')],
    ['distance', lineKm === null ? null : t('lineKm', { km: formatNumber(locale, lineKm) })],
    ['note', note],
  ] as const;
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface px-4 sm:px-5">
      {rows.map(([name, text]) =>
        text === null ? null : (
          <div key={name} className="flex justify-between gap-4 py-2.5 text-15">
            <dt className="text-ink-2">{t(`facts.${name}`)}</dt>
            <dd className="min-w-0 text-right font-semibold [overflow-wrap:anywhere] whitespace-pre-line tabular-nums">
              {text}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
