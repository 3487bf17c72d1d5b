import { useLocale, useTranslations } from 'next-intl';
import { otherName } from '@/components/dashboard/deals/turn';
import { Icon } from '@/components/ui/icon';
import { LocalTime } from '@/components/ui/local-time';
import { Note } from '@/components/ui/note';
import { formatMoney } from '@/lib/core/i18n/format';
import type { DisputeDto } from '@/lib/deals/disputes/dto';
import { isOfAnimals, sumIsFor, turnOf } from '@/lib/deals/terms/disputes/dispute-kinds';
import { scaleText, scaleUnit } from '@/lib/deals/terms/scale';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { ClaimTable } from './claim-table';
import { DisputeAnswers, type AnswersProps } from './dispute-answers';
import { Recommended } from './recommended';

interface CardProps extends AnswersProps {
  now: Date;
}

/** What the terms come to, or that they come to nothing. */
function Worked({ deal, dispute: { kind, claim, openedBy } }: Pick<CardProps, 'deal' | 'dispute'>) {
  const { terms, done, weights } = deal;
  const t = useTranslations('deals.dispute');
  const locale = useLocale();
  if (!claim) return <p className="mt-2 text-15">{kind === 'weight' ? t('noWeight') : t('noSum')}</p>;
  const isMine = openedBy === deal.side;
  const ofOther = isMine ? weights.theirs : weights.mine;
  // A sum by the firm weight comes off that weight's sum: it lost only what was missing when it was weighed.
  const isTakenOff = (kind === 'weight' || kind === 'heads') && !claim.firm;
  return (
    <>
      {claim.fault ? <p className="mt-2 text-15">{t('declaredFault', { what: claim.fault })}</p> : null}
      <ClaimTable claim={claim} terms={terms} by={isMine ? null : otherName(deal)} />
      {claim.weighed === undefined ? null : (
        <Note tone="warn" className="mt-2">
          {t('weighedHeads', { isMine: String(isMine), name: otherName(deal), heads: claim.weighed })}
        </Note>
      )}
      {kind === 'weight' && ofOther && !weights.isDressed ? (
        <Note className="mt-2">
          {t('weighedKilos', {
            ...{ isMine: String(!isMine), name: otherName(deal) },
            weight: scaleText(locale, ofOther.netKg, scaleUnit(terms)),
          })}
        </Note>
      ) : null}
      {claim.isWithin ? <p className="mt-2 text-15 font-medium">{t('within')}</p> : null}
      {claim.amount === null ? <p className="mt-2 text-15">{t('noWeight')}</p> : null}
      {isTakenOff && done.pay === null && !claim.isWithin && isByWeight(terms.basis) ? (
        <p className="mt-2 text-14 text-ink-2">{t('byWeight')}</p>
      ) : null}
    </>
  );
}

/** How many of the newest proposals stand before the answer; those before them are shown on request. */
const SHOWN = 3;

/** The sums that the two proposed, in order. */
function Proposals({ deal, dispute: { proposals } }: Pick<CardProps, 'deal' | 'dispute'>) {
  const t = useTranslations('deals.dispute');
  const locale = useLocale();
  if (proposals.length === 0) return null;
  const list = (some: typeof proposals) => (
    <ol className="text-15 tabular-nums">
      {some.map(({ id, side, amount, at }) => (
        <li
          key={id}
          className={`flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-1.5 first:border-0 ${id === proposals.at(-1)?.id ? 'font-semibold' : 'text-ink-2'}`}
        >
          <span>
            {side === deal.side ? t('you') : otherName(deal)}
            <LocalTime date={at} className="ml-2 text-13 font-normal text-ink-2" />
          </span>
          {formatMoney(locale, amount, deal.terms.currency)}
        </li>
      ))}
    </ol>
  );
  const earlier = proposals.slice(0, -SHOWN);
  return (
    <>
      <h3 className="mt-4 text-16">{t('proposals')}</h3>
      {earlier.length > 0 ? (
        <details className="border-b border-line">
          <summary className="flex min-h-11 cursor-pointer items-center text-15 text-ink-2">
            {t('earlier', { count: earlier.length })}
          </summary>
          {list(earlier)}
        </details>
      ) : null}
      {list(proposals.slice(-SHOWN))}
    </>
  );
}

/** Who said what went wrong, and in which words. */
function Said({ deal, dispute: { openedBy, openedAt, text } }: Pick<CardProps, 'deal' | 'dispute'>) {
  const t = useTranslations('deals.dispute');
  const when = () => <LocalTime date={openedAt} className="tabular-nums" />;
  return (
    <>
      <p className="text-14 text-ink-2">
        {openedBy === deal.side ? t.rich('openedByYou', { when }) : t.rich('openedBy', { name: otherName(deal), when })}
      </p>
      {text ? <q className="mt-1 block text-15 [overflow-wrap:anywhere] whitespace-pre-line">{text}</q> : null}
    </>
  );
}

