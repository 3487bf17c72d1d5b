'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { AnimalListingFormValues } from './animal-listing-form-kind';

/** The animal's health: a line of text and three certifications. */
export function HealthFields() {
  const t = useTranslations('listingForm');
  const form = useFormContext<AnimalListingFormValues>();
  return (
    <>
      <Field
        id={fieldId('healthStatus')}
        label={t('healthStatus')}
        note={t('optional')}
        help={t('healthStatusHelp')}
        error={form.formState.errors.healthStatus?.message}
      >
        {(control) => <Input {...control} {...form.register('healthStatus')} autoComplete="off" />}
      </Field>
      <div role="group" aria-label={t('certifications')}>
        <Checkbox {...form.register('vaccinated')}>{t('vaccinated')}</Checkbox>
        <Checkbox {...form.register('healthCertificate')}>{t('healthCertificate')}</Checkbox>
        <Checkbox {...form.register('pregnancyTested')}>{t('pregnancyTested')}</Checkbox>
      </div>
    </>
  );
}
