import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { dayOf, formatDate, formatMoney } from '@/lib/core/i18n/format';
import { isSumFinal, isUnanswered, type DealDto } from '@/lib/deals/deals/dto';
import type { WorkedLine, WorkedSum } from '@/lib/deals/terms/dto';
import { paymentParts } from '@/lib/deals/terms/dates/payment-dates';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import { balanceOf, isEven, paidApart } from '@/lib/deals/terms/disputes/disputed-sum';
import { workedTexts } from '@/lib/deals/terms/worked-text';
import { ActButton } from './act-button';
import { DealSection } from './deal-section';
import { paidOf } from './paid';
import { otherName } from './turn';
import type { Send } from './use-deal-act';

/** So many parts of a payment are shown; more open on request. */
const PARTS_SHOWN = 3;

function Row({
  label,
  formula,
  total,
  isTotal,
}: {
  label: string;
  formula?: string;
  total: string;
  isTotal?: boolean;
}) {
  return (
    <tr className={`border-t border-line first:border-0 ${isTotal ? 'head text-16 font-bold sm:text-18' : ''}`}>
      <th scope="row" className={`py-2 pr-4 text-left ${isTotal ? 'font-[inherit]' : 'font-normal text-ink-2'}`}>
        {label}
        {formula ? <span className="block text-13 text-ink-2 tabular-nums">{formula}</span> : null}
      </th>
      <td className="py-2 text-right align-top whitespace-nowrap">{total}</td>
    </tr>
  );
}

/** What a line is called; the sums below the lines have names of their own. */
function useLineName(): (line: WorkedLine) => string {
  const t = useTranslations('deals.paid.lines');
  return (line) => {
    if (line.kind === 'due' || line.kind === 'buyerPays') return '';
    if (line.kind === 'deduction') return line.note;
    return line.kind === 'dressing' && line.isUsual ? t('dressingUsual') : t(line.kind);
  };
}

const isSum = ({ kind }: { kind: WorkedLine['kind'] }) => kind === 'due' || kind === 'buyerPays';

function SumTable({ deal, sum }: { deal: DealDto; sum: WorkedSum }) {
  const t = useTranslations('deals.paid');
  const locale = useLocale();
  const nameOf = useLineName();
  const name = otherName(deal);
  const { currency } = deal.terms;
  const isBuyer = deal.side === 'buyer';
  const { refund, owed, returned, paidLater } = balanceOf(deal);
  // What was weighed after the money came in makes something else due than what was paid.
  const paid = deal.paid !== null && Number(deal.paid) !== Number(sum.due) ? deal.paid : null;
  const isPaid = String(deal.done.pay !== null && paid === null);
  const why = paid === null ? 'dispute' : 'other';
  const texts = workedTexts(locale, sum.lines, currency);
  const rows = sum.lines.flatMap((line, index) => {
    const text = texts[index];
    return text && !isSum(line) ? [{ ...text, label: nameOf(line) }] : [];
  });
  const before = rows.filter(({ kind }) => kind !== 'commission');
  const commission = rows.filter(({ kind }) => kind === 'commission');
  return (
    <table className="w-full text-15 tabular-nums">
      <tbody>
        {before.map(({ label, formula, total }, index) => (
          <Row key={index} label={label} formula={formula} total={total} />
        ))}
        <Row
          label={paid !== null ? t('due') : isBuyer ? t('youPay', { name, isPaid }) : t('theyPay', { name, isPaid })}
          total={formatMoney(locale, sum.due, currency)}
          isTotal
        />
        {paid === null ? null : (
          <Row
            label={isBuyer ? t('youPay', { name, isPaid: 'true' }) : t('theyPay', { name, isPaid: 'true' })}
            total={formatMoney(locale, paid, currency)}
          />
        )}
        {commission.map(({ label, formula, total }, index) => (
          <Row key={index} label={label} formula={formula} total={total} />
        ))}
        {returned === null ? null : (
          <Row
            label={t('returned', { isForMe: String(isBuyer), name })}
            total={formatMoney(locale, returned, currency)}
          />
        )}
        {paidLater === null ? null : (
          <Row
            label={t('paidLater', { isForMe: String(!isBuyer), name })}
            total={formatMoney(locale, paidLater, currency)}
          />
        )}
        {refund === null ? null : (
          <Row
            label={isBuyer ? t('youGetBack', { name, why }) : t('youGiveBack', { name, why })}
            total={formatMoney(locale, refund, currency)}
          />
        )}
        {owed === null ? null : (
          <Row
            label={isBuyer ? t('youOwe', { name }) : t('theyOwe', { name })}
            total={formatMoney(locale, owed, currency)}
          />
        )}
        {commission.length > 0 ? (
          <Row
            label={isBuyer ? t('youPayInAll', { isPaid }) : t('theyPayInAll', { name, isPaid })}
            total={formatMoney(locale, sum.buyerPays, currency)}
            isTotal
          />
        ) : null}
      </tbody>
    </table>
  );
}

