import { getTranslations } from 'next-intl/server';
import { Icon, type IconName } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { AdminQueues } from '@/lib/desk/admin/dto';
import { formatDate, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';

const QUEUES = [
  { name: 'reports', label: 'queueReports', path: '/admin/cases', icon: 'flag' },
  { name: 'support', label: 'queueSupport', path: '/admin/support?status=open', icon: 'mail' },
  { name: 'bannerRequests', label: 'queueBannerRequests', path: '/admin/banner-requests', icon: 'newspaper' },
  { name: 'verifications', label: 'queueVerifications', path: '/admin/verifications', icon: 'shield-check' },
  { name: 'transactions', label: 'queueTransactions', path: '/admin/transactions?status=pending', icon: 'banknote' },
  { name: 'rates', label: 'queueRates', path: '/admin/rates', icon: 'dollar-sign' },
  { name: 'awards', label: 'queueAwards', path: '/admin/awards', icon: 'gavel' },
] as const satisfies readonly { name: keyof AdminQueues; label: string; path: string; icon: IconName }[];

/** Links to the queues that wait for an administrator. */
export async function QueueLinks({ locale, queues }: { locale: Locale; queues: AdminQueues }) {
  const t = await getTranslations({ locale, namespace: 'admin.overview' });
  return (
    <section aria-labelledby="queues">
      <h2 id="queues" className="mb-3">
        {t('queues')}
      </h2>
      <Panel padded={false} className="overflow-hidden">
        <ul className="divide-y divide-line">
          {QUEUES.map(({ name, label, path, icon }) => {
            const { waiting, oldest } = queues[name];
            return (
              <li key={name}>
                <a
                  href={localizedPath(locale, path)}
                  className="flex min-h-14 items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-sunken"
                >
                  <Icon name={icon} className="text-ink-2" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium">{t(label)}</span>
                    <span className="block text-13 text-ink-2">
                      {waiting > 0 && oldest ? t('oldest', { date: formatDate(locale, oldest) }) : t('nothing')}
                    </span>
                  </span>
                  <span
                    className={`grid h-7 min-w-8 place-items-center rounded-full px-2 text-14 font-semibold tabular-nums ${waiting > 0 ? 'bg-wheat-soft text-wheat-ink' : 'bg-sunken text-ink-2'}`}
                  >
                    {formatNumber(locale, waiting)}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </Panel>
    </section>
  );
}
