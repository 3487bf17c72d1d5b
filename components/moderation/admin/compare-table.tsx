'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { VerificationQueueItem } from '@/lib/accounts/verification/dto';
import { fullName } from '@/lib/core/validation/full-name';
import { Icon } from '@/components/ui/icon';

const HEAD = 'pb-1.5 text-left text-13 font-medium text-ink-2';

/** What the account says of a person, each fact with a mark for once it was found on the paper, which nothing keeps. */
export function CompareTable({ item }: { item: VerificationQueueItem }) {
  const t = useTranslations('admin');
  const schemes = useTranslations('ids.premises');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (fact: string) => {
    const next = new Set(ticked);
    if (!next.delete(fact)) next.add(fact);
    setTicked(next);
  };
  const rows = [
    [t('compare.name'), fullName(item)],
    [t('compare.place'), item.location],
    [t('columnBusiness'), [item.businessName, item.businessType].filter(Boolean).join(' · ')],
    ...item.premises.map(({ scheme, number }): [string, string] => [schemes(scheme), number]),
  ].filter((row): row is [string, string] => Boolean(row[1]));
  return (
    <table className="w-full border-collapse text-15">
      <caption className="sr-only">{t('compare.title')}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            <span className="sr-only">{t('compare.fact')}</span>
          </th>
          <th scope="col" className={HEAD}>
            {t('compare.account')}
          </th>
          <th scope="col" className={HEAD}>
            {t('compare.paper')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([fact, value]) => (
          <tr key={fact} className="border-t border-line">
            <th scope="row" className="py-1 pr-3 text-left text-14 font-normal text-ink-2">
              {fact}
            </th>
            <td className="py-1 pr-3 font-medium [overflow-wrap:anywhere]">{value}</td>
            <td className="py-0.5">
              {/* No field: the keys that decide work while it has the focus. */}
              <button
                type="button"
                aria-pressed={ticked.has(fact)}
                aria-label={t('compare.matchesOf', { fact })}
                onClick={() => tick(fact)}
                className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-input px-2 text-14 whitespace-nowrap text-ink-2 hover:text-ink aria-pressed:font-semibold aria-pressed:text-pasture-ink"
              >
                {ticked.has(fact) ? (
                  <Icon name="circle-check" />
                ) : (
                  <span aria-hidden className="size-4.5 rounded-full border-[1.5px] border-line-strong" />
                )}
                {t('compare.matches')}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
