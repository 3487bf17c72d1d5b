import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/ui/note';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/page/breadcrumb';
import { KeepFocus } from '@/components/ui/page/keep-focus';
import { localizedPath } from '@/lib/core/i18n/paths';
import { foreignLanguage } from '@/lib/core/i18n/locales';
import {
  asksToCancel,
  deadlinesOf,
  isAskedToCancel,
  isCalledOff,
  isUnanswered,
  type DealDto,
} from '@/lib/deals/deals/dto';
import type { DisputeDto } from '@/lib/deals/disputes/dto';
import type { FreightDto } from '@/lib/deals/freight/dto';
import { imageUrl } from '@/lib/files/images/widths';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { headsText } from '@/lib/livestock/price-formats/lot-words';
import { DisputeCards } from '@/components/dashboard/disputes/dispute-cards';
import { OpenDispute } from '@/components/dashboard/disputes/open-dispute';
import { Avatar } from '@/components/ui/avatar';
import { Panel } from '@/components/ui/panel';
import { placeIn } from '@/lib/core/i18n/country';
import { otherSide } from '@/lib/deals/terms/side';
import { CancelDeal } from './cancel-deal';
import type { DealActions } from './use-deal-act';
import { DealFiles } from './deal-files';
import { DealFreight } from './deal-freight';
import { DealLine } from './deal-line';
import { DealOver } from './deal-over';
import { DealReviews } from './deal-reviews';
import { DealSum } from './deal-sum';
import { AgreedTerms } from './deal-terms';
import type { DeclaredRow } from './declared-rows';
import { NewDate } from './new-date';
import { LatePayment, NextStep } from './next-step';
import { LoadingList } from './trucks/loading-list';
import { otherName } from './turn';
import { ContactLinks } from './contact-links';

interface DealPageProps {
  deal: DealDto;
  /** The newest first. */
  disputes: readonly DisputeDto[];
  /** What the seller had declared of the animals. */
  declared: readonly DeclaredRow[];
  /** The newest that was asked for. */
  freight: FreightDto | null;
  now: Date;
  /** Their conversation; null once the other account is gone. */
  talkHref: string | null;
  actions: DealActions;
}

const TONES: Record<DealDto['status'], BadgeTone> = {
  open: 'neutral',
  closed: 'ok',
  cancelled: 'neutral',
  lapsed: 'neutral',
};

/** Whether what waits for the reader is the other one's question, which has a card of its own. */
const isAnswer = (waits: DealDto['waits']): boolean => waits === 'dispute' || waits === 'cancel' || waits === 'date';

function Head({ deal }: { deal: DealDto }) {
  const t = useTranslations('deals');
  const locale = useLocale();
  const { lot } = deal.snapshot;
  const stock = `/art/stock-${lot.category}.webp`;
  const { waits, status, next, winner } = deal;
  const asked = waits === 'winner' ? 'asked' : 'winner';
  const step = winner?.state === 'asked' ? asked : next;
  const state = status === 'open' ? step : status;
  const label = isAnswer(waits) ? t('yourTurn') : state && t(`states.${state}`);
  return (
    <header className="flex items-center gap-3 pt-1 pb-4 sm:gap-4 sm:pt-2 sm:pb-6">
      <img
        src={lot.image === null ? stock : imageUrl(lot.image, 400)}
        data-stock={stock}
        alt=""
        width={96}
        height={72}
        className="size-18 flex-none rounded-input bg-sunken object-cover sm:w-24"
      />
      <div className="min-w-0 flex-1">
        <h1 lang={foreignLanguage(lot.language, locale)} className="text-22 [overflow-wrap:anywhere] sm:text-28">
          {lot.title}
        </h1>
        {/* The title is the lot's, of which this may be a part. */}
        <p className="mt-1 font-medium tabular-nums">
          {t('listed', {
            heads: headsText(locale, deal.heads),
            price: askedPriceText(locale, deal.terms),
          })}
        </p>
        <p className="text-ink-2">{t('withPerson', { name: otherName(deal) })}</p>
      </div>
      {label === null ? null : (
        <Badge tone={waits ? 'pending' : TONES[status]} dot className="max-sm:hidden">
          {label}
        </Badge>
      )}
    </header>
  );
}

const FIRST = 'mb-4 sm:mb-6 [&>:first-child]:mt-0';

