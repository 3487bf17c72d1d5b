import { useTranslations } from 'next-intl';
import { otherName } from '@/components/dashboard/deals/turn';
import type { Send } from '@/components/dashboard/deals/use-deal-act';
import { LocalTime } from '@/components/ui/local-time';
import { claimsUntil, declaredFaults, type DealDto } from '@/lib/deals/deals/dto';
import { scaleUnit } from '@/lib/deals/terms/scale';
import { DisputeForm } from './dispute-form';

interface OpenDisputeProps {
  deal: DealDto;
  now: Date;
  send: Send;
}

/** The way to say that something is wrong; nothing where there is nothing to dispute yet, or no more. */
export function OpenDispute({ deal, now, send }: OpenDisputeProps) {
  const t = useTranslations('deals.dispute');
  const kinds = deal.openable;
  if (kinds.length === 0) return null;
  const until = claimsUntil(deal);
  const date = until && until > now ? until.toISOString() : null;
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center text-15">{t('open')}</summary>
      {/* Inside, so that a browser opens the rest for a link to it, and moves the focus there; the margin is for the summary. */}
      <div id="open-dispute" tabIndex={-1} className="scroll-mt-11 outline-none">
        <p className="mt-1 text-14 text-ink-2">{t('lead', { name: otherName(deal) })}</p>
        {date ? (
          <p className="mt-1 text-14 text-ink-2">
            {t.rich('until', { when: () => <LocalTime date={date} className="tabular-nums" /> })}
          </p>
        ) : null}
        <DisputeForm
          number={deal.number}
          heads={deal.heads}
          netKg={deal.netKg}
          weighedKg={deal.weights.mine?.netKg ?? null}
          weighedHeads={deal.weights.mine?.heads ?? null}
          unit={scaleUnit(deal.terms)}
          isDressed={deal.weights.isDressed}
          kinds={kinds}
          faults={declaredFaults(deal.snapshot.lot)}
          send={send}
        />
      </div>
    </details>
  );
}
