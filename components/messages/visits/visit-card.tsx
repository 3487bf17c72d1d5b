'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { useErrorText } from '@/components/ui/forms/use-error-text';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { capitalised } from '@/lib/core/i18n/format';
import { placeIn } from '@/lib/core/i18n/country';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { slotKey, slotText, type Slot } from '@/lib/deals/terms/dates/visit-slots';
import type { VisitDto } from '@/lib/deals/visits/dto';
import { AnswerButton, type VisitActions } from './answer-button';
import { NO_SLOTS } from './slot-values';
import { SlotsForm } from './slots-form';

interface VisitCardProps {
  visit: VisitDto;
  actions: VisitActions & {
    propose: (input: { visitId: string; slots: Slot[] }) => Promise<ActionResult>;
  };
  /** The conversation of the two about the listing. */
  conversationHref: string;
  /** The code of a refusal that a form without scripts came back with. */
  refused: string | null;
  /** One of the two blocked the other: nothing is agreed on between them. */
  isBlocked: boolean;
}

const LINK = 'link flex min-h-11 w-fit items-center gap-1.5 text-15';

/** A visit: who comes and when, and what the reader can answer. */
export function VisitCard(props: VisitCardProps) {
  const { visit, refused } = props;
  const t = useTranslations('visits');
  const locale = useLocale();
  const errorText = useErrorText();
  const [stale, setStale] = useState(refused);
  const { status, side, person, visitor, inspectorName } = visit;
  const who = visit.proposedBy === side ? 'me' : 'other';
  const title =
    visit.chosen && status !== 'cancelled'
      ? t('agreed')
      : t(visit.proposedBy === 'buyer' ? 'asked' : 'proposed', { who, name: person.name });
  const isAhead = status === 'open' || status === 'agreed';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {stale ? (
        <Note tone="warn" icon="circle-alert" role="alert">
          {stale === 'visit_outdated' || stale === 'visit_own' ? t('changed') : errorText({ code: stale })}
        </Note>
      ) : null}
      <article
        aria-label={title}
        className={`grid gap-3 rounded-card border bg-surface p-4 sm:p-5 ${isAhead ? 'border-line border-t-3 border-t-wheat shadow-card' : 'border-line'}`}
      >
        <h2 className="text-18">{title}</h2>
        <p className="-mt-1 text-15 text-ink-2">
          {visitor === 'inspector'
            ? t('inspector', { named: String(inspectorName !== null), name: inspectorName ?? '' })
            : t('comes', { who: side === 'buyer' ? 'me' : 'other', name: person.name })}
        </p>
        <When {...props} onStale={setStale} />
      </article>
      <p className="flex flex-wrap justify-between gap-x-6">
        <Link href={props.conversationHref} prefetch={false} className={LINK}>
          <Icon name="message-circle" />
          {t('write', { name: person.name })}
        </Link>
        <Link href={localizedPath(locale, '/visits')} prefetch={false} className={LINK}>
          {t('allMine')}
        </Link>
      </p>
    </div>
  );
}

type PartProps = VisitCardProps & { onStale: (code: string) => void };

/** The slots with what is to be done about them. */
function When(props: PartProps) {
  const { visit } = props;
  const t = useTranslations('visits');
  const locale = useLocale();
  const { status, chosen, side, proposedBy } = visit;
  const clock = (
    <p className="text-13 text-ink-2">{t('placeClock', { place: placeIn(visit.listing.location, locale) })}</p>
  );
  if (status === 'agreed' && chosen)
    return (
      <>
        <p className="head text-22 leading-tight">{capitalised(locale, slotText(t, locale, chosen))}</p>
        {clock}
        <p className="text-13 text-ink-2">{t('safety')}</p>
        <a href={`/api/visits/${visit.id}/calendar.ics`} className={LINK}>
          <Icon name="calendar" className="size-4" />
          {t('calendar')}
        </a>
        <Cancel {...props} />
      </>
    );
  if (status !== 'open') return <Ended {...props} />;
  if (proposedBy !== side) return <Choice {...props} />;
  return (
    <>
      <Slots visit={visit} />
      {clock}
      <p className="text-15 text-ink-2">{t('waiting', { name: visit.person.name })}</p>
      <Cancel {...props} />
    </>
  );
}

