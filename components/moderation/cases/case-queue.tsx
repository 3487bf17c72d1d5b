'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { Select } from '@/components/ui/select';
import { formatNumber } from '@/lib/core/i18n/format';
import type { BulkDecisionInput } from '@/lib/moderation/cases/schema';
import { answersFor, type CaseAnswer } from '@/lib/moderation/reports/schema';
import { Icon, type IconName } from '@/components/ui/icon';
import type { CaseSummary } from '@/lib/moderation/cases/dto';
import type { DecideMany } from '@/components/moderation/desk/acts';
import { useDesk } from '@/components/moderation/desk/desk';
import { useKeys } from '@/components/accounts/admin-undo/use-keys';

/** A case in the queue, as text. */
export interface QueueRow {
  key: string;
  href: string;
  title: string;
  lang: string;
  picture: string | null;
  /** Replaces a missing picture. */
  icon: IconName;
  kind: CaseSummary['kind'];
  /** "3 reports · 2 h ago · Fraud". */
  facts: string;
  /** When its latest report came: a decision covers those until then. */
  until: string;
  /** Whether it can be decided together with others. */
  isChoosable: boolean;
  appeal: boolean;
  /** That it is held, and how long it may be. */
  held: string | null;
  /** Whether the owner of a held listing answered. */
  answered: boolean;
  claimedBy: string | null;
  /** Whether it is the case beside the queue; phones show the queue alone. */
  current: boolean;
}

interface CaseQueueProps {
  rows: readonly QueueRow[];
  queueHref: string;
  decideMany: DecideMany;
}

/** So many cases after the open one are loaded beforehand, so that keys that follow each other fast answer at once. */
const AHEAD = 3;

/** How many cases wait: those that the page counted, less those of its queue that were decided since. */
export function CaseTotal({ total, rows }: { total: number; rows: readonly QueueRow[] }) {
  const { isDecided } = useDesk();
  return formatNumber(useLocale(), total - rows.filter(({ key }) => isDecided(key)).length);
}

