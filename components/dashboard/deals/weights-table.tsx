import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/core/i18n/format';
import type { WeighingDto, WeightsDto } from '@/lib/deals/deals/dto';
import { formatScale, scaleFigure, type ScaleUnit } from '@/lib/deals/terms/scale';

interface WeightsTableProps {
  weights: Pick<WeightsDto, 'mine' | 'theirs' | 'isDressed'>;
  unit: ScaleUnit;
  /** The other one. */
  name: string;
}

type Row = [label: string, figure: (weighing: WeighingDto) => string, isTotal?: boolean];

/** What each of the two weighed, side by side. */
export function WeightsTable({ weights: { mine, theirs, isDressed }, unit, name }: WeightsTableProps) {
  const t = useTranslations('deals.weights');
  const locale = useLocale();
  const truck: readonly Row[] = [
    [t('gross', { unit }), ({ grossKg }) => scaleFigure(locale, grossKg, unit)],
    [t('tare', { unit }), ({ tareKg }) => scaleFigure(locale, tareKg, unit)],
  ];
  const rows: readonly Row[] = [
    [t('heads'), ({ heads }) => formatNumber(locale, heads)],
    // Carcasses hang without a truck.
    ...(isDressed ? [] : truck),
    [isDressed ? t('dressed') : t('net', { unit }), ({ netKg }) => scaleFigure(locale, netKg, unit), true],
  ];
  return (
    <table className="mt-3 w-full text-14 tabular-nums sm:text-15">
      <thead>
        <tr className="text-right align-bottom">
          <th scope="col">
            <span className="sr-only">{t('what')}</span>
          </th>
          <th scope="col" className="py-1.5 pl-3 text-14 font-semibold">
            {t('you')}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-14 font-semibold [overflow-wrap:anywhere]">
            {name}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, figure, isTotal]) => (
          <tr key={label} className={`border-t border-line ${isTotal ? 'font-semibold' : ''}`}>
            <th
              scope="row"
              className={`py-1.5 text-left text-14 ${isTotal ? 'font-semibold' : 'font-normal text-ink-2'}`}
            >
              {label}
            </th>
            {[mine, theirs].map((weighing, column) => (
              <td key={column} className="py-1.5 pl-3 text-right">
                {weighing ? figure(weighing) : <span className="text-ink-2">{t('hidden')}</span>}
                {isTotal && weighing?.before ? (
                  <span className="block text-13 font-normal text-ink-2">
                    {t('before', { kg: formatScale(locale, weighing.before, unit) })}
                  </span>
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
