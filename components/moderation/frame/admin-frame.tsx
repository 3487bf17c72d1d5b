'use client';

import Link from 'next/link';
import { useSelectedLayoutSegments } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import { Key } from '@/components/accounts/admin-undo/key';
import { useKeys } from '@/components/accounts/admin-undo/use-keys';
import { useShortcuts } from '@/components/accounts/admin-undo/use-shortcuts';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import type { AdminQueues } from '@/lib/desk/admin/dto';
import { formatNumber } from '@/lib/core/i18n/format';
import { localizedPath } from '@/lib/core/i18n/paths';
import { DecidedContext } from './decided';
import { ADMIN_GROUPS } from './pages';

/** How many items wait in each queue, and whether the oldest has waited longer than the aim. */
export type Waiting = Record<keyof AdminQueues, { waiting: number; late: boolean }>;

/** A page or a group, as both navigations show it. */
interface Entry {
  name: string;
  href: string;
  label: string;
  current: boolean;
  waiting: number;
  late: boolean;
}

const RAIL_LINK =
  'flex min-h-11 items-center gap-3 rounded-input px-3 font-medium text-ink-2 -outline-offset-2 hover:bg-sunken hover:text-ink aria-[current]:bg-pasture-soft aria-[current]:font-semibold aria-[current]:text-pasture-ink';

/**
 * The frame of administration: its five groups in a rail, with the pages of the group that is open below it. Narrower
 * screens have the groups in a bar at the bottom, and the group's pages in a row at the top.
 */