/** The rows of the queue. Several can be chosen and decided together; appeals are decided one by one. */
export function CaseQueue({ rows, queueHref, decideMany }: CaseQueueProps) {
  const t = useTranslations('admin.cases');
  const desk = useDesk();
  const ready = useHydrated();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<CaseAnswer>('rules');
  const { pending, submit } = useMemberSubmit();
  /** What comes before the facts of a case, and its colour. */
  const notesOf = ({ held, answered, appeal, claimedBy }: QueueRow) =>
    [
      [held, 'text-wheat-ink'],
      [answered && t('answered'), 'text-sky-ink'],
      [appeal && t('appeal'), 'text-sky-ink'],
      [claimedBy && t('heldBy', { name: claimedBy }), 'text-wheat-ink'],
    ].filter((note): note is [string, string] => Boolean(note[0]));
  const open = rows.find(({ current }) => current)?.key;
  const waiting = rows.filter(({ key, current }) => current || !desk.isDecided(key));
  const at = waiting.findIndex(({ current }) => current);
  /** J and K go to a case that nobody else holds, from the one on its way if there is one. */
  const goOn = (way: 1 | -1) => () => {
    const from = desk.coming(open ?? '') ?? open;
    const start = waiting.findIndex(({ key }) => key === from);
    const free = (row: QueueRow) => row.key !== from && row.claimedBy === null;
    const to = way > 0 ? waiting.slice(start + 1).find(free) : waiting.slice(0, Math.max(0, start)).findLast(free);
    if (to) desk.step(to.href, to.key);
  };
  useKeys(desk.shortcuts && ready, { j: goOn(1), k: goOn(-1) });
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (open) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  // Cases decided meanwhile are no longer in the queue.
  const taken = rows.filter(({ key }) => chosen.has(key));
  const cases = taken.map(({ key, until }) => ({ key, until }));
  const answers = answersFor(taken.map(({ kind }) => kind));
  const answer = answers.includes(wanted) ? wanted : (answers.at(-1) ?? wanted);

  const choose = (key: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  const decide = (input: BulkDecisionInput) =>
    submit({
      send: () => decideMany(input),
      done: null,
      onDone: ({ decided, refused }) => {
        if (refused.length > 0)
          notify.error(t('refused', { count: refused.length }), { description: t('refusedText') });
        if (decided.length > 0)
          desk.decided({
            decisionIds: decided.map(({ id }) => id),
            text: t(`doneMany.${input.action}`, { count: decided.length }),
            backHref: queueHref,
            backKey: null,
          });
      },
      refresh: () => {
        setChosen(new Set());
        desk.go(queueHref, null);
      },
      failed: desk.failed(t('failed')),
    });
  return (
    <>
      <ul ref={list} aria-label={t('queue')} className="min-h-0 flex-1 overflow-y-auto">
        {waiting.map((row, index) => (
          <li
            key={row.key}
            className={`relative flex gap-1 border-t border-line pr-4 pl-2 hover:bg-sunken/60 ${row.current ? 'md:bg-sunken md:shadow-[inset_3px_0_0_var(--color-pasture)]' : ''}`}
          >
            <label className="grid size-11 flex-none cursor-pointer place-items-center self-center">
              <input
                type="checkbox"
                className="tick size-6"
                aria-label={t('select', { title: row.title })}
                checked={chosen.has(row.key)}
                disabled={!ready || !row.isChoosable}
                onChange={(event) => choose(row.key, event.target.checked)}
              />
            </label>
            <Link
              href={row.href}
              prefetch={index > at && index <= at + AHEAD}
              scroll={false}
              aria-current={row.current ? 'page' : undefined}
              className="grid min-w-0 flex-1 scroll-my-56 grid-cols-[48px_minmax(0,1fr)] items-center gap-x-3 py-2.5 -outline-offset-2"
            >
              {row.picture ? (
                <img
                  src={row.picture}
                  alt=""
                  width={48}
                  height={48}
                  loading="lazy"
                  className="size-12 rounded-input bg-sunken object-cover"
                />
              ) : (
                <span className="grid size-12 place-items-center rounded-input bg-sunken text-ink-2">
                  <Icon name={row.icon} className="size-6" />
                </span>
              )}
              <span className="min-w-0">
                <span lang={row.lang} title={row.title} className="block truncate text-15 leading-snug font-semibold">
                  {row.title}
                </span>
                <span className="block truncate text-13 text-ink-2 tabular-nums">
                  {notesOf(row).map(([note, tone]) => (
                    <span key={note} className={`font-semibold ${tone}`}>
                      {note} ·{' '}
                    </span>
                  ))}
                  {row.facts}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {cases.length > 0 ? (
        <div className="grid flex-none gap-2 border-t border-line bg-surface p-3 max-md:pb-[calc(12px+env(safe-area-inset-bottom))]">
          <div className="flex items-center justify-between gap-2 text-14">
            <p role="status">{t('selected', { count: cases.length })}</p>
            <button type="button" onClick={() => setChosen(new Set())} className="link min-h-11 px-2 md:min-h-6">
              {t('clearSelection')}
            </button>
          </div>
          <Select
            aria-label={t('answerTitle')}
            value={answer}
            onChange={(event) => setWanted(answers.find((name) => name === event.target.value) ?? answer)}
            className="text-14"
          >
            {answers.map((name) => (
              <option key={name} value={name}>
                {t(`answers.${name}`)}
              </option>
            ))}
          </Select>
          <div className="grid grid-cols-2 gap-2">
            <Button
              variant="secondary"
              pending={pending}
              onClick={() => decide({ action: 'dismissed', cases })}
              className="px-2"
            >
              {t('dismiss')}
            </Button>
            <Button
              variant="destructive"
              pending={pending}
              onClick={() => decide({ action: 'taken_down', answer, cases })}
              className="px-2"
            >
              {t('takeDown')}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  );
}
