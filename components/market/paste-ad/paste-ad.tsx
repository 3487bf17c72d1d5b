'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { AdField, AdReading } from '@/lib/language/ads/dto';
import { AdBox } from './ad-box';
import { nameIn, useAdForm } from './ad-form';
import { guessedFields, saidFacts, saidOtherwise, saysNothing, settled } from './ad-marks';
import { carryAd, useCarriedAd } from './carried-ad';
import { answeredAs } from './carrying';
import type { FactNames } from './fact-text';
import { beginningOf, NEXT_LOT_HASH, useOtherLots } from './other-lots';
import { factsToFill } from './fill-form';
import { AD_FRAME, AD_TEXT } from './mark-looks';
import { pastedOf } from './pasted';
import { useFilled } from './use-filled';

/** The marks and the questions: they come while the seller writes, and the text stands without them until then. */
const loadReadAd = () => import('./read-ad').then((module) => ({ default: module.ReadAd }));
const ReadAd = lazy(loadReadAd);

interface PasteAdProps {
  names: FactNames;
  draftKey: string;
  country: string | null;
  /** Where the seller is, as the account says. */
  home: string | null;
  /** The draft of another page that this one begins with: its advertisement is read at once, and keeps its answers. */
  takenFrom?: string | null;
  /** Whether all fields are unfolded below. */
  isAllOpen?: boolean;
}

/** How a listing begins: with an advertisement that is written already, or a sentence, which fills the form. */
export function PasteAd({ names, draftKey, country, home, takenFrom = null, isAllOpen = false }: PasteAdProps) {
  const t = useTranslations('listingForm.paste');
  const adForm = useAdForm();
  const filling = useFilled(draftKey);
  const { text } = filling;
  const form = useFormContext<Record<string, unknown>>();
  // What the form has answers to is open no longer, wherever they were given.
  useWatch({ control: form.control });
  const valueOf = (field: AdField) => form.getValues(nameIn(adForm, field));
  const result = filling.result && {
    ...filling.result,
    reading: settled(filling.result.reading, valueOf),
    otherwise: saidOtherwise(factsToFill(filling.result.reading), valueOf, adForm.fillWith),
  };
  const lots = useOtherLots();
  const carried = useCarriedAd();
  // What was taken along is meant, not what an older draft holds.
  const isCarried = carried.trim() !== '' && carried !== text;
  const category = useWatch<AnimalListingFormValues, 'category'>({ name: 'category' });
  // In a form that is begun, the first lot is still to be published.
  const [isNext, setNext] = useState<boolean>();
  if (isNext === undefined && lots.length > 0) setNext(category === '' && text === '' && !result);
  const [isNextAsked] = useState(() => typeof window !== 'undefined' && window.location.hash === NEXT_LOT_HASH);
  const [isTyping, setTyping] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const [isUndone, setUndone] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const [next = ''] = isNext && !result && !isCarried ? lots : [];
  const given = useMemo(() => (takenFrom === null ? null : (pastedOf(takenFrom).result?.reading ?? null)), [takenFrom]);
  const takeAnswers = useEffectEvent(() => {
    if (isCarried || carried === '') return;
    carryAd('');
    if (given) filling.answerAs(given);
  });
  useEffect(() => {
    if (takenFrom !== null) takeAnswers();
  }, [takenFrom]);
  useEffect(() => {
    // Offline it is asked for again once something is read.
    loadReadAd().catch(() => undefined);
  }, []);
  const undo = () => {
    filling.undo();
    setUndone(true);
    setTyping(false);
    status.current?.focus();
  };
  const said = result ? saidFacts(result.reading) : [];
  const otherwise = said.filter(({ field }) => result?.otherwise.includes(field)).length;
  const read = said.length - otherwise;
  // A price that is asked is a guess already at what bids begin at.
  const questions = result?.reading.questions.filter(({ asks, spans }) => asks !== 'asked' || spans.length > 0) ?? [];
  const open = result ? questions.length + guessedFields(result.reading).length + otherwise : 0;
  // Who began with the category answers below: the box makes room.
  const isAside = category !== '' && text.trim() === '' && !result && !isCarried && next === '' && !isTyping;
  return (
    <div className="mb-6 grid gap-3">
      <div
        ref={status}
        role="status"
        tabIndex={-1}
        className={
          result && (read > 0 || saysNothing(result.reading))
            ? 'sr-only'
            : 'text-15 font-semibold outline-none empty:hidden'
        }
      >
        {result ? t(read === 0 ? 'nothing' : 'taken', { count: read }) : isUndone ? t('undone') : null}
        {open > 0 ? ` ${t('open', { count: open })}` : null}
      </div>
      {result && !isTyping && !isCarried ? (
        <Suspense
          fallback={
            <p data-reading className={`${AD_FRAME} ${AD_TEXT}`}>
              {result.text}
            </p>
          }
        >
          <ReadAd
            {...{ result, names, draftKey, country, home, filling, isFresh, isAllOpen }}
            onChange={() => setTyping(true)}
            onUndo={undo}
          />
        </Suspense>
      ) : isAside ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setTyping(true)}>
          <Icon name="clipboard-check" />
          {t('label')}
        </Button>
      ) : (
        <AdBox
          hasFocus={isTyping}
          isStart={text === '' && category === ''}
          label={next ? t('nextLot', { count: lots.length }) : t('label')}
          example={t('example')}
          of={adForm.of}
          begin={isCarried ? carried : beginningOf(next)}
          isReadAtOnce={isCarried ? takenFrom !== null : isNextAsked && next !== ''}
          wasRead={isTyping || isUndone}
          filling={{
            ...filling,
            fill: (ad, reading: AdReading) =>
              filling.fill(ad, given && ad === carried ? answeredAs(reading, given) : reading),
          }}
          onRead={() => {
            carryAd('');
            setTyping(false);
            setFresh(true);
          }}
        />
      )}
    </div>
  );
}
