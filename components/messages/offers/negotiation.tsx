'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { useErrorText } from '@/components/ui/forms/use-error-text';
import { LocalTime } from '@/components/ui/local-time';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { KeepFocus } from '@/components/ui/page/keep-focus';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { NegotiationDto, OfferDto } from '@/lib/deals/offers/dto';
import { AnswerButton, type AnswerActions } from './answer-button';
import { OfferCard } from './offer-card';
import type { ProposalInput } from './proposal';
import { ProposalForm } from './proposal-form';
import { offeredText, totalText } from './terms-text';
import { UsualRules } from './usual-rules';

interface NegotiationProps {
  negotiation: NegotiationDto;
  actions: AnswerActions & {
    counter: (input: ProposalInput & { offerId: string }) => Promise<ActionResult>;
  };
  /** The conversation of the two about the listing. */
  conversationHref: string;
  noteMax: number;
  /** The code of a refusal that a form without scripts came back with. */
  refused: string | null;
  /** One of the two blocked the other: nothing is agreed on between them. */
  isBlocked: boolean;
}

const LINK = 'link flex min-h-11 w-fit items-center gap-1.5 text-15';

/** What the two have offered each other: earlier rounds on one line each, then the newest offer and its answers. */
export function Negotiation(props: NegotiationProps) {
  const { negotiation, refused } = props;
  const t = useTranslations('offers');
  const locale = useLocale();
  const errorText = useErrorText();
  const [stale, setStale] = useState(refused);
  const newest = negotiation.offers.at(-1);
  if (!newest) return null;
  const rounds = negotiation.offers.slice(0, -1);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {stale ? (
        <Note tone="warn" icon="circle-alert" role="alert">
          {stale === 'offer_outdated' ? t('outdated') : errorText({ code: stale })}
        </Note>
      ) : null}
      {negotiation.hasChanged && negotiation.status === 'open' ? <Note tone="warn">{t('changed')}</Note> : null}
      {negotiation.isBelowFloor ? <Note tone="info">{t('belowFloorNote')}</Note> : null}
      <KeepFocus step={newest.status} id="outcome" />
      {rounds.length > 0 ? (
        <ol aria-label={t('rounds')} className="grid">
          {rounds.map((offer, nth) => (
            <Round key={offer.id} negotiation={negotiation} offer={offer} before={rounds[nth - 1] ?? null} />
          ))}
        </ol>
      ) : null}
      <OfferCard key={newest.id} negotiation={negotiation} offer={newest} before={rounds.at(-1) ?? null}>
        {newest.status === 'open' ? (
          <Answers {...props} offer={newest} onStale={setStale} />
        ) : (
          <Outcome {...props} offer={newest} />
        )}
      </OfferCard>
      <p className="flex flex-wrap justify-between gap-x-6">
        <Link href={props.conversationHref} prefetch={false} className={LINK}>
          <Icon name="message-circle" />
          {t('write', { name: negotiation.person.name })}
        </Link>
        <Link href={localizedPath(locale, '/offers')} prefetch={false} className={LINK}>
          {t('all')}
        </Link>
      </p>
    </div>
  );
}

type RoundProps = { negotiation: NegotiationDto; offer: OfferDto; before: OfferDto | null };

/** An earlier offer. A note is its author's: a later offer that keeps it doesn't repeat it. */
function Round({ negotiation, offer, before }: RoundProps) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const isMine = offer.side === negotiation.side;
  const { note } = offer.terms;
  return (
    <li className="flex items-baseline gap-2 py-1 text-14 text-ink-2">
      <Icon name="handshake" className="size-4 flex-none self-center" />
      <span className="min-w-0 flex-1 tabular-nums">
        {t('round', {
          who: isMine ? 'me' : 'other',
          name: negotiation.person.name,
          offer: offeredText(t, locale, offer.terms),
        })}
        {note && note !== before?.terms.note ? <q className="mt-0.5 block [overflow-wrap:anywhere]">{note}</q> : null}
      </span>
      <LocalTime date={offer.createdAt} className="flex-none text-13" />
    </li>
  );
}

type AnswerProps = NegotiationProps & { offer: OfferDto };

