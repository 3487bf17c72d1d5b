import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { formatDate, formatAgo } from '@/lib/core/i18n/format';
import { type Locale, quoted } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { CaseDetail, CaseSubject as Subject } from '@/lib/moderation/cases/dto';
import { CLAIM_MINUTES, casePath } from '@/lib/moderation/cases/schema';
import type { ClearSignal } from '@/components/moderation/desk/acts';
import type { SealedSummary } from '@/lib/records/sealed-records/dto';
import { CaseEvents } from './case-events';
import { CaseOwner } from './case-owner';
import { casePriceText } from './case-price';
import { CaseSignals } from './case-signals';
import { CaseSubject } from './case-subject';

interface CaseViewProps {
  locale: Locale;
  detail: CaseDetail;
  queueHref: string;
  nextHref: string | null;
  /** When the queue was read. */
  now: number;
  /** `h1` on the page of the case. */
  heading: 'h1' | 'h2';
  clear: ClearSignal;
  /** The decision bar. */
  children: ReactNode;
}

const BOX = 'border-t border-line py-3';

/** A case on one screen: what was reported, its owner, all reports and what was decided before. */
export async function CaseView({
  locale,
  detail,
  queueHref,
  nextHref,
  now,
  heading: Heading,
  clear,
  children,
}: CaseViewProps) {
  // messages: admin.cases.states.*
  const t = await getTranslations({ locale, namespace: 'admin.cases' });
  const { subject, owner, record, appeal, claimedBy, risk } = detail;
  const isConduct = detail.kind === 'user' || detail.kind === 'message';
  const title = detail.kind === 'message' ? t('messageOf', { name: detail.title }) : detail.title;
  const factsOf = (about: Subject) => {
    if (about.kind === 'person') return t('person');
    if (about.kind === 'message') return t(about.removed ? 'messageRemoved' : 'messageShown');
    return [
      casePriceText(locale, about.price),
      about.location,
      ...(about.createdAt ? [t('published', { date: formatDate(locale, about.createdAt) })] : []),
      about.takenDown ? t('takenDown') : risk?.heldAt ? t('heldState') : t(`states.${about.state}`),
    ].join(' · ');
  };
  const facts = subject ? factsOf(subject) : t(isConduct ? 'goneMessage' : 'gone');
  const waits = detail.pending > 0 || appeal !== null || Boolean(risk?.waits);
  return (
    <div className="flex min-h-0 min-w-0 flex-col max-md:min-h-[calc(100dvh-57px)]">
      <header className="flex flex-none items-center gap-2 border-b border-line px-1 py-1.5 md:gap-4 md:border-0 md:px-6 md:pt-3 md:pb-2.5">
        <a href={queueHref} aria-label={t('back')} className="icon-button md:hidden">
          <Icon name="chevron-left" />
        </a>
        <div className="min-w-0 flex-1">
          <Heading
            id="case-title"
            lang={subject?.kind === 'listing' ? subject.language : undefined}
            tabIndex={-1}
            className="text-16 outline-none max-md:truncate md:line-clamp-2 md:text-22 md:[overflow-wrap:anywhere]"
          >
            {title}
          </Heading>
          <p className="mt-0.5 truncate text-13 text-ink-2 tabular-nums md:text-14">{facts}</p>
        </div>
        {claimedBy ? (
          <Badge tone="pending" icon="eye" className="max-md:hidden">
            {t('heldBy', { name: claimedBy })}
          </Badge>
        ) : waits && !appeal?.isOwn ? (
          <span title={t('yoursHint', { minutes: CLAIM_MINUTES })} className="max-md:hidden">
            <Badge tone="info" icon="eye">
              {t('yours')}
            </Badge>
          </span>
        ) : null}
        {/* A held lot has no page. */}
        {subject && subject.kind !== 'message' && !(detail.kind === 'lot' && detail.risk?.heldAt) ? (
          <a
            href={localizedPath(locale, subject.path)}
            target="_blank"
            rel="noreferrer"
            className={`${buttonVariants({ variant: 'secondary' })} px-3.5 max-md:hidden`}
          >
            {t(detail.kind === 'lot' ? 'viewLot' : detail.kind === 'user' ? 'viewPerson' : 'view')}
          </a>
        ) : null}
        {nextHref ? (
          <Link href={nextHref} prefetch scroll={false} aria-label={t('next')} className="icon-button md:hidden">
            <Icon name="chevron-right" />
          </Link>
        ) : null}
      </header>
      <div className="grid min-h-0 flex-1 content-start gap-x-7 px-4 pb-4 md:px-6 md:overflow-y-auto xl:grid-cols-[minmax(0,1fr)_320px] xl:content-stretch xl:overflow-visible xl:pb-0">
        {/* The columns scroll by themselves if a case is longer than the screen. */}
        <div className="min-w-0 xl:overflow-y-auto">
          {appeal ? (
            <section aria-labelledby="case-appeal" className={BOX}>
              <h3 id="case-appeal" className="mb-1 text-16">
                {t('appealTitle')}
              </h3>
              <p className="text-15 leading-normal [overflow-wrap:anywhere] whitespace-pre-line">
                {quoted(locale, appeal.text)}
              </p>
              <p className="text-13 text-ink-2">{formatDate(locale, appeal.at)}</p>
            </section>
          ) : null}
          <div className={BOX}>
            <CaseSubject locale={locale} detail={detail} />
          </div>
          {detail.sealed.length > 0 ? (
            <div className={BOX}>
              <SealedCopies locale={locale} caseKey={detail.key} sealed={detail.sealed} />
            </div>
          ) : null}
          <div className={BOX}>
            <CaseOwner locale={locale} owner={owner} />
          </div>
        </div>
        <div
          role="group"
          aria-label={t('reportsLabel')}
          // Has nothing else to focus, so the keyboard scrolls it by itself.
          tabIndex={0}
          // Where there is one column, what was reported comes before the lot that it is about.
          className="min-w-0 -outline-offset-2 pt-3 max-xl:order-first max-xl:pb-2 xl:overflow-y-auto xl:border-t xl:border-line"
        >
          {risk ? <CaseSignals locale={locale} risk={risk} clear={clear} /> : null}
          <CaseReports locale={locale} detail={detail} now={now} />
          {record.length > 0 ? (
            <section aria-labelledby="case-record" className={BOX}>
              <h3 id="case-record" className="mb-2 text-16">
                {t('record')}
              </h3>
              <CaseEvents locale={locale} events={record} />
            </section>
          ) : null}
        </div>
      </div>
      {children}
    </div>
  );
}

