'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useFormDraft } from '@/components/ui/forms/use-form-draft';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { updateViewer } from '@/components/ui/viewer/use-viewer';
import { PlaceField } from '@/components/ui/places/place-field';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { Select } from '@/components/ui/select';
import type { UserDto } from '@/lib/accounts/accounts/dto';
import { profileSchema } from '@/lib/accounts/accounts/schema';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { useAccountForm } from './use-account-form';
import { useSend } from './use-send';

type Values = Record<'firstName' | 'lastName' | 'phone' | 'location' | 'language', string>;

const LANGUAGES: Record<Locale, string> = { es: 'Español', en: 'English', pt: 'Português' };

const valuesOf = ({ firstName, lastName, phone, location, language }: UserDto): Values => ({
  firstName,
  lastName,
  phone: phone ?? '',
  location: location ?? '',
  language,
});

/** Name, phone, location and e-mail language. */
export function DetailsForm({ user }: { user: UserDto }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const send = useSend();
  const ready = useHydrated();
  const { form, submit } = useAccountForm<Values, UserDto>({
    schema: profileSchema,
    defaultValues: valuesOf(user),
    send: (values) => send('PATCH', '/api/user', values),
    failure: t('saveFailed'),
    onSaved: (saved) => {
      form.reset(valuesOf(saved));
      updateViewer(saved);
      notify.success(t('saved'));
      router.refresh();
    },
  });
  useFormDraft(`corral-profile:${user.id}`, form, { changedOnly: true });
  const { errors, isSubmitting } = form.formState;
  const location = useWatch({ control: form.control, name: 'location' });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field id="firstName" label={t('firstName')} error={errors.firstName?.message}>
          {(control) => <Input {...control} {...form.register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field id="lastName" label={t('lastName')} error={errors.lastName?.message}>
          {(control) => <Input {...control} {...form.register('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field id="phone" label={t('phone')} note={t('optional')} help={t('phoneHelp')} error={errors.phone?.message}>
          {(control) => <Input {...control} {...form.register('phone')} type="tel" autoComplete="tel" />}
        </Field>
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
      </div>
      <Field id="language" label={t('mailLanguage')} help={t('mailLanguageHelp')} error={errors.language?.message}>
        {(control) => (
          <Select {...control} {...form.register('language')} className="sm:max-w-72">
            {LOCALES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGES[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" pending={isSubmitting} disabled={!ready} className="justify-self-start max-sm:w-full">
        {isSubmitting ? t('saving') : t('save')}
      </Button>
    </form>
  );
}
