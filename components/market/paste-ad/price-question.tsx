'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { echoPrice } from '@/components/market/animal-form/echo-price';
import { NUMBER_FIELDS } from '@/components/market/animal-form/number-fields';
import { readLot } from '@/components/market/animal-form/read-lot';
import { Select } from '@/components/ui/select';
import { CurrencySelect } from '@/components/ui/units/currency-select';
import type { AdAsks, AdFact, AdField, AdReading } from '@/lib/language/ads/dto';
import type { Rates } from '@/components/ui/units/convert';
import { deviceCountry, ownCurrency as deviceCurrency } from '@/components/ui/units/own-currency';
import { countryOf } from '@/lib/core/i18n/country';
import { CURRENCIES, currencySign, ownCurrency, type Currency } from '@/lib/core/i18n/currencies';
import { capitalised, formatPrice, formatRounded } from '@/lib/core/i18n/format';
import { basisUnit } from '@/lib/livestock/price-formats/asked-price';
import { knownBases } from '@/lib/livestock/pricing/trade-customs';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { useAdForm, type AskedValues } from './ad-form';
import { guessesOf } from './ad-marks';
import { wordsAt } from './fact-text';
import { ListOption, Option, OtherOption, OwnFigure, QuestionCard } from './question-card';

type Part = 'priceAmount' | 'priceCurrency' | 'priceBasis';

const ASKED_AS: Record<Part, AdAsks> = { priceAmount: 'price', priceCurrency: 'currency', priceBasis: 'basis' };

interface PriceQuestionProps {
  values: AskedValues;
  text: string;
  reading: AdReading;
  country: string | null;
  onConfirm: (...facts: AdFact[]) => void;
}

/** The rates of the day, as soon as they are known. */
function useRates(areNeeded: boolean): Rates {
  const [rates, setRates] = useState<Rates>({});
  useEffect(() => {
    if (!areNeeded) return;
    const read = async () => {
      const answer = await fetch('/api/rates');
      if (answer.ok) setRates((await answer.json()) as Rates);
    };
    read().catch(() => undefined);
  }, [areNeeded]);
  return rates;
}

/** Two at most besides dollars; the others are in the list. */
const MONEY_MAX = 3;

/** What prices are for everywhere: beside a single guess these are offered too. */
const USUAL_BASES: readonly PriceBasis[] = ['head', 'lot'];

const saidAs = (field: AdField, value: string): AdFact => ({ field, value, spans: [], state: 'said' });