function OpenCard({ deal, dispute, now, actions }: CardProps) {
  const t = useTranslations('deals.dispute');
  const deals = useTranslations('deals');
  const name = otherName(deal);
  const { kind, openedBy, proposals, dueAt } = dispute;
  const isMine = turnOf(openedBy, proposals) === deal.side;
  return (
    <section
      id="dispute"
      aria-labelledby="dispute-title"
      className={`-mx-4 mt-4 scroll-mt-16 border-y bg-surface p-4 shadow-card sm:mx-0 sm:rounded-card sm:border sm:px-6 sm:pt-5 sm:pb-6 ${isMine ? 'border-wheat-line' : 'border-line'}`}
    >
      <p className={`flex items-center gap-2 text-14 font-semibold ${isMine ? 'text-wheat-ink' : 'text-ink-2'}`}>
        <Icon name="scale" className="size-4" />
        {isMine ? deals(deal.waits === 'winner' ? 'thenYou' : 'yourTurn') : deals('theirs', { name })}
      </p>
      <h2 id="dispute-title" className="mt-2 mb-1">
        {t('title', { kind: t(`kinds.${kind}`) })}
      </h2>
      <Said deal={deal} dispute={dispute} />
      <Worked deal={deal} dispute={dispute} />
      <Proposals deal={deal} dispute={dispute} />
      <DisputeAnswers deal={deal} dispute={dispute} actions={actions} />
      <p className="mt-4 text-13 text-ink-2">
        {sumIsFor(kind, openedBy) === deal.side ? t('forYou') : t('forThem', { name })} {t('hands')}{' '}
        {new Date(dueAt) <= now
          ? t('dueOver')
          : t.rich('due', { when: () => <LocalTime date={dueAt} className="tabular-nums" /> })}
      </p>
    </section>
  );
}

/** Who pays whom the sum on which both settled: less for the animals, back what was paid for them, or a sum apart. */
function Settled({ deal, dispute, amount }: Pick<AnswersProps, 'deal' | 'dispute'> & { amount: string }) {
  const t = useTranslations('deals.dispute');
  const { kind, openedBy, settledAt } = dispute;
  const { pay } = deal.done;
  const isForMe = String(sumIsFor(kind, openedBy) === deal.side);
  const who = { isForMe, amount, name: otherName(deal) };
  if (!isOfAnimals(kind)) return t('settledPaid', who);
  if (deal.status === 'cancelled') return t('settledVoid', { amount });
  return pay !== null && settledAt !== null && settledAt > pay ? t('settledBack', who) : t('settledLess', who);
}

/** How a dispute ended, with its sum and what was said on request. */
function EndedCard({ deal, dispute, actions }: AnswersProps) {
  const t = useTranslations('deals.dispute');
  const locale = useLocale();
  const { kind, status, outcome, settledAt } = dispute;
  const amount = outcome && formatMoney(locale, outcome.amount, deal.terms.currency);
  const how = () => {
    if (!outcome || amount === null) {
      if (settledAt === deal.done.weigh) return t('void');
      return settledAt === deal.done.close ? t('ended') : t('gone');
    }
    if (status === 'recommended')
      return <Recommended deal={deal} dispute={dispute} outcome={outcome} actions={actions} />;
    return Number(outcome.amount) === 0 ? (
      t('settledNothing')
    ) : (
      <Settled deal={deal} dispute={dispute} amount={amount} />
    );
  };
  return (
    <Note
      tone={status === 'settled' ? 'ok' : status === 'recommended' ? 'warn' : 'info'}
      icon="scale"
      title={t('title', { kind: t(`kinds.${kind}`) })}
      className="mt-4"
    >
      {how()}
      {status === 'settled' && outcome?.text ? (
        <q className="mt-1 block [overflow-wrap:anywhere] whitespace-pre-line">{outcome.text}</q>
      ) : null}
      <details>
        <summary className="inline-flex min-h-11 items-center font-semibold underline">{t('more')}</summary>
        <div className="rounded-input bg-surface p-3 text-ink">
          <Said deal={deal} dispute={dispute} />
          <Worked deal={deal} dispute={dispute} />
          <Proposals deal={deal} dispute={dispute} />
        </div>
      </details>
    </Note>
  );
}

/** The disputes of a deal: the open one with what may be done about it, and how the others ended. */
export function DisputeCards({ disputes, ...card }: Omit<CardProps, 'dispute'> & { disputes: readonly DisputeDto[] }) {
  return disputes.map((dispute) =>
    dispute.status === 'open' ? (
      <OpenCard key={dispute.id} dispute={dispute} {...card} />
    ) : (
      <EndedCard key={dispute.id} deal={card.deal} dispute={dispute} actions={card.actions} />
    ),
  );
}
