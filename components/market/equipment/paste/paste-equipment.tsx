'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AdBox } from '@/components/market/paste-ad/ad-box';
import { carryAd, useCarriedAd } from '@/components/market/paste-ad/carried-ad';
import { MarkedText } from '@/components/market/paste-ad/marked-text';
import { Option, QuestionCard } from '@/components/market/paste-ad/question-card';
import { useFillBlank } from '@/components/market/paste-ad/use-fill-blank';
import { Note } from '@/components/ui/note';
import { usualCurrency } from '@/lib/core/i18n/currencies';
import { formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { EquipmentReading } from '@/lib/language/ads/equipment/dto';
import { CONDITIONS } from '@/lib/market/equipment/categories';
import type { EquipmentListingFormValues } from '../equipment-listing-form-kind';
import type { EquipmentNames } from '../labels';

interface PasteEquipmentProps {
  names: EquipmentNames;
  country: string | null;
  /** What is read, which the form keeps. */
  reading: EquipmentReading | null;
  onReading: (reading: EquipmentReading | null) => void;
}

/** A price of which nobody said the currency fills nothing: the form has one to begin with, which would be published. */
const toFill = ({ facts, description, language }: EquipmentReading): Partial<EquipmentListingFormValues> => {
  const { priceAmount, priceCurrency, ...others } = facts;
  return { ...others, ...(priceAmount && priceCurrency ? { priceAmount, priceCurrency } : {}), description, language };
};

/** How a listing of equipment begins: with an advertisement that is written already, which fills the form. */
export function PasteEquipment({ names, country, reading, onReading }: PasteEquipmentProps) {
  const t = useTranslations('listingForm.equipment.paste');
  const paste = useTranslations('listingForm.paste');
  const locale = useLocale() as Locale;
  const format = useFormatter();
  const { form, filling } = useFillBlank(toFill);
  const values = useWatch({ control: form.control }) as EquipmentListingFormValues;
  const carried = useCarriedAd();
  const [isTyping, setTyping] = useState(false);
  const section = useRef<HTMLElement>(null);
  const isFresh = useRef(false);
  useEffect(() => {
    if (!isFresh.current) return;
    isFresh.current = false;
    section.current?.querySelector<HTMLElement>('[data-answer], button')?.focus({ preventScroll: true });
  }, [reading]);
  if (!reading || isTyping)
    return (
      <div className="mb-6">
        <AdBox<EquipmentReading>
          label={t('label')}
          example={t('example')}
          of="equipment"
          begin={carried}
          filling={{
            ...filling,
            fill: (ad, read) => {
              filling.fill(ad, read);
              isFresh.current = true;
              carryAd('');
              onReading(read);
            },
          }}
          onRead={() => setTyping(false)}
        />
      </div>
    );

  const { asks, facts, options, unread, phones, addresses } = reading;
  const answer = (answers: Partial<EquipmentListingFormValues>) => {
    for (const [name, value] of Object.entries(answers))
      form.setValue(name as keyof EquipmentListingFormValues, value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
  };
  const currencyNames = new Intl.DisplayNames([locale], { type: 'currency' });
  const { priceAmount } = facts;
  const askedCurrency = priceAmount && asks.includes('currency') && values.priceAmount === '' ? priceAmount : null;
  const notes = (['wanted', 'several', 'brand', 'price'] as const).filter((one) => asks.includes(one));
  const taken = Object.keys(facts).length;
  return (
    <section ref={section} aria-label={t('label')} className="mb-6 grid gap-3">
      <p role="status" className="text-15 font-semibold">
        {paste(taken === 0 ? 'nothing' : 'taken', { count: taken })}
      </p>
      <div className="rounded-card border border-line bg-surface px-4 py-3">
        <MarkedText text={filling.text} {...reading} />
        <div className="flex flex-wrap items-center gap-x-5 border-t border-line pt-2 text-14 text-ink-2">
          {unread.length > 0 ? <span>{t('unread', { count: unread.length })}</span> : null}
          {phones.length > 0 ? (
            <span>{t('phones', { count: phones.length, numbers: format.list(phones) })}</span>
          ) : null}
          {addresses.length > 0 ? (
            <span className="break-all">
              {paste('key.addresses', { count: addresses.length, addresses: format.list(addresses) })}
            </span>
          ) : null}
          <button type="button" className="link min-h-11 text-15" onClick={() => setTyping(true)}>
            {paste('change')}
          </button>
        </div>
      </div>
      {notes.map((note) => (
        <Note key={note} tone="warn" icon="circle-alert">
          {t(`notes.${note}`)}
        </Note>
      ))}
      {askedCurrency ? (
        <QuestionCard field="priceAmount" title={t('currency', { price: formatPrice(locale, askedCurrency, 4) })}>
          {[...new Set(['USD', usualCurrency(country)] as const)].map((currency) => (
            <Option
              key={currency}
              title={currencyNames.of(currency) ?? currency}
              onChoose={() => answer({ priceAmount: askedCurrency, priceCurrency: currency })}
            />
          ))}
        </QuestionCard>
      ) : null}
      {values.condition === '' ? (
        <QuestionCard field="condition" title={t('condition')}>
          {CONDITIONS.map((condition) => (
            <Option key={condition} title={names.conditions[condition]} onChoose={() => answer({ condition })} />
          ))}
        </QuestionCard>
      ) : null}
      {options.year && values.year === '' ? (
        <QuestionCard field="year" title={t('year')}>
          {options.year.map((year) => (
            <Option key={year} title={year} onChoose={() => answer({ year })} />
          ))}
        </QuestionCard>
      ) : null}
      {options.location && values.location === '' ? (
        <QuestionCard field="location" title={t('place')}>
          {options.location.map((location) => (
            <Option key={location} title={location} onChoose={() => answer({ location })} />
          ))}
        </QuestionCard>
      ) : null}
    </section>
  );
}