/** A deal as one of its two sides sees it: what waits for the reader, what comes next, the money, the terms; beside them the other one and the rest. */
export function DealPage({ deal, disputes, declared, freight, now, talkHref, actions }: DealPageProps) {
  const t = useTranslations('deals');
  const locale = useLocale();
  const list = localizedPath(locale, '/deals');
  const isOpen = deal.status === 'open';
  const hasNoSale = isCalledOff(deal);
  // A day is ahead until it is over.
  const hasDates = deadlinesOf(deal, now).length > 0;
  // What waits for an answer is the first card, and has the one filled button.
  const { waits } = deal;
  const isAsked = isAnswer(waits);
  const doesAsk = asksToCancel(deal);
  const isCancelFirst = doesAsk || isAskedToCancel(deal);
  // Who denied that the animals left isn't led to load or weigh them; the money may still come in.
  const isDenied = doesAsk && deal.mayDeny && deal.side === 'seller' && deal.next !== 'pay';
  const claims = <DisputeCards deal={deal} disputes={disputes} now={now} actions={actions} />;
  const date = <NewDate deal={deal} now={now} actions={actions} />;
  const cancel = (
    <CancelDeal {...{ deal, now }} cancel={actions.cancel} say={actions.sayStep} takeBack={actions.takeBackCancel} />
  );
  const reviews = <DealReviews deal={deal} now={now} isQuiet={isAsked} send={actions.sendReview} />;
  return (
    <div className="wrap pb-12">
      <Breadcrumb
        label={t('where')}
        crumbs={[
          { href: list, label: t('title') },
          { href: `${list}/${deal.number}`, label: String(deal.number) },
        ]}
      />
      <Head deal={deal} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_376px] lg:items-start lg:gap-12">
        <div className="min-w-0">
          {deal.person?.isActive === false ? (
            <Note tone="warn" icon="circle-alert" className="mb-3">
              {t('contact.inactive', { name: otherName(deal) })}
            </Note>
          ) : null}
          {waits === 'dispute' ? <div className={FIRST}>{claims}</div> : null}
          {isCancelFirst ? <div className={FIRST}>{cancel}</div> : null}
          {waits === 'date' ? <div className={FIRST}>{date}</div> : null}
          <KeepFocus step={`${deal.status} ${deal.next} ${deal.turn} ${deal.winner?.state}`} id="next" />
          {isDenied ? null : isOpen ? (
            <NextStep deal={deal} now={now} actions={actions} isQuiet={isAsked || doesAsk} />
          ) : (
            <>
              <DealOver deal={deal} />
              <LatePayment deal={deal} now={now} actions={actions} />
            </>
          )}
          {waits === 'date' ? null : date}
          <DealFreight deal={deal} freight={freight} />
          <LoadingList deal={deal} driver={freight?.carrier?.name ?? ''} actions={actions} />
          {waits === 'dispute' ? null : claims}
          {isOpen ? null : reviews}
          {hasNoSale ? null : <DealSum deal={deal} confirm={actions.confirmBalance} />}
          <AgreedTerms deal={deal} declared={declared} />
          {isOpen ? reviews : null}
        </div>
        <div className="grid min-w-0 gap-3 sm:gap-4">
          <DealContact deal={deal} talkHref={talkHref} />
          <DealLine deal={deal} />
          {isUnanswered(deal.events) ? null : <DealFiles number={deal.number} hasDates={hasDates} />}
          <OpenDispute deal={deal} now={now} send={actions.openDispute} />
          {isCancelFirst ? null : cancel}
        </div>
      </div>
    </div>
  );
}

/** The other one of a deal, and the ways to reach them. */
function DealContact({ deal, talkHref }: { deal: DealDto; talkHref: string | null }) {
  const t = useTranslations('deals.contact');
  const locale = useLocale();
  const { name, location } = deal.snapshot[otherSide(deal.side)];
  return (
    <Panel padded={false} className="p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <Avatar person={{ firstName: name, profileImageUrl: null }} tone="sky" size={48} />
        <div className="min-w-0">
          <h2 className="font-text text-16 font-semibold tracking-normal [overflow-wrap:anywhere]">{name}</h2>
          {location ? <p className="text-14 text-ink-2">{placeIn(location, locale)}</p> : null}
          {deal.person ? null : <p className="text-14 text-ink-2">{t('gone')}</p>}
        </div>
      </div>
      {deal.person ? <ContactLinks name={name} phone={deal.person.phone} talkHref={talkHref} /> : null}
    </Panel>
  );
}
