'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { useAct } from '@/components/ui/lists/use-act';
import { localizedPath } from '@/lib/core/i18n/paths';
import { LISTING_DAYS } from '@/lib/market/listings/schema';
import type { OwnListingActs } from './own-listings';
import type { TaskRow } from './view';

/** How many tasks are shown before the reader asks for the others. */
const SHOWN = 5;

const ROW = 'flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left -outline-offset-2 hover:bg-sunken/55';

function Words({ task, children }: { task: TaskRow; children: ReactNode }) {
  const { icon, title, text, deadline } = task;
  return (
    <>
      <span
        className={`grid size-8 flex-none place-items-center rounded-full ${deadline ? 'bg-wheat-soft text-wheat-ink' : 'bg-sunken text-ink-2'}`}
      >
        <Icon name={icon} className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-15 leading-5 font-semibold">{title}</span>
        <span className="block truncate text-13 leading-5 text-ink-2">
          {deadline ? <b className="font-semibold text-wheat-ink">{deadline} · </b> : null}
          {text}
        </span>
      </span>
      {children}
    </>
  );
}

/** What the member has to do today, the most urgent first; each row leads straight to it, or does it. */
export function TaskList({ tasks, renew }: { tasks: readonly TaskRow[]; renew: OwnListingActs['renew'] }) {
  const t = useTranslations('dashboard');
  const life = useTranslations('listingLife');
  const locale = useLocale();
  const { pending, act } = useAct();
  const [isOpen, setOpen] = useState(false);
  const rowOf = (task: TaskRow) => {
    const todo = task.act;
    if ('href' in todo)
      return (
        <Link prefetch={false} scroll={false} href={todo.href} className={ROW}>
          <Words task={task}>
            <Icon name="chevron-right" className="size-4 flex-none text-pasture-ink" />
          </Words>
        </Link>
      );
    const apply = () => {
      if (pending) return;
      act(() => renew(todo.renew), {
        done: life('renewed', { days: LISTING_DAYS }),
        failed: t('changeFailed'),
      });
    };
    return (
      <button type="button" className={ROW} aria-disabled={pending} onClick={apply}>
        <Words task={task}>
          <span className="text-13 font-semibold text-pasture-ink">{t('tasks.renew')}</span>
        </Words>
      </button>
    );
  };
  const listOf = (some: readonly TaskRow[]) => (
    <ul className="divide-y divide-line">
      {some.map((task) => (
        <li key={task.id}>{rowOf(task)}</li>
      ))}
    </ul>
  );
  const hidden = tasks.length - SHOWN;
  return (
    <section aria-labelledby="tasks">
      <div className="flex min-h-11 items-center justify-between gap-4 pb-1">
        <h2 id="tasks" className="flex items-baseline gap-2 text-20">
          {t('tasks.title')}
          {tasks.length > 0 ? (
            <small className="text-14 font-medium text-ink-2 tabular-nums">{tasks.length}</small>
          ) : null}
        </h2>
        {tasks.length > 0 ? (
          <Link
            href={localizedPath(locale, '/offers')}
            prefetch={false}
            className="link flex min-h-11 items-center gap-1.5 text-15"
          >
            <Icon name="handshake" className="size-4" />
            {t('tasks.offers')}
          </Link>
        ) : null}
      </div>
      {tasks.length === 0 ? (
        <p className="text-15 text-ink-2">{t('tasks.none')}</p>
      ) : (
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          {listOf(isOpen ? tasks : tasks.slice(0, SHOWN))}
          {hidden > 0 ? (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className="link flex min-h-11 w-full items-center border-t border-line px-3 text-14 -outline-offset-2"
            >
              {isOpen ? t('tasks.fewer') : t('tasks.more', { count: hidden })}
            </button>
          ) : null}
        </div>
      )}
    </section>
  );
}
