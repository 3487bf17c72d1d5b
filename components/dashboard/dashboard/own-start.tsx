import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
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
    ['bids', 'gavel', t('tabBids')],
  ];
  return (
    <Panel className="mx-auto max-w-[520px]">
      <h2 className="text-18">{t('start.title')}</h2>
      <ul className="my-3">
        {own.map(([tab, icon, text]) => (
          <li key={tab} className="border-b border-line">
            <Link
              href={localizedPath(locale, `/dashboard?tab=${tab}`)}
              prefetch={false}
              scroll={false}
              className="flex min-h-12 items-center gap-2.5 hover:underline"
            >
              <Icon name={icon} />
              {text}
              <Icon name="chevron-right" className="ml-auto size-3.75" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mb-3 text-ink-2">{t('start.sell')}</p>
      <Link
        href={localizedPath(locale, '/create-listing')}
        prefetch={false}
        className={buttonVariants({ variant: 'secondary' })}
      >
        {t('publish')}
      </Link>
    </Panel>
  );
}
