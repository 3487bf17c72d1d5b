'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { fieldId, goToField } from '@/components/market/listing-form/form-kind';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Section } from '@/components/ui/forms/section';
import { Icon, type IconName } from '@/components/ui/icon';
import { formatMoney, formatTimeByPlace } from '@/lib/core/i18n/format';
import { spokenZones } from '@/lib/core/i18n/time-zone';
import { bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';
import { ANSWER_HOURS, EXTENSION_MINUTES } from '@/lib/market/auctions/auction-rules';
import { bidIncrement } from '@/lib/livestock/pricing/bid-increment';
import { amountOf, lotTotalOf } from './lot-worth';
import type { LotFormValues } from './lot-form-kind';

interface LineProps {
  icon: IconName;
  /** The field that it says, to which a link leads. */
  field?: 'startingPrice' | 'reservePrice' | 'endTime';
  isMissing?: boolean;
  children: ReactNode;
}

function Line({ icon, field, isMissing = false, children }: LineProps) {
  const t = useTranslations('lotForm.review');
  const fields = useTranslations('listingForm.fields');
  return (
    <li className={`flex gap-2.5 ${isMissing ? 'text-ink-2' : ''}`}>
      <Icon name={isMissing ? 'circle-alert' : icon} className="mt-0.5 size-5 flex-none text-ink-2" />
      <span className="min-w-0 flex-1">{children}</span>
      {field ? (
        <a
          href={`#${fieldId(field)}`}
          className="link -my-2.5 inline-flex min-h-11 flex-none items-center self-start text-14"
          onClick={(event) => {
            event.preventDefault();
            goToField(field);
          }}
        >
          {t('change')}
          <span className="sr-only"> {fields(field)}</span>
        </a>
      ) : null}
    </li>
  );
}

interface LotReviewProps {
  values: LotFormValues;
  begun: boolean;
  /** Whether it is one of the rows of a lot that is changed. */
  isRow: boolean;
}

/** The terms of a lot as its bidders will read them, before it is published. */
export function LotReview({ values, begun, isRow }: LotReviewProps) {
  const t = useTranslations('lotForm.review');
  const locale = useLocale();
  // Only the browser knows the seller's zone.
  const hydrated = useHydrated();
  const { priceBasis, priceCurrency, reservePrice, location } = values;
  // By the clock of the animals' place, if it has one, whatever the phone is set to.
  const [timeZone] = spokenZones({ timeZone: null, location }, new Date(values.endTime));
  const amount = amountOf(values.startingPrice);
  const price = amount !== null && Number(amount) > 0 ? amount : null;
  const inWords = (local: string) => {
    const at = new Date(local);
    if (!hydrated || local === '' || Number.isNaN(at.getTime())) return null;
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(
      at,
    );
    return { day, time: formatTimeByPlace(locale, at, timeZone) };
  };
  const [start, end] = [inWords(values.startTime), inWords(values.endTime)];
  const terms = {
    priceBasis,
    priceCurrency,
    // The price of one unit, for one, is how many units there are.
    priceUnits: lotTotalOf(values, '1')?.lot ?? '0',
  };
  const says = price === null ? t('noPrice') : t('price', { price: bidPriceInFull(locale, price, terms) });
  const lines = (
    <ul className="grid gap-2.5 text-15 tabular-nums">
      {price === null ? (
        <Line icon="tag" field="startingPrice" isMissing>
          {says}
        </Line>
      ) : (
        <Line icon="tag" field="startingPrice">
          {says}{' '}
          {t('step', { amount: formatMoney(locale, bidIncrement(price, priceBasis, priceCurrency), priceCurrency) })}
        </Line>
      )}
      <Line icon="lock" field="reservePrice">
        {t(reservePrice.trim() ? 'reserve' : 'noReserve')}
      </Line>
      {end === null ? (
        <Line icon="clock" field="endTime" isMissing>
          {t('noEnd')}
        </Line>
      ) : (
        <Line icon="clock" field="endTime">
          {start ? t('start', start) : t(begun ? 'begun' : 'startNow')} {t('end', end)}{' '}
          {t('extension', { minutes: EXTENSION_MINUTES })}
        </Line>
      )}
      <Line icon="message-circle">{t('after', { hours: ANSWER_HOURS })}</Line>
    </ul>
  );
  if (isRow)
    return (
      <Section id="lot-review" title={t('title')} says={says}>
        {lines}
      </Section>
    );
  return (
    <section
      aria-labelledby="lot-review"
      className="mb-6 grid gap-3 rounded-card border border-line bg-surface px-4 py-4 sm:px-5"
    >
      <h2 id="lot-review" className="text-18">
        {t('title')}
      </h2>
      {lines}
    </section>
  );
}