export function AdminFrame({ waiting, children }: { waiting: Waiting; children: ReactNode }) {
  // messages: admin.areas.*, admin.groups.*
  const t = useTranslations('admin');
  const locale = useLocale();
  const [segment, detail] = useSelectedLayoutSegments();
  const current = segment ? `/admin/${segment}` : '/admin';
  const [decided, setDecided] = useState(0);
  const groups = ADMIN_GROUPS.map(({ name, icon, pages }) => {
    const entries = pages.map(({ name: page, path, waits }): Entry => {
      const queues = waits.map((queue) => waiting[queue]);
      return {
        name: page,
        href: localizedPath(locale, path),
        label: t(`areas.${page}`),
        current: path === current,
        waiting: Math.max(
          0,
          queues.reduce((sum, queue) => sum + queue.waiting, page === 'cases' ? -decided : 0),
        ),
        late: queues.some(({ late }) => late),
      };
    });
    return { name, icon, label: t(`groups.${name}`), entries, open: entries.some((entry) => entry.current) };
  });
  const open = groups.find((group) => group.open);
  // On phones a case is alone with its decisions, and a post with what saves it, which are where the groups would be.
  const isAlone = (segment === 'cases' || segment === 'blog') && detail !== undefined;
  const alone = isAlone ? 'max-md:hidden' : '';
  return (
    <div
      data-admin
      className={`${isAlone ? 'max-md:[--admin-bar:0px]' : ''} [--admin-bar:calc(60px+env(safe-area-inset-bottom))] lg:[--admin-bar:0px] [--admin-taken:calc(167px+env(safe-area-inset-bottom))] sm:[--admin-taken:calc(179px+env(safe-area-inset-bottom))] lg:grid lg:grid-cols-[216px_minmax(0,1fr)] lg:[--admin-taken:69px]`}
    >
      <nav
        aria-label={t('administration')}
        className="sticky top-17 flex h-[calc(100dvh-69px)] flex-col gap-6 overflow-y-auto border-r border-line bg-surface p-3 max-lg:hidden"
      >
        <ul className="grid gap-1">
          {groups.map(({ name, icon, label, entries, open: isOpen }) => {
            const [first] = entries;
            // A group of one page is that page.
            const single = entries.length === 1;
            return (
              <li key={name}>
                <Link
                  href={first?.href ?? ''}
                  prefetch={false}
                  aria-current={isOpen && single ? 'page' : undefined}
                  className={`${RAIL_LINK} ${isOpen ? 'font-semibold text-ink' : ''}`}
                >
                  <Icon name={icon} />
                  <span className="min-w-0 flex-1">{label}</span>
                  {/* An open group's pages have the counts. */}
                  {isOpen && !single ? null : <Count {...sumOf(entries)} />}
                </Link>
                {isOpen && !single ? (
                  <ul className="mb-2 grid gap-0.5">
                    {entries.map((entry) => (
                      <li key={entry.name}>
                        <Link
                          href={entry.href}
                          prefetch={false}
                          aria-current={entry.current ? 'page' : undefined}
                          className={`${RAIL_LINK} pl-10 text-15`}
                        >
                          <span className="min-w-0 flex-1">{entry.label}</span>
                          <Count {...entry} />
                        </Link>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            );
          })}
        </ul>
        <FindPerson />
      </nav>
      <div className="min-w-0 pb-(--admin-bar)">
        {open && open.entries.length > 1 ? (
          <nav
            aria-label={open.label}
            className={`relative scroll-px-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] lg:hidden ${alone}`}
          >
            <ul className="flex w-max gap-5">
              {open.entries.map((entry) => (
                <li key={entry.name}>
                  <Link
                    href={entry.href}
                    prefetch={false}
                    aria-current={entry.current ? 'page' : undefined}
                    className="flex h-12 items-center gap-2 text-15 font-medium whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink aria-[current]:[scroll-initial-target:nearest] aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-pasture)]"
                  >
                    {entry.label}
                    <Count {...entry} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <DecidedContext value={setDecided}>{children}</DecidedContext>
      </div>
      <nav
        aria-label={t('administration')}
        data-bottom-bar={alone ? undefined : ''}
        className={`fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden ${alone}`}
      >
        <ul className="grid grid-cols-5">
          {groups.map(({ name, icon, label, entries, open: isOpen }) => (
            <li key={name}>
              <Link
                href={entries[0]?.href ?? ''}
                prefetch={false}
                aria-current={isOpen ? 'true' : undefined}
                className="relative grid h-[59px] content-center justify-items-center gap-0.5 text-12 font-medium text-ink-2 -outline-offset-2 aria-[current]:font-semibold aria-[current]:text-pasture-ink aria-[current]:shadow-[inset_0_2px_0_var(--color-pasture)]"
              >
                <Icon name={icon} />
                {label}
                <span className="absolute top-1 left-[calc(50%+6px)]">
                  <Count {...sumOf(entries)} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Finds people from every page; the key / leads to it. */
function FindPerson() {
  const t = useTranslations('admin');
  const locale = useLocale();
  const [shortcuts] = useShortcuts();
  const field = useRef<HTMLInputElement>(null);
  useKeys(shortcuts, { '/': () => field.current?.focus() });
  return (
    <form
      role="search"
      aria-label={t('findPerson')}
      action={localizedPath(locale, '/admin/users')}
      className="relative mt-auto"
    >
      <Input
        ref={field}
        type="search"
        name="search"
        maxLength={100}
        aria-label={t('findPerson')}
        aria-keyshortcuts="/"
        placeholder={t('findPerson')}
        className="pr-10 text-14"
      />
      <span className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center">
        <Key name="/" />
      </span>
    </form>
  );
}

const sumOf = (entries: readonly Entry[]) => ({
  waiting: entries.reduce((sum, { waiting }) => sum + waiting, 0),
  late: entries.some(({ late }) => late),
});

/** How many items wait; nothing if none does. */
function Count({ waiting, late }: { waiting: number; late: boolean }) {
  const t = useTranslations('admin');
  const locale = useLocale();
  if (waiting === 0) return null;
  return (
    <span
      className={`inline-grid h-5 min-w-5.5 flex-none place-items-center rounded-full px-1.5 text-12 font-semibold tabular-nums ${late ? 'bg-clay text-on-clay' : 'bg-sunken text-ink-2'}`}
    >
      <span aria-hidden>{waiting > 99 ? '99+' : formatNumber(locale, waiting)}</span>
      <span className="sr-only">{t(late ? 'waitingLate' : 'waiting', { count: waiting })}</span>
    </span>
  );
}