/** The slots as a list; those that are over say so. */
function Slots({ visit: { slots, slotsLeft, chosen } }: Pick<PartProps, 'visit'>) {
  const t = useTranslations('visits');
  const locale = useLocale();
  const left = new Set(slotsLeft.map(slotKey));
  return (
    <ul aria-label={t('slots')} className="grid gap-1 text-16">
      {(chosen ? [chosen] : slots).map((slot) => (
        <li key={slotKey(slot)}>
          {capitalised(locale, slotText(t, locale, slot))}
          {chosen || left.has(slotKey(slot)) ? null : <span className="text-14 text-ink-2"> · {t('over')}</span>}
        </li>
      ))}
    </ul>
  );
}

function Cancel({ visit, actions, onStale }: PartProps) {
  const t = useTranslations('visits');
  const { name } = visit.person;
  const sure = { title: t('sure.title'), text: t('sure.text', { name }), back: t('sure.back') };
  return (
    <AnswerButton
      visitId={visit.id}
      answer={{ verb: 'cancel' }}
      variant="secondary"
      actions={actions}
      onStale={onStale}
      sure={visit.status === 'agreed' ? sure : undefined}
    >
      {t('cancel', { status: visit.status, who: visit.side })}
    </AnswerButton>
  );
}

/** The answers to the other side's slots: one of them, others, or none. */
function Choice({ visit, actions, isBlocked, onStale }: PartProps) {
  const t = useTranslations('visits');
  const locale = useLocale();
  const router = useRouter();
  const { id, slotsLeft, listing, person } = visit;
  const answer = { visitId: id, actions, onStale };
  const place = placeIn(listing.location, locale);
  const decline = (
    <AnswerButton {...answer} answer={{ verb: 'decline' }} variant="ghost">
      {t(visit.side === 'seller' ? 'decline' : 'declineBuyer')}
    </AnswerButton>
  );
  if (isBlocked || !person.isActive)
    return (
      <>
        <Slots visit={visit} />
        <Note tone="warn">{t(isBlocked ? 'blocked' : 'inactive', { name: person.name })}</Note>
        {decline}
      </>
    );
  return (
    <>
      <div className="grid gap-2">
        <h3 className="text-15 font-semibold">
          {t('chooseOne', { count: slotsLeft.length })}{' '}
          <span className="font-normal text-ink-2">· {t('placeClock', { place })}</span>
        </h3>
        {slotsLeft.map((slot) => {
          const words = slotText(t, locale, slot);
          return (
            <AnswerButton
              key={slotKey(slot)}
              {...answer}
              answer={{ verb: 'choose', slot }}
              name={t('choose', { slot: words })}
              variant={slotsLeft.length === 1 ? 'primary' : 'secondary'}
            >
              {capitalised(locale, words)}
            </AnswerButton>
          );
        })}
      </div>
      <p className="text-13 text-ink-2">{t('safety')}</p>
      <details className="group">
        <summary
          className={`${buttonVariants({ variant: 'ghost' })} w-full cursor-pointer list-none group-open:mb-4 [&::-webkit-details-marker]:hidden`}
        >
          {t('propose')}
        </summary>
        <SlotsForm
          id={`propose-${id}`}
          kind="propose"
          place={place}
          initial={NO_SLOTS}
          send={(slots) => actions.propose({ visitId: id, slots })}
          onDone={() => router.refresh()}
          onRefused={(code) => {
            if (code !== 'visit_closed' && code !== 'visit_own') return false;
            onStale(code);
            router.refresh();
            return true;
          }}
        />
      </details>
      {decline}
    </>
  );
}

/** What became of it, and the way on. */
function Ended({ visit, isBlocked }: PartProps) {
  const t = useTranslations('visits');
  const locale = useLocale();
  const { status, endedBy, side, person, listing } = visit;
  return (
    <>
      <Slots visit={visit} />
      <p className="text-15 text-ink-2">
        {t('ended', { status, who: endedBy === side ? 'me' : 'other', name: person.name })}
      </p>
      {side === 'buyer' && person.isActive && !isBlocked ? (
        <Link
          href={localizedPath(locale, `/visits/new?listing=${listing.id}`)}
          prefetch={false}
          className={buttonVariants({ variant: 'secondary' })}
        >
          {t('again')}
        </Link>
      ) : null}
    </>
  );
}
