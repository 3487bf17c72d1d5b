import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/panel';
import { RowToggle } from '@/components/ui/lists/row-toggle';
import type { ShutOutRecord } from '@/lib/market/sanctions/dto';
import { formatDate } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

/** Whom sellers shut out, with their reasons. */
export async function ShutOutRecords({ locale, records }: { locale: Locale; records: readonly ShutOutRecord[] }) {
  const t = await getTranslations({ locale, namespace: 'admin.awards' });
  return (
    <section aria-labelledby="shut-outs" className="grid gap-3">
      <div>
        <h2 id="shut-outs">{t('shutOuts')}</h2>
        <p className="mt-1 text-14 text-ink-2">{records.length > 0 ? t('shutOutsText') : t('noShutOuts')}</p>
      </div>
      {records.length > 0 ? (
        <Panel padded={false}>
          <ul aria-labelledby="shut-outs" className="divide-y divide-line">
            {records.map(({ id, seller, person, lot, reason, createdAt, liftedAt }) => (
              <li key={id} data-row className="relative grid gap-1 p-4 text-14 max-md:pr-12">
                <RowToggle labelledBy={`row-${id}`} rows={records.length} />
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span id={`row-${id}`} className="font-semibold break-words">
                    {person}
                  </span>
                  <Badge tone={liftedAt ? 'neutral' : 'pending'}>
                    {liftedAt ? t('lifted', { date: formatDate(locale, liftedAt) }) : t('inForce')}
                  </Badge>
                </p>
                <p className="break-words text-ink-2 closed-row:truncate">
                  {[`${t('seller')}: ${seller}`, lot, formatDate(locale, createdAt)].filter(Boolean).join(' · ')}
                </p>
                <p className="[overflow-wrap:anywhere] whitespace-pre-line closed-row:hidden">{reason}</p>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </section>
  );
}
