'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';
import { useSchemaResolver } from '@/components/ui/forms/use-field-text';
import { Dialog, DialogContent, DialogDescription, DialogTitle, FormFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { AdminBannerAd } from '@/lib/money/banner-ads/dto';
import { BANNER_DESCRIPTION_MAX, BANNER_TITLE_MAX, bannerChangesSchema } from '@/lib/money/banner-ads/schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { readNumbers } from '@/lib/core/i18n/read-number';
import { LanguageBoxes } from './language-boxes';
import type { ChangeAd } from './manage-ad';

const NUMBERS = ['durationMonths'];
const schema = z.preprocess((values) => readNumbers(values as Values, NUMBERS), bannerChangesSchema);

type Values = {
  title: string;
  description: string;
  languages: Locale[];
  imageUrl: string;
  targetUrl: string;
  durationMonths: string;
};

/** Edits an advertisement's texts, picture, link and duration as an administrator. */
export function EditDialog({ ad, change, onClose }: { ad: AdminBannerAd; change: ChangeAd; onClose: () => void }) {
  const t = useTranslations('admin.banners');
  const { run, pending } = useAdminAct(onClose);
  const form = useForm<Values>({
    resolver: useSchemaResolver<Values>(schema),
    defaultValues: {
      title: ad.title,
      description: ad.description,
      languages: ad.languages,
      imageUrl: ad.imageUrl ?? '',
      targetUrl: ad.clickUrl,
      durationMonths: String(ad.durationMonths),
    },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    run({
      act: () => change({ id: ad.id, ...readNumbers(values, NUMBERS) }),
      done: { title: t('updated', { title: values.title }) },
      failed: t('updateFailed'),
    }),
  );
  const field = (
    name: Exclude<keyof Values, 'languages'>,
    label: string,
    props: ComponentProps<'input'> = {},
    help?: string,
  ) => (
    <Field id={`ad-${name}`} label={label} error={errors[name]?.message} {...(help ? { help } : {})}>
      {(control) => <Input {...control} {...form.register(name)} {...props} />}
    </Field>
  );
  return (
    <Dialog open onOpenChange={(next) => !next && !pending && onClose()}>
      <DialogContent closeLabel={t('close')}>
        <DialogTitle>{t('editTitle')}</DialogTitle>
        <DialogDescription>{t('editText')}</DialogDescription>
        <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          {field('title', t('fieldTitle'), { maxLength: BANNER_TITLE_MAX })}
          <Field id="ad-description" label={t('fieldDescription')} error={errors.description?.message}>
            {(control) => (
              <Textarea {...control} {...form.register('description')} rows={2} maxLength={BANNER_DESCRIPTION_MAX} />
            )}
          </Field>
          <LanguageBoxes input={form.register('languages')} />
          {field('imageUrl', t('fieldImage'), { inputMode: 'url', autoComplete: 'off' })}
          {field('targetUrl', t('fieldTarget'), { inputMode: 'url', autoComplete: 'off' })}
          {field(
            'durationMonths',
            t('fieldMonths'),
            { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 },
            t('fieldMonthsHelp'),
          )}
          <FormFooter submit={t('save')} cancel={t('cancel')} pending={pending} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