/** The answers to an open offer: of the other side accepting, countering or declining, of the own one taking it back. */
function Answers({
  negotiation,
  offer,
  actions,
  noteMax,
  isBlocked,
  onStale,
}: AnswerProps & { onStale: (code: string) => void }) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const router = useRouter();
  const [isCountering, setCountering] = useState(false);
  const { terms } = offer;
  const { headsLeft } = negotiation.listing;
  const { name, isActive } = negotiation.person;
  const answer = { offerId: offer.id, actions, onStale };
  if (offer.side === negotiation.side)
    return (
      <>
        <p className="text-15 text-ink-2">{t('waiting', { name: negotiation.person.name })}</p>
        <AnswerButton
          {...answer}
          verb="withdraw"
          label={t('withdraw')}
          variant="secondary"
          sure={{ title: t('withdrawTitle'), text: t('withdrawText', { name }), back: t('declineBack') }}
        />
      </>
    );
  const decline = {
    ...answer,
    verb: 'decline',
    label: t('decline'),
    sure: { title: t('declineTitle', { name }), text: t('declineText', { name }), back: t('declineBack') },
  } as const;
  const barrier = isBlocked
    ? t('blocked', { name })
    : !isActive
      ? t('inactive', { name })
      : negotiation.isHeld
        ? t('held')
        : null;
  if (barrier)
    return (
      <>
        <Note tone="warn">{barrier}</Note>
        <AnswerButton {...decline} variant="secondary" />
      </>
    );
  const isThere = terms.heads <= headsLeft;
  const total = totalText(locale, terms);
  return (
    <>
      {isThere ? (
        <AnswerButton
          {...answer}
          verb="accept"
          label={total ? t('acceptTotal', { total }) : t('accept')}
          // The open counter-offer has the one filled button.
          variant={isCountering ? 'secondary' : 'primary'}
        />
      ) : (
        <Note tone="warn">{t('fewerLeft', { left: headsLeft })}</Note>
      )}
      <p className="text-13 text-ink-2">{t('safety')}</p>
      <UsualRules basis={terms.basis} />
      <details className="group" onToggle={({ currentTarget }) => setCountering(currentTarget.open)}>
        <summary
          className={`${buttonVariants({ variant: 'secondary' })} w-full cursor-pointer list-none group-open:mb-4 [&::-webkit-details-marker]:hidden`}
        >
          {t('counter')}
        </summary>
        <ProposalForm
          id="counter"
          keptAs={`counter-${offer.id}`}
          kind="counter"
          side={negotiation.side}
          before={terms}
          heads={isThere ? terms.heads : Math.max(1, headsLeft)}
          left={headsLeft}
          isTogether={false}
          asked={negotiation.asked}
          noteMax={noteMax}
          send={(input) => actions.counter({ ...input, offerId: offer.id })}
          onDone={() => router.refresh()}
          onRefused={(code) => {
            if (code !== 'offer_outdated' && code !== 'offer_closed') return false;
            onStale(code);
            router.refresh();
            return true;
          }}
        />
      </details>
      <AnswerButton {...decline} variant="ghost" />
    </>
  );
}

/** What became of the newest offer, and the way on. */
function Outcome({ negotiation, offer, isBlocked }: AnswerProps) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const { deal, side, listing, person } = negotiation;
  const who = offer.side === side ? 'me' : 'other';
  if (deal !== null)
    return (
      <>
        <p className="text-15">{t('agreed')}</p>
        <Link id="outcome" href={localizedPath(locale, `/deals/${deal}`)} prefetch={false} className={buttonVariants()}>
          {t('seeDeal', { number: deal })}
        </Link>
      </>
    );
  return (
    <>
      <p id="outcome" tabIndex={-1} className="text-15 text-ink-2">
        {t('ended', { status: offer.status, who, name: person.name })}
      </p>
      {side === 'buyer' && offer.status !== 'gone' && listing.headsLeft > 0 && person.isActive && !isBlocked ? (
        <Link
          href={localizedPath(locale, `/offers/new?listing=${listing.id}`)}
          prefetch={false}
          className={buttonVariants({ variant: 'secondary' })}
        >
          {t('again')}
        </Link>
      ) : null}
    </>
  );
}
