import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LocalTime } from '@/components/ui/local-time';
import { Panel } from '@/components/ui/panel';
import { dayOf, formatDays } from '@/lib/core/i18n/format';
import { isUnanswered, standing, type DealDto, type DealEventDto } from '@/lib/deals/deals/dto';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import { otherName } from './turn';

const STEPS = ['papers', 'load', 'weigh', 'accept', 'pay', 'close'] as const;

/** What is recorded of who said that a step is done; a deal is closed by both steps before. */
const SAID_BY = {
  papers: 'papers',
  load: 'load',
  weigh: 'weighed',
  accept: 'accept',
  pay: 'pay',
  close: 'closed',
} as const satisfies Record<(typeof STEPS)[number], string>;

/** What comes next, as the step of the line that it leads to. */
const LEADS_TO = {
  agree: 'agree',
  papers: 'papers',
  load: 'load',
  weigh: 'weigh',
  settleWeights: 'weigh',
  accept: 'accept',
  pay: 'pay',
} as const satisfies Record<NonNullable<DealDto['next']>, (typeof STEPS)[number] | 'agree'>;

const KINDS = [
  'asked',
  'agree',
  'agreed',
  'winnerAsked',
  'stay',
  'papers',
  'load',
  'cameBack',
  'truck',
  'truckChanged',
  'truckRemoved',
  'weighed',
  'weightFirm',
  'weighingEnded',
  'weightTaken',
  'accept',
  'pay',
  'balance',
  'closed',
  'cancelAsked',
  'cancelTakenBack',
  'cancelled',
  'lapsed',
  'reviewed',
  'weightObjected',
  'weightConfirmed',
  'disputeOpened',
  'disputeProposed',
  'disputeAccepted',
  'disputeSettled',
  'disputeWithdrawn',
  'disputeVoid',
  'disputeRecommended',
  'dateProposed',
  'dateAgreed',
] as const;

type Mark = 'done' | 'next' | 'later';

const DOTS: Record<Mark, string> = {
  done: 'border-pasture bg-pasture text-on-pasture',
  next: 'border-wheat bg-wheat text-on-wheat',
  later: 'border-line-strong bg-surface',
};

interface StepOfLineProps {
  mark: Mark;
  label: string;
  /** Who says so; null where nobody did, or the rules did. */
  who: string | null;
  /** The day on which it was done, at the animals' place. */
  day: string | null;
  isLast: boolean;
}

function StepOfLine({ mark, label, who, day, isLast }: StepOfLineProps) {
  const locale = useLocale();
  return (
    <li
      aria-current={mark === 'next' ? 'step' : undefined}
      className={`relative grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 text-15 ${isLast ? '' : 'pb-2.5'}`}
    >
      {isLast ? null : (
        <span
          aria-hidden
          className={`absolute top-6 bottom-0 left-2.75 w-0.5 ${mark === 'done' ? 'bg-pasture' : 'bg-line'}`}
        />
      )}
      <span className={`grid size-6 place-items-center rounded-full border-2 ${DOTS[mark]}`}>
        {mark === 'done' ? <Icon name="check" className="size-3.5" /> : null}
      </span>
      <span className="[overflow-wrap:anywhere]">
        <span className={mark === 'later' ? 'text-ink-2' : 'font-semibold'}>{label}</span>
        {who ? <span className="text-14 text-ink-2"> · {who}</span> : null}
      </span>
      {day ? (
        <time dateTime={day} className="text-13 text-ink-2">
          {formatDays(locale, day)}
        </time>
      ) : null}
    </li>
  );
}

function Events({ deal }: { deal: DealDto }) {
  const t = useTranslations('deals');
  // messages: deals.events.*
  const by = ({ side, kind }: DealEventDto) => {
    if (side === null) return kind === 'agreed' || kind === 'asked' ? t('line.auction') : null;
    return side === deal.side ? t('line.you') : otherName(deal);
  };
  return (
    <details className="mt-2 border-t border-line">
      <summary className="flex min-h-11 items-center text-14 font-semibold text-pasture-ink">
        {t('line.more', { count: deal.events.length })}
      </summary>
      <ol className="grid gap-2 pb-1 text-14">
        {deal.events.map((event, index) => (
          <li key={index} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {t(`events.${KINDS.find((kind) => kind === event.kind) ?? 'other'}`)}
              {by(event) ? <span className="text-ink-2"> · {by(event)}</span> : null}
            </span>
            <LocalTime date={event.at} className="text-13 text-ink-2" />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** How far a deal is: its steps, and on request all that happened. */
export function DealLine({ deal }: { deal: DealDto }) {
  const t = useTranslations('deals.line');
  const { done, next, status, closesAt } = deal;
  const zone = placeZone(deal.snapshot);
  const on = (at: string | null) => at && dayOf(new Date(at), zone);
  const current = next && LEADS_TO[next];
  const isAsked = isUnanswered(deal.events);
  const whoSaid = (kind: string) => {
    const sides = new Set(
      standing(deal.events).flatMap((event) => (event.kind === kind && event.side ? [event.side] : [])),
    );
    if (sides.size > 1) return t('both');
    const [side] = sides;
    return side ? (side === deal.side ? t('you') : otherName(deal)) : null;
  };
  // Of a deal that ended early, only what was done.
  const steps = STEPS.filter((step) => status === 'open' || status === 'closed' || (done[step] && step !== 'close'));
  return (
    <Panel padded={false} className="p-4 sm:p-5">
      <h2 className="mb-3 text-18">{t('title')}</h2>
      <ol>
        <StepOfLine
          mark={current === 'agree' ? 'next' : isAsked ? 'later' : 'done'}
          label={t('agreed')}
          who={null}
          day={isAsked ? null : on(deal.agreedAt)}
          isLast={steps.length === 0}
        />
        {steps.map((step, index) => (
          <StepOfLine
            key={step}
            mark={done[step] ? 'done' : step === current ? 'next' : 'later'}
            label={t(step)}
            who={done[step] ? whoSaid(SAID_BY[step]) : null}
            day={on(done[step])}
            isLast={index === steps.length - 1}
          />
        ))}
      </ol>
      {closesAt === null ? null : (
        <p className="mt-3 text-14 text-ink-2">
          {t.rich('closes', { when: () => <LocalTime date={closesAt} className="tabular-nums" /> })}
        </p>
      )}
      <Events deal={deal} />
    </Panel>
  );
}
