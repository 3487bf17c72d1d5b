'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { fieldId, goToField, type FormField } from '@/components/market/listing-form/form-kind';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import type { AdAsks, AdFact, AdField, AdReading, Span } from '@/lib/language/ads/dto';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { useFactText, wordsAt, worthSaying, type FactNames } from './fact-text';
import type { Filled } from './fill-form';

/** The field that answers what an advertisement leaves open. */
const ANSWERED_BY: Record<AdAsks, AdField | null> = {
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
  papers: 'healthCertificate',
  vaccines: 'vaccinated',
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

/** What words are read from, as small as can be read. */
function Words({ text, spans }: { text: string; spans: readonly Span[] }) {
  const t = useTranslations('listingForm.paste');
  const words = wordsAt(text, spans);
  return <span className="text-13 text-ink-2">{words.map((part) => t('words', { words: part })).join(' · ')}</span>;
}

interface ReadingReportProps {
  text: string;
  reading: AdReading;
  filled: Filled;
  names: FactNames;
  onOverwrite: () => void;
  onConfirm: (fact: AdFact) => void;
}

/** What the advertisement makes likely, each with a button for what is meant. */
function Deduced({ text, reading, names, onConfirm }: Omit<ReadingReportProps, 'filled' | 'onOverwrite'>) {
  const t = useTranslations('listingForm.paste');
  const { nameOf, valueOf } = useFactText(names);
  const deduced = reading.facts.filter((fact) => fact.state === 'deduced');
  const fields = [...new Set(deduced.map(({ field }) => field))];
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="paste-deduced" className="grid gap-3 rounded-card border border-line-strong p-3.5">
      <h3 id="paste-deduced" className="text-16">
        {t('confirmList')}
      </h3>
      {fields.map((field) => {
        const facts = deduced.filter((fact) => fact.field === field);
        const [first] = facts;
        return first ? (
          <div key={field} className="grid gap-1.5" role="group" aria-label={nameOf(field)}>
            <p>
              <b className="font-semibold">{nameOf(field)}</b> <Words text={text} spans={first.spans} />{' '}
              <span className="text-14 text-ink-2">{t(`reasons.${first.reason}`)}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              {facts.map((fact) => {
                const value = valueOf(fact, reading.facts);
                return (
                  <Button key={String(fact.value)} variant="secondary" onClick={() => onConfirm(fact)}>
                    {facts.length === 1 ? t('confirm', { value }) : value}
                  </Button>
                );
              })}
            </div>
          </div>
        ) : null;
      })}
    </section>
  );
}

// messages: listingForm.paste.reasons.*
/** Tells what the form took from which words, what is left to say, and what stayed as somebody had typed it. */
export function ReadingReport({ text, reading, filled, names, onOverwrite, onConfirm }: ReadingReportProps) {
  const t = useTranslations('listingForm.paste');
  const locale = useLocale() as Locale;
  const { nameOf, valueOf } = useFactText(names);
  const value = (fact: AdFact) => valueOf(fact, reading.facts);
  const { questions, unread, phones } = reading;
  return (
    <div className="grid gap-4 text-15">
      <Deduced {...{ text, reading, names, onConfirm }} />
      {questions.length > 0 ? (
        <Note tone="warn" icon="circle-alert" title={t('openList')}>
          <ul>
            {questions.map(({ asks, spans }) => {
              const field = ANSWERED_BY[asks];
              const words = t(`questions.${asks}`);
              return (
                <li key={asks} className="flex min-h-11 flex-wrap items-center gap-x-2">
                  {field ? <FieldLink field={field}>{words}</FieldLink> : words}
                  {asks === 'lots' ? null : <Words text={text} spans={spans} />}
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
                    {t('from', { words: wordsAt(text, fact.spans.slice(0, 1)).join() })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {unread.length > 0 ? (
        <section aria-labelledby="paste-unread" className="grid gap-1">
          <h3 id="paste-unread" className="text-16">
            {t('unread')}
          </h3>
          <p>
            {wordsAt(text, unread)
              .map((words) => t('words', { words }))
              .join(' · ')}
          </p>
          <p className="text-14 text-ink-2">{t('unreadText')}</p>
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