/** What is open of the price: its currency, what it is for, or all of it. Each answer says what it comes to. */
export function PriceQuestion({ values, text, reading, country, onConfirm }: PriceQuestionProps) {
  const t = useTranslations('listingForm');
  const ask = useTranslations('listingForm.paste.ask');
  const echo = useTranslations('listingForm.echo');
  const locale = useLocale();
  const isAuction = useAdForm().of === 'auction';
  const [isOwn, setOwn] = useState(false);
  const [chosen, setChosen] = useState<{ currency?: Currency; basis?: PriceBasis }>({});
  const currencyNames = new Intl.DisplayNames([locale], { type: 'currency' });
  const said = (field: Part) => reading.facts.find((fact) => fact.field === field && fact.state === 'said')?.value;
  // Another amount is in the money and for the unit that the text says.
  const typed = {
    currency: chosen.currency ?? ((said('priceCurrency') ?? values.priceCurrency) as Currency),
    basis: chosen.basis ?? ((said('priceBasis') ?? values.priceBasis) as PriceBasis),
  };
  const guesses = (field: Part | 'location') => guessesOf(reading, field);
  const amount = said('priceAmount') ?? guesses('priceAmount')[0]?.value;
  const parts: Part[] = ['priceCurrency', 'priceBasis', 'priceAmount'];
  const open = parts.find((part) => said(part) === undefined);
  const rates = useRates(open === 'priceCurrency');

  if (typeof amount !== 'string' || !open || isOwn)
    return (
      <QuestionCard field="priceAmount" title={ask(isAuction ? 'bid' : 'price')}>
        <OwnFigure
          field="priceAmount"
          label={isAuction ? t('fields.startingPrice') : t(`prices.${typed.basis}`)}
          read={NUMBER_FIELDS.priceAmount}
          hasFocus={isOwn}
          onAnswer={(value) =>
            onConfirm(
              saidAs('priceAmount', value),
              saidAs('priceBasis', typed.basis),
              saidAs('priceCurrency', typed.currency),
            )
          }
        >
          <div className="grid flex-1 basis-60 grid-cols-2 gap-2">
            <CurrencySelect
              aria-label={t('currency')}
              value={typed.currency}
              onChange={({ target }) => setChosen({ ...chosen, currency: target.value as Currency })}
            />
            <Select
              aria-label={t('priceBasis')}
              value={typed.basis}
              onChange={({ target }) => setChosen({ ...chosen, basis: target.value as PriceBasis })}
            >
              {[...new Set([...knownBases(country), typed.basis])].map((basis) => (
                <option key={basis} value={basis}>
                  {t(`bases.${basis}`)}
                </option>
              ))}
            </Select>
          </div>
        </OwnFigure>
      </QuestionCard>
    );

  // The money of where the animals may be, and of the seller's country.
  const places = [values.location, ...guesses('location').map(({ value }) => String(value))];
  const countries = [country ?? deviceCountry(), ...places.map(countryOf)].flatMap((code) => code ?? []);
  const money =
    countries.length > 0 ? countries.map((code) => ownCurrency(code) ?? 'USD') : [deviceCurrency() ?? 'USD'];
  const offered: Record<Part, readonly string[]> = {
    priceAmount: [],
    priceCurrency: [...new Set(['USD', ...money])].slice(0, MONEY_MAX),
    priceBasis: knownBases(country),
  };
  const guessed = guesses(open);
  const beside = open === 'priceBasis' && guessed.length === 1 ? USUAL_BASES : [];
  const others = open === 'priceCurrency' || guessed.length === 0 ? offered[open] : beside;
  const options = [
    ...guessed,
    ...others.filter((value) => guessed.every((fact) => fact.value !== value)).map((value) => saidAs(open, value)),
  ];
  const nameOf = (value: string) => {
    if (open === 'priceCurrency') return capitalised(locale, currencyNames.of(value) ?? value);
    if (open === 'priceBasis') return t(`bases.${value as PriceBasis}`);
    return formatPrice(locale, value, 4);
  };
  /** What the lot comes to with an answer, as far as everything else is known. */
  const comesTo = (value: string) => {
    const whole: Record<Part, string | true | undefined> = {
      priceAmount: amount,
      priceCurrency: said('priceCurrency'),
      priceBasis: said('priceBasis'),
      [open]: value,
    };
    const { priceAmount, priceCurrency, priceBasis } = whole;
    const rate = open === 'priceCurrency' && value !== 'USD' ? rates[value as Currency] : undefined;
    // In dollars a wrong currency is seen before it is chosen.
    if (rate) {
      const unit = typeof priceBasis === 'string' ? basisUnit(locale, priceBasis as PriceBasis) : '';
      return `≈\u00a0${formatRounded(locale, String(Number(amount) / Number(rate)))}${unit && `\u00a0${unit}`}`;
    }
    if (typeof priceCurrency !== 'string' || typeof priceBasis !== 'string') return undefined;
    const lot = readLot({ ...values, priceAmount: String(priceAmount), priceCurrency, priceBasis });
    return (lot && echoPrice(locale, echo, lot)?.result) ?? undefined;
  };
  const spans = [
    ...reading.facts.filter(({ field }) => field === 'priceAmount').flatMap((fact) => fact.spans),
    ...reading.questions.filter(({ asks }) => asks === ASKED_AS[open]).flatMap((question) => question.spans),
    ...guessed.flatMap((fact) => fact.spans),
  ].sort((a, b) => a.start - b.start);
  const words = wordsAt(text, spans).join(' ') || formatPrice(locale, amount, 4);
  return (
    <QuestionCard field="priceAmount" title={ask(isAuction && open === 'priceAmount' ? 'bidFrom' : open, { words })}>
      {options.map((fact) => (
        <Option
          key={String(fact.value)}
          title={nameOf(String(fact.value))}
          more={comesTo(String(fact.value))}
          onChoose={() => onConfirm(fact)}
        />
      ))}
      {open === 'priceCurrency' ? (
        <ListOption
          label={t('currency')}
          begin={ask('other')}
          options={CURRENCIES.filter((code) => options.every(({ value }) => value !== code)).map((code) => [
            code,
            `${currencySign(locale, code)} · ${currencyNames.of(code) ?? code}`,
          ])}
          onChoose={(code) => onConfirm(saidAs('priceCurrency', code))}
        />
      ) : open === 'priceAmount' || guessed.length === 1 ? (
        <OtherOption title={ask('otherPrice')} onChoose={() => setOwn(true)} />
      ) : null}
    </QuestionCard>
  );
}
