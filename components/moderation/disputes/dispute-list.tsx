import { useLocale, useTranslations } from 'next-intl';
import { ClaimTable } from '@/components/dashboard/disputes/claim-table';
import { EmptyState, Panel } from '@/components/ui/panel';
import { RowToggle } from '@/components/ui/lists/row-toggle';
import { localizedPath } from '@/lib/core/i18n/paths';
import { formatDate, formatMoney, formatRelativeDay } from '@/lib/core/i18n/format';
import { quoted } from '@/lib/core/i18n/locales';
import type { DisputeCaseDto } from '@/lib/deals/disputes/dto';
import { sumIsFor } from '@/lib/deals/terms/disputes/dispute-kinds';
import { formatScale, scaleUnit } from '@/lib/deals/terms/scale';
import { otherSide, type Side } from '@/lib/deals/terms/side';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { RecommendForm, type Recommend } from './recommend-form';

/** Words that lead to a page which is looked at beside the form. */
function Beside({ path, children }: { path: string | null; children: string }) {
  const locale = useLocale();
  if (path === null) return children;
  return (
    <a
      href={localizedPath(locale, path)}
      target="_blank"
      rel="noreferrer"
      className="link relative inline-flex min-h-6 items-center"
    >
      {children}
    </a>
  );
}

/** What both sides say of a deal, and the sums that they proposed. */
function Facts({ dispute }: { dispute: DisputeCaseDto }) {
  const t = useTranslations('admin.disputes');
  const locale = useLocale();
  const { names, people, weighed, netKg, openedBy, openedAt, kind, terms, proposals } = dispute;
  const shown = (weight: string) => {
    const kg = formatScale(locale, weight, scaleUnit(terms));
    return dispute.isDressed ? t('dressed', { kg }) : kg;
  };
  const kg = (weight: string | null) => (weight === null ? t('unsaid') : shown(weight));
  const person = (side: Side) => {
    const id = people[side];
    return <Beside path={id && `/seller/${id}`}>{names[side]}</Beside>;
  };
  const facts = [
    [t('seller'), person('seller')],
    [t('buyer'), person('buyer')],
    [t('openedBy'), names[openedBy]],
    [t('sumFor'), names[sumIsFor(kind, openedBy)]],
    [t('price'), askedPriceText(locale, terms)],
    [t('sellerKg'), kg(weighed.seller)],
    [t('buyerKg'), kg(weighed.buyer)],
    ...(netKg === null ? [] : [[t('firmKg'), kg(netKg)] as const]),
    [t('since'), formatDate(locale, openedAt)],
    ...proposals.map(
      ({ side, amount, at }) =>
        [
          t('proposal', { name: names[side], day: formatDate(locale, at) }),
          formatMoney(locale, amount, terms.currency),
        ] as const,
    ),
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-1 text-14 sm:grid-cols-2">
      {facts.map(([label, value], index) => (
        <div key={index} className="flex flex-wrap gap-x-1.5">
          <dt className="text-ink-2">{label}:</dt>
          <dd className="min-w-0 font-medium break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The disputes that wait for an administrator, each with what both sides say and the form of a recommendation. */
export function DisputeList({ disputes, recommend }: { disputes: readonly DisputeCaseDto[]; recommend: Recommend }) {
  const t = useTranslations('admin.disputes');
  const kinds = useTranslations('deals.dispute.kinds');
  const locale = useLocale();
  if (disputes.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <Panel padded={false}>
      <ul aria-label={t('title')} className="divide-y divide-line">
        {disputes.map((dispute) => (
          <li key={dispute.id} data-row className="relative grid gap-4 p-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-8">
            <RowToggle labelledBy={`row-${dispute.id}`} rows={disputes.length} />
            <div className="grid min-w-0 content-start gap-2 max-md:pr-8">
              <h2 id={`row-${dispute.id}`} className="text-18 [overflow-wrap:anywhere]">
                {kinds(dispute.kind)} ·{' '}
                <Beside path={dispute.listingId && `/listing/${dispute.listingId}`}>{dispute.title}</Beside>
              </h2>
              <p className="text-14 text-ink-2">
                {t('number', { number: dispute.number })} · {formatRelativeDay(locale, dispute.openedAt)}
              </p>
              {dispute.text ? (
                <p className="text-15 closed-row:hidden [overflow-wrap:anywhere] whitespace-pre-line">
                  {quoted(locale, dispute.text)}
                </p>
              ) : null}
              <div className="relative grid gap-2 closed-row:hidden">
                <Facts dispute={dispute} />
                {dispute.claim ? (
                  <ClaimTable claim={dispute.claim} terms={dispute.terms} by={dispute.names[dispute.openedBy]} />
                ) : null}
              </div>
            </div>
            <div className="relative closed-row:hidden">
              <RecommendForm
                id={dispute.id}
                currency={dispute.terms.currency}
                payer={dispute.names[otherSide(sumIsFor(dispute.kind, dispute.openedBy))]}
                payee={dispute.names[sumIsFor(dispute.kind, dispute.openedBy)]}
                recommend={recommend}
              />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
