'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { KeepFocus } from '@/components/ui/page/keep-focus';
import type { Photos } from '@/components/ui/uploads/use-photos';
import { clock } from '@/lib/core/i18n/format';
import { namedAs } from './error-summary';
import { fieldId, goToField, type FormField, type FormKind, type ListingFormValues } from './form-kind';
import { mentionOf } from './mentions';

interface StaleTextProps {
  values: ListingFormValues;
  numbers: FormKind<ListingFormValues>['numbers'];
}

/** Says beside what saves which of the numbers that were changed the description still has as they were before. */
function StaleText({ values, numbers }: StaleTextProps) {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const { formState } = useFormContext<ListingFormValues>();
  const before = new Map<string, unknown>(Object.entries(formState.defaultValues ?? {}));
  const now = new Map<string, unknown>(Object.entries(values));
  const written = Object.keys(numbers).flatMap((name) => {
    const number = before.get(name);
    if (typeof number !== 'string' || number === now.get(name)) return [];
    return mentionOf(values.description, number) ?? [];
  });
  return (
    <p role="status" className="text-14 font-medium text-wheat-ink empty:hidden">
      {written.length === 0
        ? null
        : t.rich('staleText', {
            words: new Intl.ListFormat(locale).format(new Set(written)),
            link: (words) => (
              <button
                type="button"
                className="link -my-2.5 inline-flex min-h-11 items-center"
                onClick={() => goToField('description')}
              >
                {words}
              </button>
            ),
          })}
    </p>
  );
}

/** Leads to the first answer that is missing or wrong. */
function MissingLink({ fields, isShort }: { fields: readonly FormField[]; isShort: boolean }) {
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
  const locale = useLocale();
  const time = savedAt && new Intl.DateTimeFormat(locale, clock(locale)).format(savedAt);
  return <p className="text-13 text-ink-2">{time ? t('draftSaved', { time }) : t('draftNote')}</p>;
}

interface PublishBarProps extends StaleTextProps {
  label: string;
  photos: Photos;
  isSubmitting: boolean;
  /** What the signal is awaited for: to go out, or to show what went out. */
  waits: 'waiting' | 'sent' | null;
  done: number;
  left: readonly FormField[];
  /** Whether the fields are folded. */
  isFolded: boolean;
  /** Whether it is published already. */
  isStored: boolean;
}

const PUBLISH_ID = 'publish';

/** The button that publishes, on phones at the lower edge of the screen, and what is lacking until then. */
export function PublishBar({
  label,
  photos,
  isSubmitting,
  waits,
  done,
  left,
  isFolded,
  isStored,
  ...written
}: PublishBarProps) {
  const t = useTranslations('listingForm');
  const uploaded = photos.list.filter(({ status }) => status === 'done').length;
  const saving = photos.busy ? t('photos.busy', { done: uploaded, total: photos.list.length }) : t('saving');
  return (
    <div className="publish-bar flex items-center gap-4 max-lg:mt-4 max-sm:sticky max-sm:bottom-0 max-sm:z-30 max-sm:-mx-4 max-sm:flex-row-reverse max-sm:justify-between max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:pt-2.5 max-sm:pb-[calc(10px+env(safe-area-inset-bottom))] lg:grid lg:gap-1 lg:text-center">
      <Button id={PUBLISH_ID} type="submit" size="lg" pending={isSubmitting}>
        {isSubmitting ? saving : label}
      </Button>
      {/* A button loses the focus while it is disabled. */}
      <KeepFocus step={String(isSubmitting)} id={PUBLISH_ID} />
      <div className="min-w-0">
        <StaleText {...written} />
        {isFolded ? null : (
          <p className="text-14 font-semibold tabular-nums">{t('answers', { done, total: done + left.length })}</p>
        )}
        <p role="status" className="text-14 font-semibold empty:hidden">
          {waits && t(waits)}
        </p>
        {waits || (isStored && left.length === 0) ? null : <MissingLink fields={left} isShort={isFolded} />}
      </div>
    </div>
  );
}
