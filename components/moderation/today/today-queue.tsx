import { getTranslations } from 'next-intl/server';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon, type IconName } from '@/components/ui/icon';
import type { AdminQueues, OldestItem, Queue } from '@/lib/desk/admin/dto';
import { AIM_HOURS, hoursWaited } from '@/lib/desk/admin/schema';
import { formatAgo } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { TodayKeys } from './today-keys';

/** Where each queue is decided, its oldest item first. */
const QUEUES = [
  { name: 'cases', path: '/admin/cases?sort=oldest', icon: 'flag' },
  { name: 'appeals', path: '/admin/cases?filter=appeals&sort=oldest', icon: 'scale' },
  { name: 'support', path: '/admin/support?status=open&sort=created_asc', icon: 'mail' },
  { name: 'verifications', path: '/admin/verifications?status=pending&sort=submitted_asc', icon: 'badge-check' },
  { name: 'papers', path: '/admin/papers', icon: 'file-check' },
  { name: 'ids', path: '/admin/papers#ids', icon: 'tag' },
  { name: 'bannerRequests', path: '/admin/banner-requests', icon: 'image' },
  { name: 'transactions', path: '/admin/transactions?status=pending&sort=created_asc', icon: 'banknote' },
  { name: 'awards', path: '/admin/awards', icon: 'gavel' },
  { name: 'disputes', path: '/admin/disputes', icon: 'scale' },
  { name: 'rates', path: '/admin/rates', icon: 'dollar-sign' },
] as const satisfies readonly { name: keyof AdminQueues; path: string; icon: IconName }[];

/** A queue in which something waits. */
export type WaitingQueue = (typeof QUEUES)[number] & Queue;

/** Returns the queues in which something waits, whose oldest item has waited longest first. */
export function waitingQueues(queues: AdminQueues): WaitingQueue[] {
  return QUEUES.map((queue) => ({ ...queue, ...queues[queue.name] }))
    .filter(({ waiting }) => waiting > 0)
    .sort((a, b) => (a.oldest ?? '').localeCompare(b.oldest ?? ''));
}

/** From a quarter of the time on, a bar draws attention; beyond all of it, more. */
function toneOf(hours: number): string {
  if (hours >= AIM_HOURS) return 'bg-clay';
  return hours >= AIM_HOURS / 4 ? 'bg-wheat' : 'bg-pasture';
}

/** What waits for an administrator, by kind, with how long the oldest of each has waited in words and as a bar. */
export async function TodayQueue({
  locale,
  queues,
  oldest: items,
  now,
}: {
  locale: Locale;
  queues: readonly WaitingQueue[];
  /** What has waited longest in each of them. */
  oldest: ReadonlyMap<WaitingQueue['name'], OldestItem>;
  now: Date;
}) {
  // messages: admin.overview.waits.*
  const t = await getTranslations({ locale, namespace: 'admin.overview' });
  if (queues.length === 0) return <p className="border-t border-line py-4 text-ink-2">{t('nothing')}</p>;
  return (
    <table className="w-full table-fixed border-collapse">
      <caption>
        <span className="sr-only">{t('queues')}</span>
        <TodayKeys opens />
      </caption>
      {/* Phones have no headings, which would have the widths. */}
      <colgroup>
        <col />
        <col className="w-28 sm:w-72" />
      </colgroup>
      <thead className="text-left text-13 text-ink-2 max-sm:sr-only">
        <tr>
          <th scope="col" className="pb-2.5 font-medium">
            {t('what')}
          </th>
          <th scope="col" className="pb-2.5 pl-3 font-medium">
            {t('oldest')}
          </th>
        </tr>
      </thead>
      <tbody className="border-y border-line">
        {queues.map(({ name, path, icon, waiting, oldest, ...queue }) => {
          const hours = hoursWaited({ ...queue, waiting, oldest }, now) ?? 0;
          const isLate = hours >= AIM_HOURS;
          const item = items.get(name);
          return (
            <tr key={name} className="relative border-b border-line last:border-0 hover:bg-sunken/60">
              <td className="h-18 py-2 sm:h-16">
                <div className="flex items-center gap-3">
                  <span className="grid size-9 flex-none place-items-center rounded-full bg-sunken text-ink-2">
                    <Icon name={icon} />
                  </span>
                  <div className="min-w-0">
                    <a
                      href={localizedPath(locale, path)}
                      data-waits
                      className="font-semibold -outline-offset-2 after:absolute after:inset-0"
                    >
                      {t(`waits.${name}`, { count: waiting })}
                    </a>
                    {item ? (
                      <p className="truncate text-13 text-ink-2">{[item.who, item.what].filter(Boolean).join(' · ')}</p>
                    ) : null}
                  </div>
                </div>
              </td>
              <td className="py-2 pl-3 text-right sm:text-left">
                <div className="flex items-center justify-between gap-4 max-sm:justify-end">
                  <div className="min-w-0">
                    <p className={`font-semibold tabular-nums ${isLate ? 'text-clay-ink' : ''}`}>
                      {oldest ? formatAgo(locale, oldest, now.getTime()) : null}
                    </p>
                    <p className="text-13 text-ink-2 tabular-nums">
                      {isLate ? t('late', { aim: AIM_HOURS }) : t('left', { hours: AIM_HOURS - hours })}
                    </p>
                    <span
                      aria-hidden
                      className="mt-1 block h-1 w-24 overflow-hidden rounded-full bg-line max-sm:hidden"
                    >
                      <span
                        style={{ width: `${Math.min(100, (hours / AIM_HOURS) * 100)}%` }}
                        className={`block h-full rounded-full ${toneOf(hours)}`}
                      />
                    </span>
                  </div>
                  {/* The name of the queue is the link, over the whole row. */}
                  <span aria-hidden className={`${buttonVariants({ variant: 'secondary' })} max-sm:hidden`}>
                    {t('start')}
                  </span>
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
