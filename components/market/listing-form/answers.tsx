'use client';

import { useLocale, useTranslations } from 'next-intl';
import { clock } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { namedAs } from './error-summary';
import { fieldId, goToField, type FormField } from './form-kind';

/** Leads to the first answer that is missing or wrong. */
export function MissingLink({ fields, isShort }: { fields: readonly FormField[]; isShort: boolean }) {
  const t = useTranslations('listingForm');
  const [first] = fields;
  if (!first) return <p className="text-14 text-pasture-ink">{t('ready')}</p>;
  return (
    <a
      href={`#${fieldId(first)}`}
      className="link inline-flex min-h-11 items-center text-14 sm:text-15"
      onClick={(event) => {
        event.preventDefault();
        goToField(first);
      }}
    >
      {isShort
        ? t('leftShort', {
            count: fields.filter((field) => field !== 'images').length,
            photos: String(fields.includes('images')),
          })
        : t('left', { count: fields.length })}
    </a>
  );
}

/** What the preview still lacks, in words, where the questions are open. */
export function Lacking({ fields }: { fields: readonly FormField[] }) {
  const t = useTranslations('listingForm');
  // Declarations that are asked about may stay open, and have no name among the answers.
  const keys = fields.map((field) => `fields.${namedAs(field)}` as const).filter((key) => t.has(key));
  const names = [...new Set(keys.map((key) => t(key).toLocaleLowerCase()))];
  if (names.length === 0) return null;
  return (
    <p className="mt-1.5 text-14 text-ink-2">
      {t('lacks')}{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 ? ', ' : null}
          <span className="border-b border-dotted border-ink-2">{name}</span>
        </span>
      ))}
    </p>
  );
}

/** When the draft was last kept in this browser. */
export function DraftNote({ savedAt }: { savedAt: Date | null }) {
  const t = useTranslations('listingForm');
  const locale = useLocale() as Locale;
  const time = savedAt && new Intl.DateTimeFormat(locale, clock(locale)).format(savedAt);
  return <p className="text-13 text-ink-2">{time ? t('draftSaved', { time }) : t('draftNote')}</p>;
}
