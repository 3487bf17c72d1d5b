import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { RestoreListing, type Restore } from '@/components/moderation/admin/restore-listing';
import { Icon } from '@/components/ui/icon';
import { EmptyState } from '@/components/ui/panel';
import { HOUR_MS } from '@/lib/core/durations';
import { formatAgo } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { CaseDetail, CaseQueue as Queue, CaseSummary } from '@/lib/moderation/cases/dto';
import { CASE_FILTERS, caseQueryText, type CaseQuery } from '@/lib/moderation/cases/query-schema';
import { casePath, HOLD_HOURS } from '@/lib/moderation/cases/schema';
import { parseTopic } from '@/lib/core/topics/schema';
import type { CaseActs, ClearSignal, DecideMany } from '@/components/moderation/desk/acts';
import { CaseQueue, CaseTotal } from './case-queue';
import { CaseView } from './case-view';
import { placeOf } from './case-place';
import { DecisionBar } from './decision-bar';

interface WorkbenchProps {
  locale: Locale;
  queue: Queue;
  query: CaseQuery;
  /** The case beside the queue; null if none waits. */
  detail: CaseDetail | null;
  /** Whether the address names the case; phones show the case alone then, and otherwise the queue. */
  named: boolean;
  acts: CaseActs & { decideMany: DecideMany; clear: ClearSignal; restore: Restore };
}

const CHIP =
  'inline-flex h-9 items-center rounded-full border border-line-strong px-3 text-14 font-medium hover:border-ink aria-[current]:border-transparent aria-[current]:bg-pasture-soft aria-[current]:font-semibold aria-[current]:text-pasture-ink relative after:absolute after:-inset-1';

