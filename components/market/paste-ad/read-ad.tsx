'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { PriceDoubt } from '@/components/market/animal-form/price-doubt';
import { questionId } from '@/components/market/listing-form/form-kind';
import { Note } from '@/components/ui/note';
import type { AdFact, AdField, AdReading } from '@/lib/language/ads/dto';
import { localizedPath } from '@/lib/core/i18n/paths';
import { carryAd } from './carried-ad';
import { controlOf, useAdForm } from './ad-form';
import { saysNothing } from './ad-marks';
import type { FactNames } from './fact-text';
import { KindLink } from './kind-link';
import { AD_FRAME } from './mark-looks';
import { MarkedAd, MarksKey } from './marked-ad';
import { NothingRead } from './nothing-read';
import type { Shown } from './pasted';
import { Questions } from './questions';
import { AnsweredBefore, cardFor, SaidFact, SaidOtherwise } from './said-fact';
import type { Filling } from './use-filled';
import { WantedAd } from './wanted-ad';

interface ReadAdProps {
  result: Shown;
  names: FactNames;
  draftKey: string;
  country: string | null;
  home: string | null;
  filling: Filling;
  isFresh: boolean;
  /** Whether all fields are unfolded: the price's own one asks whether it is meant. */
  isAllOpen: boolean;
  onChange: () => void;
  onUndo: () => void;
}

/** Whether the text asks for another price than the one that bids begin at. */
function isOtherPriceSaid({ facts, questions }: AdReading): boolean {
  const bid = facts.find(({ field, state }) => field === 'priceAmount' && state === 'said');
  const asked = questions.find(({ asks }) => asks === 'asked');
  return bid !== undefined && asked !== undefined && (asked.spans.length > 0 || bid.spans.length === 0);
}

/** The other way to sell the same animals. */
const OTHER_WAYS = {
  animals: { path: '/create-auction', title: 'auctionIt' },
  auction: { path: '/create-listing', title: 'askPrice' },
} as const;

/** An advertisement that was read: its text with its marks, what somebody had typed otherwise, and the open questions. */
export function ReadAd({ result, filling, names, draftKey, isAllOpen, onChange, onUndo, ...more }: ReadAdProps) {
  const t = useTranslations('listingForm.paste');
  const locale = useLocale();
  const { reading } = result;
  const { otherLots } = filling;
  const adForm = useAdForm();
  const other = OTHER_WAYS[adForm.of];
  const [corrected, setCorrected] = useState<AdField | null>(null);
  const correct = (field: AdField) => {
    const card = cardFor(field);
    // What is asked anyway has its card.
    if (!card || document.getElementById(questionId(controlOf(adForm, card)))) return false;
    setCorrected(card);
    return true;
  };
  const [answered, setAnswered] = useState(0);
  const leave = () => setAnswered(answered + 1);
  const confirm = (fact: AdFact) => {
    const isAsked = document.getElementById(questionId(controlOf(adForm, fact.field))) !== null;
    filling.confirm(fact);
    if (isAsked) leave();
    return isAsked;
  };
  const text = useRef<HTMLElement>(null);
  const close = () => {
    setCorrected(null);
    text.current?.querySelector<HTMLElement>(`[data-field="${corrected}"]`)?.focus();
  };
  const category = useWatch<AnimalListingFormValues, 'category'>({ name: 'category' });
  const [isAsking, setAsking] = useState(false);
  const isNothing = saysNothing(reading) && category === '' && !isAsking;
  const isWanted = reading.questions.some(({ asks }) => asks === 'wanted');
  const publish = () => {
    filling.drop('wanted');
    leave();
  };
  return (
    <div data-begun className="grid gap-4 sm:gap-6">
      <section ref={text} aria-label={t('label')} className={AD_FRAME}>
        <MarkedAd {...result} names={names} onConfirm={confirm} onCorrect={correct} />
        <div className="border-t border-line pt-2 sm:pt-3">
          <MarksKey {...result} />
          <div className="flex flex-wrap gap-x-4 sm:gap-x-6">
            {isNothing ? null : (
              <button type="button" className="link min-h-11 text-15" onClick={onChange}>
                {t('change')}
              </button>
            )}
            <button type="button" className="link min-h-11 text-15" onClick={onUndo}>
              {t('undo')}
            </button>
            {isWanted || isNothing ? null : (
              <KindLink
                isMeant
                draftKey={draftKey}
                href={localizedPath(locale, other.path)}
                className="link inline-flex min-h-11 items-center text-15"
              >
                {t(other.title)}
              </KindLink>
            )}
          </div>
        </div>
      </section>
      {isWanted ? (
        <WantedAd text={reading.description} isFresh={more.isFresh} onPublish={publish} />
      ) : isNothing ? (
        <NothingRead
          text={t('nothingRead.text')}
          isFresh={more.isFresh}
          onChange={onChange}
          onAsk={() => {
            setAsking(true);
            leave();
          }}
        />
      ) : (
        <>
          {corrected ? (
            <SaidFact {...result} {...more} {...{ names, filling }} field={corrected} onDone={close} />
          ) : null}
          <SaidOtherwise {...result} {...{ names, filling }} onSettled={leave} />
          <PriceDoubt names={names.classNames.classes} isShown={!isAllOpen} />
          {reading.questions.some(({ asks }) => asks === 'equipment') ? (
            <Note tone="warn" icon="tractor">
              {t('questions.equipment')}{' '}
              <Link
                prefetch={false}
                href={localizedPath(locale, '/create-equipment')}
                className="link inline-flex min-h-11 items-center"
                onClick={() => carryAd(result.text)}
              >
                {t('asEquipment')}
              </Link>
            </Note>
          ) : null}
          {reading.questions.some(({ asks }) => asks === 'auction') ? (
            <Note tone="warn" icon="gavel">
              {t('questions.auction')}{' '}
              <KindLink
                isMeant
                draftKey={draftKey}
                href={localizedPath(locale, other.path)}
                className="link inline-flex min-h-11 items-center"
              >
                {t(other.title)}
              </KindLink>
            </Note>
          ) : null}
          {isOtherPriceSaid(reading) ? (
            <Note tone="warn" icon="circle-alert">
              {t('questions.asked')}
            </Note>
          ) : null}
          <AnsweredBefore {...result} {...{ names, filling }} onEmpty={leave} />
          <Questions
            {...{ ...result, ...more, names, filling }}
            isFresh={more.isFresh || answered > 0}
            answeredElsewhere={answered}
          />
          {otherLots.length > 0 ? (
            <Note tone="info" icon="clipboard-check">
              {t('lotsReady', { count: otherLots.length, lots: otherLots.length + 1 })}{' '}
              <button type="button" className="link min-h-11" onClick={filling.dropLots}>
                {t('discardLots')}
              </button>
            </Note>
          ) : reading.questions.some(({ asks }) => asks === 'lots') ? (
            <Note tone="info">{t('questions.lots')}</Note>
          ) : null}
        </>
      )}
    </div>
  );
}
