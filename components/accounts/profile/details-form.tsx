'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormDraft } from '@/components/ui/forms/use-form-draft';
import { ReadyButton } from '@/components/ui/ready-button';
import { updateViewer } from '@/components/ui/viewer/use-viewer';
import { PlaceField } from '@/components/ui/places/place-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { Select } from '@/components/ui/select';
import type { UserDto } from '@/lib/accounts/accounts/dto';
import { profileSchema } from '@/lib/accounts/accounts/schema';
import { LANGUAGE_NAMES, LOCALES } from '@/lib/core/i18n/locales';
import { useAccountRow } from './account-row';
import { useAccountForm } from './use-account-form';

type Values = Record<'firstName' | 'lastName' | 'phone' | 'location' | 'language', string>;

const valuesOf = ({ firstName, lastName, phone, location, language }: UserDto): Values => ({
  firstName,
  lastName,
  phone: phone ?? '',
  location: location ?? '',
  language,
});

const SCHEMAS = {
  name: profileSchema.pick({ firstName: true, lastName: true }),
  phone: profileSchema.pick({ phone: true }),
  place: profileSchema.pick({ location: true }),
  language: profileSchema.pick({ language: true }),
};

/** Changes a part of the user's details: name, phone, place or language of e-mails; the others stay as they are. */
export function DetailsForm({ user, part }: { user: UserDto; part: keyof typeof SCHEMAS }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const row = useAccountRow();
  const { form, submit, pending } = useAccountForm<Values, UserDto>({
    schema: SCHEMAS[part],
    defaultValues: valuesOf(user),
    method: 'PATCH',
    path: '/api/user',
    body: (values) => {
      const own = Object.keys(SCHEMAS[part].shape) as (keyof Values)[];
      return { ...valuesOf(user), ...Object.fromEntries(own.map((field) => [field, values[field]])) };
    },
    failed: t('saveFailed'),
    onSaved: (saved) => {
      form.reset(valuesOf(saved));
      row.close();
      updateViewer(saved);
      notify.success(t('saved'));
      router.refresh();
    },
  });
  useFormDraft(`corral-profile:${user.id}:${part}`, form, { changedOnly: true });
  const { errors, isDirty } = form.formState;
  // A draft from before a reload is shown, not kept in a closed row.
  useEffect(() => {
    if (isDirty) row.open();
  }, [isDirty, row]);
  const location = useWatch({ control: form.control, name: 'location' });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {part === 'name' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field id="firstName" label={t('firstName')} error={errors.firstName?.message}>
            {(control) => <Input {...control} {...form.register('firstName')} autoComplete="given-name" />}
          </Field>
          <Field id="lastName" label={t('lastName')} error={errors.lastName?.message}>
            {(control) => <Input {...control} {...form.register('lastName')} autoComplete="family-name" />}
          </Field>
        </div>
      ) : null}
      {part === 'phone' ? (
        <Field id="phone" label={t('phone')} note={t('optional')} help={t('phoneHelp')} error={errors.phone?.message}>
          {(control) => <Input {...control} {...form.register('phone')} type="tel" autoComplete="tel" />}
        </Field>
      ) : null}
      {part === 'place' ? (
        <PlaceField
          id="location"
          label={t('location')}
          note={t('optional')}
          help={t('locationHelp')}
          error={errors.location?.message}
          input={form.register('location')}
          value={location}
          onText={(text) => form.setValue('location', text, { shouldDirty: true, shouldValidate: true })}
        />
      ) : null}
      {part === 'language' ? (
        <Field id="language" label={t('mailLanguage')} help={t('mailLanguageHelp')} error={errors.language?.message}>
          {(control) => (
            <Select {...control} {...form.register('language')} className="sm:max-w-72">
              {LOCALES.map((language) => (
                <option key={language} value={language} lang={language}>
                  {LANGUAGE_NAMES[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <ReadyButton type="submit" pending={pending} className="justify-self-start max-sm:w-full">
        {pending ? t('saving') : t('save')}
      </ReadyButton>
    </form>
  );
}