/** The queue of cases and one of them, on one screen; on phones one or the other. */
export async function Workbench({ locale, queue, query, detail, named, acts }: WorkbenchProps) {
  // messages: admin.cases.filters.*, admin.cases.sorts.*, admin.cases.languages.*, report.reasons.*
  const [t, reasons] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.cases' }),
    getTranslations({ locale, namespace: 'report.reasons' }),
  ]);
  const queueHref = localizedPath(locale, `/admin/cases${caseQueryText(query)}`);
  const hrefOf = (key: string) => localizedPath(locale, `${casePath(key)}${caseQueryText(query)}`);
  const linkTo = (change: Partial<CaseQuery>) =>
    localizedPath(locale, `/admin/cases${caseQueryText({ ...query, ...change })}`);
  const otherSort = query.sort === 'reported' ? 'oldest' : 'reported';
  const now = Date.parse(queue.now);
  const timeLeft = (heldAt: string) => {
    const hours = Math.ceil(HOLD_HOURS - (now - Date.parse(heldAt)) / HOUR_MS);
    return hours > 0 ? t('decideIn', { hours }) : t('overdue');
  };
  const rows = queue.items.map((item) => ({
    key: item.key,
    href: hrefOf(item.key),
    title: item.kind === 'message' ? t('messageOf', { name: item.title }) : item.title,
    // An empty attribute says that the language isn't known.
    lang: isConduct(item.kind) ? locale : (item.language ?? ''),
    picture: item.picture ?? (isConduct(item.kind) ? null : `/art/stock-${item.stock}.webp`),
    icon: item.kind === 'message' ? ('message-circle' as const) : ('circle-user' as const),
    facts: [
      ...(item.reports > 0 ? [t('reports', { count: item.reports })] : []),
      ...(item.risk ? [t('score', { score: item.risk.score })] : []),
      formatAgo(locale, item.oldest, now),
      ...item.reasons.map((reason) => reasons(reason)),
    ].join(' · '),
    until: item.newest,
    kind: item.kind,
    isChoosable: query.filter !== 'decided' && !item.appeal && item.claimedBy === null,
    appeal: item.appeal,
    held: item.risk?.heldAt ? `${t('held')}: ${timeLeft(item.risk.heldAt)}` : null,
    answered: item.risk?.answered ?? false,
    claimedBy: item.claimedBy,
    current: item.key === detail?.key,
  }));
  const place = placeOf(detail?.key ?? '', queue.items, { hrefOf, queueHref });
  const topic = detail && parseTopic(detail.key);
  const Title = named ? 'h2' : 'h1';
  // Phones scroll the queue between its heading and its bar, which so covers nothing that can be chosen.
  const scrolls = !named && rows.length > 0;
  return (
    <div
      className={`flex flex-col md:h-[calc(100dvh-var(--admin-taken))] ${scrolls ? 'max-md:h-[calc(100dvh-var(--admin-taken))]' : ''}`}
    >
      <div className="flex min-h-0 flex-1 flex-col md:grid md:grid-cols-[316px_minmax(0,1fr)] lg:grid-cols-[280px_minmax(0,1fr)] xl:grid-cols-[408px_minmax(0,1fr)]">
        <section
          aria-label={t('queue')}
          className={`flex min-h-0 flex-col border-line md:border-r ${named ? 'max-md:hidden' : ''} ${scrolls ? 'max-md:flex-1' : ''}`}
        >
          <div className="flex items-baseline justify-between gap-2 px-4 pt-3 md:pl-6">
            <Title className="text-22">
              {t('title')}{' '}
              <small className="ml-0.5 font-text text-16 font-medium tracking-normal text-ink-2">
                <CaseTotal total={queue.total} rows={rows} />
              </small>
            </Title>
            <Link
              href={linkTo({ sort: otherSort })}
              prefetch={false}
              aria-label={t('changeSort', { sort: t(`sorts.${query.sort}`), other: t(`sorts.${otherSort}`) })}
              className="-mr-2 inline-flex min-h-11 items-center gap-1 rounded-input px-2 text-13 font-semibold text-ink-2 hover:text-ink md:min-h-7"
            >
              {t(`sorts.${query.sort}`)}
              <Icon name="chevron-down" className="size-4" />
            </Link>
          </div>
          <nav aria-label={t('filterLabel')} className="flex flex-wrap gap-1.5 px-4 pt-2 pb-3 md:pl-6">
            {CASE_FILTERS.map((filter) => (
              <Link
                key={filter}
                href={linkTo({ filter })}
                prefetch={false}
                aria-current={query.filter === filter ? 'true' : undefined}
                className={CHIP}
              >
                {t(`filters.${filter}`)}
              </Link>
            ))}
          </nav>
          {queue.resolvedToday > 0 ? (
            <p className="px-4 pb-2 text-13 text-ink-2 tabular-nums md:pl-6">
              {t('resolvedToday', { count: queue.resolvedToday })}
            </p>
          ) : null}
          <CaseQueue rows={rows} queueHref={queueHref} decideMany={acts.decideMany} />
          {rows.length === 0 && detail === null ? (
            <p className="border-t border-line px-4 py-4 text-14 text-ink-2 max-md:hidden md:pl-6">
              {t('total', { count: 0 })}
            </p>
          ) : null}
        </section>
        <div className={named || !detail ? 'min-h-0 min-w-0 md:grid' : 'min-h-0 min-w-0 max-md:hidden md:grid'}>
          {detail ? (
            <CaseView
              locale={locale}
              detail={detail}
              queueHref={queueHref}
              nextHref={place.next?.href ?? null}
              now={now}
              heading={named ? 'h1' : 'h2'}
              clear={acts.clear}
            >
              <DecisionBar
                key={`${detail.key} ${detail.until}`}
                item={{
                  key: detail.key,
                  title: detail.title,
                  until: detail.until,
                  kind: detail.kind,
                  exists: detail.subject !== null,
                  pending: detail.pending,
                  risk: detail.risk?.waits ?? false,
                  held: Boolean(detail.risk?.heldAt),
                  appeal: detail.appeal !== null,
                  own: detail.appeal?.isOwn ?? false,
                  claimedBy: detail.claimedBy,
                  owner: detail.owner && {
                    name: detail.owner.name,
                    onSale: detail.owner.listings.active,
                    suspended: detail.owner.suspendedAt !== null,
                  },
                  language: detail.ownerLanguage && t(`languages.${detail.ownerLanguage}`),
                  answers: detail.answers,
                  suggested: detail.suggested,
                  previews: detail.previews,
                }}
                place={place}
                acts={{
                  decide: acts.decide,
                  decideAppeal: acts.decideAppeal,
                  claim: acts.claim,
                  addNote: acts.addNote,
                }}
                closedAction={
                  topic && topic.kind !== 'lot' && detail.subject?.kind === 'listing' && detail.subject.takenDown ? (
                    <RestoreListing
                      topic={{ ...topic, kind: topic.kind }}
                      title={detail.title}
                      restore={acts.restore}
                    />
                  ) : null
                }
              />
            </CaseView>
          ) : (
            <div className="p-4 md:p-6">
              <EmptyState picture="/art/empty.webp" title={t('emptyTitle')} className="mx-auto max-w-form">
                {t(query.filter === 'appeals' ? 'emptyAppeals' : 'emptyText')}
              </EmptyState>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

const isConduct = (kind: CaseSummary['kind']) => kind === 'user' || kind === 'message';