/** On which days what is due, once the animals are loaded; nothing for cash. */
function PaymentDays({ deal: { terms, snapshot, done }, due }: { deal: DealDto; due: string }) {
  const t = useTranslations('deals.paid');
  const locale = useLocale();
  if (!done.load || !terms.payment || terms.payment.kind === 'cash') return null;
  const loadedOn = dayOf(new Date(done.load), placeZone(snapshot));
  const parts = paymentParts(terms.payment, loadedOn, due);
  if (parts.length === 0) return null;
  const day = formatDate(locale, loadedOn);
  const list: ReactNode = (
    <ol className="text-15 tabular-nums">
      {parts.map(({ day, amount }) => (
        <li key={day} className="flex min-h-9 items-center justify-between gap-4 border-t border-line">
          <span className="text-ink-2">{formatDate(locale, day)}</span>
          {formatMoney(locale, amount, terms.currency)}
        </li>
      ))}
    </ol>
  );
  if (parts.length <= PARTS_SHOWN)
    return (
      <div className="mt-2">
        <p className="pb-1 text-13 text-ink-2">{t('days', { day })}</p>
        {list}
      </div>
    );
  return (
    <details className="mt-2">
      <summary className="link inline-flex min-h-11 items-center text-15">
        {t('daysCount', { count: parts.length, day })}
      </summary>
      {list}
    </details>
  );
}

/** What both agreed on that isn't about the animals, and who pays it to whom. */
function PaidApart({ deal }: { deal: DealDto }) {
  const t = useTranslations('deals.paid');
  const kinds = useTranslations('deals.dispute.kinds');
  const locale = useLocale();
  const sums = paidApart(deal.settled, true);
  if (sums.length === 0) return null;
  return (
    <table className="mt-2 w-full border-t border-line text-15 tabular-nums">
      <tbody>
        {sums.map(({ kind, amount, payee }, index) => (
          <Row
            key={index}
            label={t('apart', { isForMe: String(payee === deal.side), name: otherName(deal) })}
            formula={t('lines.settled', { kind: kinds(kind) })}
            total={formatMoney(locale, amount, deal.terms.currency)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Whoever waits for the money says that it came. */
function BalanceCame({ deal, confirm }: { deal: DealDto; confirm: Send }) {
  const t = useTranslations('deals.paid.balance');
  const locale = useLocale();
  const { refund, owed } = balanceOf(deal);
  const seen = deal.side === 'buyer' ? refund : owed;
  if (seen === null || !isSumFinal(deal)) return null;
  const amount = formatMoney(locale, seen, deal.terms.currency);
  return (
    <ActButton
      variant="secondary"
      className="mt-2"
      send={confirm}
      input={{ number: deal.number, seen }}
      label={t('came', { amount })}
      done={t('done')}
      sure={{ title: t('sure', { amount }), text: t('sureText', { name: otherName(deal) }), back: t('back') }}
    />
  );
}

/** What is paid, worked out line by line, and when. */
export function DealSum({ deal, confirm }: { deal: DealDto; confirm: Send }) {
  const t = useTranslations('deals.paid');
  const kinds = useTranslations('deals.dispute.kinds');
  const { sum, on } = paidOf(deal, (kind) => t('lines.settled', { kind: kinds(kind) }));
  return (
    <DealSection
      id="paid"
      title={t('title', { isPaid: String(deal.done.pay !== null && isEven(deal)) })}
      note={isUnanswered(deal.events) ? undefined : t(on)}
      isFirst
    >
      {sum ? (
        <>
          <SumTable deal={deal} sum={sum} />
          <BalanceCame deal={deal} confirm={confirm} />
          <PaymentDays deal={deal} due={sum.due} />
          {sum.due === sum.buyerPays ? null : <p className="mt-2 text-13 text-ink-2">{t('commissionApart')}</p>}
        </>
      ) : (
        <p className="text-15 text-ink-2">{t('unknown')}</p>
      )}
      <PaidApart deal={deal} />
      <p className="mt-3 flex items-start gap-2 text-13 text-ink-2">
        <Icon name="info" className="mt-0.5 size-4" />
        {t('hands')}
      </p>
    </DealSection>
  );
}
