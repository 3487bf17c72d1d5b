import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/ui/note';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Breadcrumb } from '@/components/ui/page/breadcrumb';
import { KeepFocus } from '@/components/ui/page/keep-focus';
import { localizedPath } from '@/lib/core/i18n/paths';
import { foreignLanguage } from '@/lib/core/i18n/locales';
import { deadlinesOf, isCalledOff, isUnanswered, type DealDto } from '@/lib/deals/deals/dto';
import type { DisputeDto } from '@/lib/deals/disputes/dto';
import type { FreightDto } from '@/lib/deals/freight/dto';
import { turnOf } from '@/lib/deals/terms/disputes/dispute-kinds';
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
import { isMyTurn, otherName } from './turn';
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

function Head({ deal }: { deal: DealDto }) {
  const t = useTranslations('deals');
  const locale = useLocale();
  const { lot } = deal.snapshot;
  const stock = `/art/stock-${lot.category}.webp`;
  const isAsked = deal.winner?.state === 'asked';
  const isMine = isAsked ? deal.side === 'buyer' : isMyTurn(deal);
  const asked = isMine ? 'asked' : 'winner';
  const state = isAsked ? asked : deal.status === 'open' && deal.next ? deal.next : deal.status;
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
      {state === 'open' ? null : (
        <Badge tone={isMine ? 'pending' : TONES[deal.status]} dot className="max-sm:hidden">
          {t(`states.${state}`)}
        </Badge>
      )}
    </header>
  );
}

/** A deal as one of its two sides sees it: what comes next, the money, the terms; beside them the other one and the rest. */
export function DealPage({ deal, disputes, declared, freight, now, talkHref, actions }: DealPageProps) {
  const t = useTranslations('deals');
  const locale = useLocale();
  const list = localizedPath(locale, '/deals');
  const isOpen = deal.status === 'open';
  const hasNoSale = isCalledOff(deal);
  // A day is ahead until it is over.
  const hasDates = deadlinesOf(deal, now).length > 0;
  const isDisputed = disputes.some(
    ({ status, openedBy, proposals }) => status === 'open' && turnOf(openedBy, proposals) === deal.side,
  );
  const claims = <DisputeCards deal={deal} disputes={disputes} now={now} actions={actions} />;
  const reviews = <DealReviews deal={deal} now={now} isQuiet={isDisputed} send={actions.sendReview} />;
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
          {isDisputed ? <div className="mb-4 sm:mb-6 [&>:first-child]:mt-0">{claims}</div> : null}
          <KeepFocus step={`${deal.status} ${deal.next} ${deal.turn} ${deal.winner?.state}`} id="next" />
          {isOpen ? (
            <NextStep deal={deal} now={now} actions={actions} isQuiet={isDisputed} />
          ) : (
            <>
              <DealOver deal={deal} />
              <LatePayment deal={deal} now={now} actions={actions} />
            </>
          )}
          <NewDate deal={deal} now={now} actions={actions} />
          <DealFreight deal={deal} freight={freight} />
          <LoadingList deal={deal} driver={freight?.carrier?.name ?? ''} actions={actions} />
          {isDisputed ? null : claims}
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
          <CancelDeal deal={deal} cancel={actions.cancel} say={actions.sayStep} takeBack={actions.takeBackCancel} />
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
