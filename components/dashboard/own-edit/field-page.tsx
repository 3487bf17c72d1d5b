'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Panel } from '@/components/ui/panel';
import { localizedPath } from '@/lib/core/i18n/paths';
import { EDIT_FIELDS, editFieldPath, type EditField } from '@/lib/market/animal-lots/edit-fields';
import type { Edited } from './edited';
import { FieldForm, inputOf, keyOf, type SaveField } from './field-form';

interface FieldPageProps {
  listing: Edited;
  field: EditField;
  /** The listing's page, for its seller. */
  viewHref: string;
  save: SaveField;
}

/** Changes one field of a listing on a page of its own, with the way to the others. */
export function FieldPage({ listing, field, viewHref, save }: FieldPageProps) {
  const t = useTranslations('editField');
  const locale = useLocale();
  const router = useRouter();
  const input = inputOf(listing);
  // Whoever comes from the listing's page came to type a number.
  useEffect(() => {
    document.getElementById(input)?.focus();
  }, [field, input]);
  // messages: editField.field.*
  return (
    <Panel className="mb-14 max-w-[520px]">
      <nav aria-label={t('fields')} className="-mt-1 mb-4 flex gap-1 border-b border-line">
        {EDIT_FIELDS.map((name) => (
          <Link
            key={name}
            prefetch={false}
            replace
            href={localizedPath(locale, editFieldPath(listing.id, name))}
            aria-current={name === field ? 'page' : undefined}
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-2.5 text-15 text-ink-2 aria-[current]:border-pasture aria-[current]:font-semibold aria-[current]:text-ink sm:px-3.5"
          >
            {t(`field.${name}`)}
          </Link>
        ))}
      </nav>
      <FieldForm
        key={field}
        listing={listing}
        field={field}
        save={save}
        keptAs={keyOf(listing, field)}
        onStale={() => router.refresh()}
        onSaved={() => router.push(viewHref)}
      >
        {() => (
          <Link
            prefetch={false}
            href={localizedPath(locale, `/edit-listing/${listing.id}`)}
            className={buttonVariants({ variant: 'secondary' })}
          >
            {t('all')}
          </Link>
        )}
      </FieldForm>
    </Panel>
  );
}
