'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Option, QuestionCard } from '@/components/market/paste-ad/question-card';
import { QuestionList, useNextQuestion } from '@/components/market/paste-ad/question-list';
import { DEFAULT_LOCALE } from '@/lib/core/i18n/locales';
import { usualCurrency, type Currency } from '@/lib/core/i18n/currencies';
import { formatPrice } from '@/lib/core/i18n/format';
import type { EquipmentReading } from '@/lib/language/ads/equipment/dto';
import { CONDITIONS, EQUIPMENT_CATEGORIES } from '@/lib/market/equipment/categories';
import type { EquipmentListingFormValues } from '../equipment-listing-form-kind';
import type { EquipmentNames } from '../labels';
import { OwnPlace, OwnPrice, OwnTitle } from './own-answers';

/** What cards ask for, in this order. */
const ASKED = ['category', 'title', 'priceAmount', 'condition', 'year', 'location'] as const;

/** Returns the fields that the advertisement leaves open; a year may stay unsaid. */
export const openFields = ({ options }: EquipmentReading, values: EquipmentListingFormValues) =>
  ASKED.filter((field) => values[field] === '' && (field !== 'year' || options.year !== undefined));

/** What an advertisement says that nobody wrote. */
export const NOTHING_READ: EquipmentReading = {
  ...{ facts: {}, asks: [], options: {}, spans: {}, unread: [], described: [], phones: [], addresses: [] },
  ...{ description: '', language: DEFAULT_LOCALE },
};

export interface EquipmentQuestionsProps {
  names: EquipmentNames;
  country: string | null;
  /** Where the seller is, as the account says. */
  home: string | null;
  reading: EquipmentReading;
}

/** What the advertisement leaves open, a card each. An answer leads to the next one, and after the last to the pictures. */
export function EquipmentQuestions({
  isFresh,
  reading,
  ...more
}: EquipmentQuestionsProps & {
  /** Whether the advertisement has just been read: then the first question has the focus. */
  isFresh: boolean;
}) {
  const form = useFormContext<EquipmentListingFormValues>();
  const values = useWatch({ control: form.control }) as EquipmentListingFormValues;
  const open = openFields(reading, values);
  const state = open.join();
  const { list, move } = useNextQuestion(state, isFresh);
  if (open.length === 0) return null;
  const answer = (answers: Answers) => {
    move();
    for (const [name, value] of Object.entries(answers))
      form.setValue(name as keyof EquipmentListingFormValues, value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
  };
  return (
    <QuestionList list={list} count={open.length}>
      {open.map((field) => (
        <div key={field} className="contents">
          <Card {...more} {...{ field, reading }} currency={values.priceCurrency} onAnswer={answer} />
        </div>
      ))}
    </QuestionList>
  );
}

type Answers = Partial<EquipmentListingFormValues>;

interface CardProps extends EquipmentQuestionsProps {
  field: (typeof ASKED)[number];
  /** What the form begins with. */
  currency: Currency;
  onAnswer: (answers: Answers) => void;
}

function Card({ field, names, country, home, reading: { facts, options }, currency, onAnswer }: CardProps) {
  const t = useTranslations('listingForm.equipment.paste');
  const ask = useTranslations('listingForm.paste.ask');
  const fields = useTranslations('listingForm.fields');
  const locale = useLocale();
  const { priceAmount } = facts;
  switch (field) {
    case 'category':
      return (
        <QuestionCard field={field} title={ask('category')}>
          {EQUIPMENT_CATEGORIES.map((category) => (
            <Option key={category} title={names.categories[category]} onChoose={() => onAnswer({ category })} />
          ))}
        </QuestionCard>
      );
    case 'title':
      return (
        <QuestionCard field={field} title={fields('title')}>
          <OwnTitle onAnswer={(title) => onAnswer({ title })} />
        </QuestionCard>
      );
    case 'priceAmount': {
      if (!priceAmount)
        return (
          <QuestionCard field={field} title={ask('price')}>
            <OwnPrice
              currency={currency}
              onAnswer={(amount, priceCurrency) => onAnswer({ priceAmount: amount, priceCurrency })}
            />
          </QuestionCard>
        );
      const currencyNames = new Intl.DisplayNames([locale], { type: 'currency' });
      return (
        <QuestionCard field={field} title={t('currency', { price: formatPrice(locale, priceAmount, 4) })}>
          {(options.priceCurrency ?? [...new Set(['USD', usualCurrency(country)] as const)]).map((priceCurrency) => (
            <Option
              key={priceCurrency}
              title={currencyNames.of(priceCurrency) ?? priceCurrency}
              onChoose={() => onAnswer({ priceAmount, priceCurrency })}
            />
          ))}
        </QuestionCard>
      );
    }
    case 'condition':
      return (
        <QuestionCard field={field} title={t('condition')} isEven>
          {CONDITIONS.map((condition) => (
            <Option key={condition} title={names.conditions[condition]} onChoose={() => onAnswer({ condition })} />
          ))}
        </QuestionCard>
      );
    case 'year':
      return (
        <QuestionCard field={field} title={t('year')}>
          {options.year?.map((year) => (
            <Option key={year} title={year} onChoose={() => onAnswer({ year })} />
          ))}
        </QuestionCard>
      );
    case 'location':
      return (
        <QuestionCard field={field} title={t('place')}>
          {options.location?.map((location) => (
            <Option key={location} title={location} onChoose={() => onAnswer({ location })} />
          )) ?? <OwnPlace home={home} onAnswer={(location) => onAnswer({ location })} />}
        </QuestionCard>
      );
  }
}
