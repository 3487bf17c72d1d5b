'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Segments } from '@/components/ui/forms/segments';
import { Input } from '@/components/ui/input';
import { placeIn } from '@/lib/core/i18n/country';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { INSPECTOR_NAME_MAX, type Slot } from '@/lib/deals/terms/dates/visit-slots';
import { NO_SLOTS } from './slot-values';
import { SlotsForm } from './slots-form';

interface VisitFormProps {
  listing: { id: string; location: string };
  ask: (input: {
    listingId: string;
    slots: Slot[];
    visitor: string;
    inspectorName: string;
  }) => Promise<ActionResult<{ id: string }>>;
}

const INITIAL = { ...NO_SLOTS, visitor: 'self', inspectorName: '' };

/** The form that asks for a visit, which leads to its page. */
export function VisitForm({ listing, ask }: VisitFormProps) {
  const t = useTranslations('visits');
  const locale = useLocale();
  const router = useRouter();
  return (
    <SlotsForm
      id={`visit-${listing.id}`}
      kind="ask"
      place={placeIn(listing.location, locale)}
      initial={INITIAL}
      send={(slots, { visitor, inspectorName }) =>
        ask({ listingId: listing.id, slots, visitor, inspectorName: visitor === 'inspector' ? inspectorName : '' })
      }
      onDone={({ id }) => router.push(localizedPath(locale, `/visits/${id}`))}
    >
      {(values, set, errors) => (
        <>
          <Segments
            name="visitor"
            label={t('who')}
            options={(['self', 'inspector'] as const).map((value) => ({ value, title: t(`visitors.${value}`) }))}
            chosen={values.visitor}
            onChoose={(visitor) => set({ visitor })}
          />
          {values.visitor === 'inspector' ? (
            <Field id="visit-inspector" label={t('inspectorName')} note={t('optional')} error={errors.inspectorName}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={INSPECTOR_NAME_MAX}
                  autoComplete="off"
                  value={values.inspectorName}
                  onChange={({ target }) => set({ inspectorName: target.value })}
                />
              )}
            </Field>
          ) : null}
        </>
      )}
    </SlotsForm>
  );
}
