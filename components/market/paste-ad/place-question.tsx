'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlaceInput } from '@/components/ui/places/place-input';
import { deviceCountry } from '@/components/ui/units/own-currency';
import { Button } from '@/components/ui/button';
import type { AdFact, AdReading } from '@/lib/language/ads/dto';
import { countryOf } from '@/lib/core/i18n/country';
import type { Answering } from './ad-form';
import { guessesOf } from './ad-marks';
import { wordsAt } from './fact-text';
import { Option, OtherOption, QuestionCard } from './question-card';

/** So many places of one name are offered; the field knows the others. */
const GUESSES_MAX = 3;

interface PlaceQuestionProps {
  text: string;
  reading: AdReading;
  country: string | null;
  /** Where the seller is, as the account or an earlier lot says. */
  home: string | null;
  onConfirm: (fact: AdFact) => void;
  onAnswer: Answering;
}

/** Where the animals are: one of the places that the words may mean, the seller's own, or another. */
export function PlaceQuestion({ text, reading, country, home, onConfirm, onAnswer }: PlaceQuestionProps) {
  const t = useTranslations('listingForm');
  const ask = useTranslations('listingForm.paste.ask');
  const [isOwn, setOwn] = useState(false);
  const [typed, setTyped] = useState('');
  // Of the places of one name, those of the seller's country are the likely ones.
  const [here] = useState(() => country ?? deviceCountry());
  const isAbroad = ({ value }: AdFact) => Number(countryOf(String(value)) !== here);
  const guesses = guessesOf(reading, 'location')
    .toSorted((a, b) => isAbroad(a) - isAbroad(b))
    .slice(0, GUESSES_MAX);
  const asked = reading.questions.find(({ asks }) => asks === 'place');
  const [words] = wordsAt(text, guesses[0]?.spans ?? asked?.spans ?? []);
  const offersHome = home !== null && guesses.length === 0 && !asked;
  const send = (place: string) => {
    if (place.trim() !== '') onAnswer({ location: place.trim() });
  };
  /** «Dolores, Soriano» with its country below. */
  const parted = (place: string) => {
    const end = place.lastIndexOf(',');
    return end < 0 ? { title: place } : { title: place.slice(0, end), more: place.slice(end + 1).trim() };
  };
  return (
    <QuestionCard field="location" title={words ? ask('placeOf', { words }) : ask('place')}>
      {guesses.map((fact) => (
        <Option key={String(fact.value)} {...parted(String(fact.value))} onChoose={() => onConfirm(fact)} />
      ))}
      {offersHome ? <Option title={home} more={ask('home')} onChoose={() => onAnswer({ location: home })} /> : null}
      {isOwn || (guesses.length === 0 && !offersHome) ? (
        <div className="col-span-full grid w-full grid-cols-[minmax(0,1fr)_auto] gap-2">
          <PlaceInput
            label={t('location')}
            aria-label={t('location')}
            value={typed}
            autoFocus={isOwn}
            onChange={({ target }) => setTyped(target.value)}
            onPlace={send}
            isTextEnough
          />
          <Button variant="secondary" aria-disabled={typed.trim() === ''} onClick={() => send(typed)}>
            {ask('done')}
          </Button>
        </div>
      ) : (
        <OtherOption title={ask('otherPlace')} onChoose={() => setOwn(true)} />
      )}
    </QuestionCard>
  );
}
