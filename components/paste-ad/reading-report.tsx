'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { fieldId, goToField, type FormField } from '@/components/listing-form/form-kind';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import type { AdFact, AdField, AdQuestion, AdReading } from '@/lib/ad-reading/dto';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { useFactText, worthSaying, type FactNames } from './fact-text';
import type { Filled } from './fill-form';

/** The field that answers what an advertisement leaves open. */
const ANSWERED_BY: Record<AdQuestion, AdField | null> = {
  wanted: null,
  class: 'class',
  breed: 'breed',
  weight: 'weight',
  age: 'age',
  price: 'priceAmount',
  currency: 'priceAmount',
  basis: 'priceAmount',
  payment: 'paymentKind',
  place: 'location',
  lots: null,
  video: 'youtubeUrl',
};

/** The field of the form that stands for another. */
const formField = (field: AdField): FormField => (field === 'paymentParts' ? 'payment' : field) as FormField;

function FieldLink({ field, children }: { field: AdField; children: string }) {
  return (
    <a
      href={`#${fieldId(formField(field))}`}
      className="link inline-flex min-h-11 items-center"
      onClick={(event) => {
        event.preventDefault();
        goToField(formField(field));
      }}
    >
      {children}
    </a>
  );
}

interface ReadingReportProps {
  text: string;
  reading: AdReading;
  filled: Filled;
  names: FactNames;
  onOverwrite: () => void;
}

/** Tells what the form took from which words, what is left to say, and what stayed as somebody had typed it. */
export function ReadingReport({ text, reading, filled, names, onOverwrite }: ReadingReportProps) {
  const t = useTranslations('listingForm.paste');
  const locale = useLocale() as Locale;
  const { nameOf, valueOf } = useFactText(names);
  const value = (fact: AdFact) => valueOf(fact, reading.facts);
  const { questions, phones } = reading;
  return (
    <div className="grid gap-4 text-15">
      {questions.length > 0 ? (
        <Note tone="warn" icon="circle-alert" title={t('openList')}>
          <ul>
            {questions.map((question) => {
              const field = ANSWERED_BY[question];
              const words = t(`questions.${question}`);
              return (
                <li key={question} className="flex min-h-11 items-center">
                  {field ? <FieldLink field={field}>{words}</FieldLink> : words}
                </li>
              );
            })}
          </ul>
        </Note>
      ) : null}
      {filled.kept.length > 0 ? (
        <Note tone="info" title={t('kept')}>
          <ul className="my-1 grid gap-1">
            {worthSaying(filled.kept).map((fact) => (
              <li key={fact.field}>{t('keptItem', { field: nameOf(fact.field), value: value(fact) })}</li>
            ))}
          </ul>
          <Button variant="secondary" onClick={onOverwrite}>
            {t('overwrite')}
          </Button>
        </Note>
      ) : null}
      {filled.taken.length > 0 ? (
        <section aria-labelledby="paste-taken" className="grid gap-1">
          <h3 id="paste-taken" className="text-16">
            {t('takenList')}
          </h3>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {worthSaying(filled.taken).map((fact) => (
              <li key={fact.field} className="flex items-baseline gap-2.5 border-b border-line">
                <Icon name="check" className="size-4 flex-none self-center text-pasture-ink" />
                <span className="min-w-0 pb-1">
                  <FieldLink field={fact.field}>{nameOf(fact.field)}</FieldLink>{' '}
                  <b className="font-semibold">{value(fact)}</b>{' '}
                  <span className="text-13 text-ink-2">
                    {t('from', { words: text.slice(fact.start, fact.end).replace(/\s+/g, ' ') })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {filled.isDescriptionSet ? <p className="text-14 text-ink-2">{t('rest')}</p> : null}
      {phones.length > 0 ? (
        <p className="text-14 text-ink-2">
          {t('phones', { count: phones.length, phones: phones.join(', ') })}{' '}
          <Link
            prefetch={false}
            href={localizedPath(locale, '/profile')}
            className="link inline-flex min-h-11 items-center"
          >
            {t('profile')}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
