import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { useStockPictures } from '@/components/ui/page/use-stock-pictures';
import { Panel } from '@/components/ui/panel';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { DashboardSummary } from '@/lib/desk/dashboard/dto';
import type { StartRow, StartView } from './view';

const NOTHING: StartView = { favorites: [], searches: [], messages: [], bids: [] };

function Row({ title, text, href, picture, stock }: StartRow) {
  const shown = picture ?? (stock && `/art/stock-${stock}.webp`);
  return (
    <Link
      href={href}
      prefetch={false}
      className="flex min-h-16 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-sunken/55"
    >
      {shown ? (
        <img
          src={shown}
          data-stock={stock && `/art/stock-${stock}.webp`}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          className="h-12 w-16 flex-none rounded-input bg-sunken object-cover"
        />
      ) : null}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-15 leading-5 font-semibold">{title}</span>
        <span className="block truncate text-14 text-ink-2 tabular-nums">{text}</span>
      </span>
      <Icon name="chevron-right" className="size-4 flex-none text-pasture-ink" />
    </Link>
  );
}

interface OwnStartProps {
  summary: DashboardSummary | undefined;
  start: StartView | undefined;
}

/** What whoever sells nothing has here: what they saved, search, wrote and bid, and how to begin to sell. */
export function OwnStart({ summary, start = NOTHING }: OwnStartProps) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useStockPictures(box, start);
  const own: readonly (readonly [tab: keyof StartView, icon: IconName, text: string])[] = [
    ['favorites', 'heart', t('start.favorites', { count: summary?.favorites ?? 0 })],
    ['searches', 'search', t('start.searches', { count: summary?.searches ?? 0 })],
    ['messages', 'message-circle', t('start.messages', { count: summary?.unread.conversations ?? 0 })],
    ['bids', 'gavel', t('start.bids', { count: summary?.bids ?? 0 })],
  ];
  // What there is comes before what there isn't yet.
  const inOrder = own.toSorted(([one], [other]) => Number(start[other].length > 0) - Number(start[one].length > 0));
  return (
    <section aria-labelledby="own">
      <h2 id="own" className="flex min-h-11 items-center pb-1 text-20">
        {t('start.title')}
      </h2>
      <div ref={box} className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-2">
        {inOrder.map(([tab, icon, text]) => (
          <Panel key={tab} padded={false}>
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
            {start[tab].length > 0 ? (
              <ul className="divide-y divide-line border-t border-line">
                {start[tab].map((row) => (
                  <li key={row.id}>
                    <Row {...row} />
                  </li>
                ))}
              </ul>
            ) : null}
          </Panel>
        ))}
      </div>
      <p className="mt-4 text-15 text-ink-2">
        {t('start.sell')}{' '}
        <Link href={localizedPath(locale, '/create-listing')} prefetch={false} className="link">
          {t('publish')}
        </Link>
      </p>
    </section>
  );
}
