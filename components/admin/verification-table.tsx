'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { StatusBadge } from '@/components/verification/status-badge';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { VerificationQueueItem } from '@/lib/verification/dto';
import { DocumentLinks } from './document-links';
import { ReviewDialog, type Decide } from './review-dialog';

const HEAD = 'px-4 pt-3.5 pb-2.5 text-13 font-medium text-ink-2';
const CELL = 'md:px-4 md:py-3 md:align-top';

/** Requests for verification: a table, which on phones becomes cards. */
export function VerificationTable({ items, decide }: { items: VerificationQueueItem[]; decide: Decide }) {
  const t = useTranslations('admin');
  const locale = useLocale() as Locale;
  const ready = useHydrated();
  const [shown, setShown] = useState<VerificationQueueItem | null>(null);
  return (
    <>
      <Panel padded={false} className="overflow-hidden max-md:border-0 max-md:bg-transparent">
        <table className="w-full border-collapse text-15 max-md:block">
          <caption className="sr-only">{t('verifications')}</caption>
          <thead className="border-b border-line text-left max-md:sr-only">
            <tr>
              <th className={HEAD}>{t('columnPerson')}</th>
              <th className={HEAD}>{t('columnBusiness')}</th>
              <th className={HEAD}>{t('columnSubmitted')}</th>
              <th className={HEAD}>{t('columnDocuments')}</th>
              <th className={HEAD}>{t('columnStatus')}</th>
              <th className={HEAD}>
                <span className="sr-only">{t('columnActions')}</span>
              </th>
            </tr>
          </thead>
          <tbody className="max-md:grid max-md:gap-3">
            {items.map((item) => {
              const name = `${item.firstName} ${item.lastName}`;
              const pending = item.verificationStatus === 'pending';
              return (
                <tr
                  key={item.userId}
                  className="border-line max-md:grid max-md:gap-2 max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4 md:border-b md:last:border-0"
                >
                  <td className={`${CELL} min-w-0 md:max-w-72`}>
                    <p className="font-semibold break-words">{name}</p>
                    <p className="text-14 break-all text-ink-2">{item.email}</p>
                  </td>
                  <td className={`${CELL} text-14 break-words md:max-w-56`}>
                    {item.businessName ? <p className="font-medium">{item.businessName}</p> : null}
                    {item.businessType ? <p className="text-ink-2">{item.businessType}</p> : null}
                    {!item.businessName && !item.businessType ? <span className="text-ink-2">{t('noBusiness')}</span> : null}
                  </td>
                  <td className={`${CELL} text-14 whitespace-nowrap text-ink-2 tabular-nums`}>
                    {item.verificationSubmittedAt ? (
                      <>
                        <span className="md:hidden">{t('columnSubmitted')}: </span>
                        {formatDate(locale, item.verificationSubmittedAt)}
                      </>
                    ) : null}
                  </td>
                  <td className={CELL}>
                    <DocumentLinks names={item.documents} />
                  </td>
                  <td className={CELL}>
                    <StatusBadge status={item.verificationStatus} label={t(`statuses.${item.verificationStatus}`)} />
                  </td>
                  <td className={`${CELL} md:text-right`}>
                    <Button
                      variant="secondary"
                      disabled={!ready}
                      aria-label={t(pending ? 'reviewOf' : 'detailsOf', { name })}
                      onClick={() => setShown(item)}
                      className="max-md:mt-1 max-md:w-full"
                    >
                      {t(pending ? 'review' : 'details')}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Panel>
      {/* Keyed, so that notes for one person are never sent to the next. */}
      {shown ? <ReviewDialog key={shown.userId} item={shown} decide={decide} onClose={() => setShown(null)} /> : null}
    </>
  );
}