interface SealedCopiesProps {
  locale: Locale;
  caseKey: string;
  sealed: readonly SealedSummary[];
}

/** The sealed copies of what was deleted. Their links load the whole page, because opening one is recorded. */
async function SealedCopies({ locale, caseKey, sealed }: SealedCopiesProps) {
  // messages: admin.cases.sealedKinds.*
  const t = await getTranslations({ locale, namespace: 'admin.cases' });
  return (
    <section aria-labelledby="case-sealed">
      <h3 id="case-sealed" className="text-16">
        {t('sealed')}
      </h3>
      <p className="mt-1 text-13 text-ink-2">{t('sealedText')}</p>
      <ul className="mt-2">
        {sealed.map(({ id, kind, title, keepUntil }) => (
          <li key={id}>
            <a
              href={localizedPath(locale, `${casePath(caseKey)}/sealed/${id}`)}
              className="link flex min-h-11 items-center gap-2 text-14"
            >
              <Icon name="lock" className="flex-none" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {t('sealedItem', { kind: t(`sealedKinds.${kind}`), title, date: formatDate(locale, keepUntil) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All reports of a case in the reporters' own words, those that wait first. */
async function CaseReports({ locale, detail, now }: { locale: Locale; detail: CaseDetail; now: number }) {
  // messages: report.reasons.*, admin.reports.statuses.*
  const [t, reasons, statuses] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.cases' }),
    getTranslations({ locale, namespace: 'report.reasons' }),
    getTranslations({ locale, namespace: 'admin.reports.statuses' }),
  ]);
  return (
    <section aria-labelledby="case-reports" className="min-w-0">
      <h3 id="case-reports" className="mb-2 text-16">
        {t('reportsTitle', { count: detail.reports.length })}
      </h3>
      {detail.reports.length === 0 ? <p className="text-14 text-ink-2">{t('noReports')}</p> : null}
      <ul>
        {detail.reports.map(({ id, reason, description, status, reporter, createdAt }) => (
          <li key={id} className="border-t border-line py-2 text-14 leading-snug first:border-0 first:pt-0">
            <p className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-2">
              <Badge>{reasons(reason)}</Badge>
              <span className="min-w-0 [overflow-wrap:anywhere]">{reporter ?? t('accountGone')}</span>
              <span className="ml-auto tabular-nums">
                {status === 'pending' ? formatAgo(locale, createdAt, now) : statuses(status)}
              </span>
            </p>
            {description ? (
              // Reporters write in whatever language they like, and nobody asks: empty says that it isn't known.
              <p lang="" className="[overflow-wrap:anywhere] whitespace-pre-line">
                {quoted(locale, description)}
              </p>
            ) : (
              <p className="text-ink-2">{t('noWords')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
