import { useLocale, useTranslations } from 'next-intl';
import { formatDecimal, formatMoney, formatPercent } from '@/lib/core/i18n/format';
import { claimTexts } from '@/lib/deals/terms/disputes/claim-text';
import type { Claim } from '@/lib/deals/terms/dto';
import { scaleText, scaleUnit } from '@/lib/deals/terms/scale';
import type { DealTerms } from '@/lib/deals/terms/schema';

interface ClaimTableProps {
  claim: Claim;
  terms: DealTerms;
  /** Who claims it, by whose count or weight it is; null for the reader. */
  by: string | null;
}

/** What a dispute comes to by the terms, as somebody with a pencil would write it. */
export function ClaimTable({ claim, terms, by }: ClaimTableProps) {
  const t = useTranslations('deals.dispute');
  const locale = useLocale();
  const { kind, agreed, delivered, missing, percent, tolerance, amount, isWithin } = claim;
  const figure = (number: string) =>
    kind === 'weight' ? scaleText(locale, number, scaleUnit(terms)) : formatDecimal(locale, number);
  const rows: readonly [label: string, value: string][] = [
    [claim.firm && kind !== 'fault' ? t(`rows.${kind}.firm`) : t(`rows.${kind}.agreed`), figure(agreed)],
    [
      t('saidBy', { what: t(`rows.${kind}.delivered`), isMine: String(by === null), name: by ?? '' }),
      figure(delivered),
    ],
    [t(`rows.${kind}.missing`), `${figure(missing)} · ${formatPercent(locale, percent)}`],
    [t('tolerance'), formatPercent(locale, tolerance)],
  ];
  return (
    <table className="mt-2 w-full text-15 tabular-nums">
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label} className="border-t border-line first:border-0">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal text-ink-2">
              {label}
            </th>
            <td className="py-1.5 text-right whitespace-nowrap">{value}</td>
          </tr>
        ))}
        {amount === null || isWithin ? null : (
          <tr className="border-t border-line font-semibold">
            <th scope="row" className="py-2 pr-4 text-left font-[inherit]">
              {t('comesTo')}
              {claimTexts(locale, terms, claim).map((line) => (
                <span key={line} className="block text-13 font-normal text-ink-2">
                  {line}
                </span>
              ))}
              {claim.isCapped ? <span className="block text-13 font-normal text-ink-2">{t('capped')}</span> : null}
            </th>
            <td className="py-2 text-right align-top whitespace-nowrap">
              {formatMoney(locale, amount, terms.currency)}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
