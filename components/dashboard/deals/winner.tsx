import { useTranslations } from 'next-intl';
import { LocalTime } from '@/components/ui/local-time';
import { Note } from '@/components/ui/note';
import type { DealDto } from '@/lib/deals/deals/dto';
import { ActButton } from './act-button';
import { otherName } from './turn';
import type { Send } from './use-deal-act';

/** Until when the winner of a lot should say something, what they said once they were asked, and the seller's question. */
export function Winner({ deal, now }: { deal: DealDto; now: Date }) {
  const t = useTranslations('deals.winner');
  const { winner, side } = deal;
  if (!winner) return null;
  const { state, until, wasAsked, said, mayEndFrom } = winner;
  const name = otherName(deal);
  const on = (date: string) => <LocalTime date={date} className="tabular-nums" />;
  const values = { name, when: () => on(until) };
  const isOver = new Date(until) <= now;
  // Nobody asks a winner of whom the seller waits for nothing.
  if (!winner.isWaitedFor)
    return isOver ? null : <p className="mt-2 text-15 text-ink-2">{t.rich(`time.${side}`, values)}</p>;
  if (side === 'buyer') {
    const key = state === 'silent' ? (isOver ? 'overdue' : 'by') : state === 'asked' ? 'asked' : 'given';
    return (
      <p className="mt-2 text-15 font-medium">
        {t.rich(key, values)}
        {/* What the winner alone says is loaded, the seller doesn't cancel alone. */}
        {key === 'given' && !deal.mayDeny ? <> {t.rich('ends', { name, when: () => on(mayEndFrom) })}</> : null}
      </p>
    );
  }
  if (state === 'asked')
    return (
      <Note tone="warn" className="mt-2">
        {t.rich('youAsked', values)}
      </Note>
    );
  if (state === 'answered' && wasAsked)
    return (
      <Note tone="ok" className="mt-2">
        {t.rich('answered', { ...values, said: said ?? 'other' })}
      </Note>
    );
  return isOver ? null : <p className="mt-2 text-15 text-ink-2">{t.rich('waits', values)}</p>;
}

/** Asks as the seller of a lot its winner whether they go on with it. */
export function AskWinner({ deal, send }: { deal: DealDto; send: Send }) {
  const t = useTranslations('deals.winner');
  const name = otherName(deal);
  return (
    <ActButton
      send={send}
      input={{ number: deal.number, step: 'askWinner' }}
      label={t('ask')}
      done={t('sent', { name })}
      sure={{ title: t('askTitle', { name }), text: t('askText', { name }), back: t('back') }}
      variant="secondary"
      className="max-sm:w-full"
    />
  );
}
