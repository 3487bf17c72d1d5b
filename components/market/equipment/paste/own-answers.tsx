'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Option, OtherOption, OwnFigure } from '@/components/market/paste-ad/question-card';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { PlaceInput } from '@/components/ui/places/place-input';
import { CurrencySelect } from '@/components/ui/units/currency-select';
import type { Currency } from '@/lib/core/i18n/currencies';
import { readAmountsAlone } from '@/lib/livestock/price-formats/read-quantity';
import { TITLE_MAX } from '@/lib/market/listings/schema';

const ROW = 'grid w-full grid-cols-[minmax(0,1fr)_auto] gap-2';

/** A title to type. */
export function OwnTitle({ onAnswer }: { onAnswer: (title: string) => void }) {
  const t = useTranslations('listingForm');
  const [typed, setTyped] = useState('');
  const title = typed.trim();
  const send = () => {
    if (title !== '') onAnswer(title);
  };
  return (
    <div className={ROW}>
      <Input
        aria-label={t('title')}
        value={typed}
        maxLength={TITLE_MAX}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          send();
        }}
      />
      <Button variant="secondary" aria-disabled={title === ''} onClick={send}>
        {t('paste.ask.done')}
      </Button>
    </div>
  );
}

interface OwnPriceProps {
  /** What the form begins with. */
  currency: Currency;
  onAnswer: (amount: string, currency: Currency) => void;
}

/** A price to type, in a currency that is chosen. */
export function OwnPrice({ currency, onAnswer }: OwnPriceProps) {
  const t = useTranslations('listingForm');
  const [chosen, setChosen] = useState(currency);
  return (
    <>
      <div className="w-26">
        <CurrencySelect
          aria-label={t('currency')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value as Currency)}
        />
      </div>
      <OwnFigure
        label={t('fields.priceAmount')}
        read={readAmountsAlone}
        hasFocus={false}
        onAnswer={(amount) => onAnswer(amount, chosen)}
      />
    </>
  );
}

interface OwnPlaceProps {
  /** Where the seller is, as the account says. */
  home: string | null;
  onAnswer: (place: string) => void;
}

/** The seller's own place, or another to type. */
export function OwnPlace({ home, onAnswer }: OwnPlaceProps) {
  const t = useTranslations('listingForm');
  const ask = useTranslations('listingForm.paste.ask');
  const [isOther, setOther] = useState(false);
  const [typed, setTyped] = useState('');
  const place = typed.trim();
  if (home !== null && !isOther)
    return (
      <>
        <Option title={home} more={ask('home')} onChoose={() => onAnswer(home)} />
        <OtherOption title={ask('otherPlace')} onChoose={() => setOther(true)} />
      </>
    );
  return (
    <div className={ROW}>
      <PlaceInput
        label={t('location')}
        aria-label={t('location')}
        value={typed}
        // Somebody asked for it with the tap before.
        autoFocus={isOther}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        variant="secondary"
        aria-disabled={place === ''}
        onClick={() => {
          if (place !== '') onAnswer(place);
        }}
      >
        {ask('done')}
      </Button>
    </div>
  );
}
