import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { DashboardSummary } from '@/lib/desk/dashboard/dto';
import type { DashboardTab } from './view';

/** What whoever sells nothing has here: what they saved, search, wrote and bid, and how to begin to sell. */
export function OwnStart({ summary }: { summary: DashboardSummary | undefined }) {
  const t = useTranslations('dashboard');
  const locale = useLocale() as Locale;
  const own: readonly (readonly [tab: DashboardTab, icon: IconName, text: string])[] = [
    ['favorites', 'heart', t('start.favorites', { count: summary?.favorites ?? 0 })],
    ['searches', 'search', t('start.searches', { count: summary?.searches ?? 0 })],
    ['messages', 'message-circle', t('start.messages', { count: summary?.unread.conversations ?? 0 })],
    ['bids', 'gavel', t('start.bids', { count: summary?.bids ?? 0 })],
  ];
  return (
    <section aria-labelledby="own">
      <h2 id="own" className="flex min-h-11 items-center pb-1 text-20">
        {t('start.title')}
      </h2>
      <Panel padded={false}>
        <ul className="divide-y divide-line">
          {own.map(([tab, icon, text]) => (
            <li key={tab}>
              <Link
                href={localizedPath(locale, `/dashboard?tab=${tab}`)}
                prefetch={false}
                scroll={false}
                className="flex min-h-14 items-center gap-3 px-4 font-semibold -outline-offset-2 hover:bg-sunken/55"
              >
                <Icon name={icon} className="text-ink-2" />
                {text}
                <Icon name="chevron-right" className="ml-auto size-4 text-pasture-ink" />
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
      <p className="mt-4 text-15 text-ink-2">
        {t('start.sell')}{' '}
        <Link href={localizedPath(locale, '/create-listing')} prefetch={false} className="link">
          {t('publish')}
        </Link>
      </p>
    </section>
  );
}
