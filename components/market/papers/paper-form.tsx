'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { sendConfirmed } from '@/components/accounts/confirm-email/send-confirmed';
import { resultOf } from '@/components/ui/forms/send-json';
import { MemberForm } from '@/components/ui/forms/member-form';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { useRefusedFields } from '@/components/ui/forms/use-field-text';
import { Button } from '@/components/ui/button';
import { CameraButton } from '@/components/ui/uploads/camera-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import {
  PAPER_COUNTRIES,
  PAPER_KINDS,
  PAPER_TYPES,
  usualExpiry,
  type PaperCountry,
  type PaperKind,
} from '@/lib/market/papers/schema';

type Values = {
  kind: PaperKind;
  country: PaperCountry;
  number: string;
  issuedOn: string;
  expiresOn: string;
  heads: string;
  listingId: string;
};

const EMPTY = { number: '', issuedOn: '', expiresOn: '', heads: '' };

interface PaperFormProps {
  /** The listings that a paper can be about. */
  listings: readonly { id: string; title: string }[];
  /** The country of most papers, from the page's language. */
  country: PaperCountry;
}

/** Uploads a paper with what is written on it. The usual end of its validity is filled in where a rule is known. */
export function PaperForm({ listings, country }: PaperFormProps) {
  const t = useTranslations('papers');
  const kinds = useTranslations('paperKinds');
  const locale = useLocale();
  const router = useRouter();
  const file = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState<Values>({ kind: 'movement', country, listingId: '', ...EMPTY });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const refusedFields = useRefusedFields();
  const { pending, submit } = useMemberSubmit({
    unauthorized: t('unauthorized'),
    unauthorizedText: t('unauthorizedText'),
    offline: t('offline'),
  });
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const usual = usualExpiry(values.kind, values.country, values.issuedOn);

  const change = (part: Partial<Values>) =>
    setValues((before) => {
      const after = { ...before, ...part };
      const was = usualExpiry(before.kind, before.country, before.issuedOn);
      const is = usualExpiry(after.kind, after.country, after.issuedOn);
      // A date that the owner typed stays.
      return before.expiresOn === (was ?? '') && !('expiresOn' in part) ? { ...after, expiresOn: is ?? '' } : after;
    });

  const choose = (files: readonly File[]) => {
    const chosen = new DataTransfer();
    for (const one of files) chosen.items.add(one);
    if (file.current) file.current.files = chosen.files;
  };

  const onSubmit = () => {
    setErrors({});
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.append(name, value);
    const [chosen] = file.current?.files ?? [];
    if (chosen) body.append('file', chosen);
    const headers = { accept: 'application/json', 'accept-language': locale };
    const post = () => fetch('/api/papers', { method: 'POST', headers, body }).catch(() => null);
    submit({
      send: async () => resultOf(await sendConfirmed(post)),
      done: t('paperAdded'),
      onDone: () => {
        setValues((before) => ({ ...before, ...EMPTY }));
        if (file.current) file.current.value = '';
      },
      refresh: () => router.refresh(),
      failed: (_, refusal) => {
        const found = refusedFields(refusal);
        setErrors(found);
        return Object.keys(found).length > 0 ? undefined : t('failed');
      },
    });
  };

  return (
    <MemberForm onSubmit={onSubmit} layout="grid gap-5" errors={errors}>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field id="paper-kind" label={t('kind')} error={errors.kind}>
          {(control) => (
            <Select
              {...control}
              value={values.kind}
              onChange={({ target }) => change({ kind: target.value as PaperKind })}
            >
              {PAPER_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {kinds(kind)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="paper-country" label={t('country')} error={errors.country}>
          {(control) => (
            <Select
              {...control}
              value={values.country}
              onChange={({ target }) => change({ country: target.value as PaperCountry })}
            >
              {PAPER_COUNTRIES.map((code) => (
                <option key={code} value={code}>
                  {names.of(code)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="paper-issuedOn" label={t('issuedOn')} error={errors.issuedOn}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={values.issuedOn}
              onChange={({ target }) => change({ issuedOn: target.value })}
            />
          )}
        </Field>
        <Field
          id="paper-expiresOn"
          label={t('expiresOnLabel')}
          note={t('optional')}
          help={usual && usual === values.expiresOn ? t('usualExpiry') : t('expiresOnHelp')}
          error={errors.expiresOn}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              value={values.expiresOn}
              onChange={({ target }) => change({ expiresOn: target.value })}
            />
          )}
        </Field>
        <Field id="paper-number" label={t('paperNumber')} note={t('optional')} error={errors.number}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={60}
              value={values.number}
              onChange={({ target }) => change({ number: target.value })}
            />
          )}
        </Field>
        <Field id="paper-heads" label={t('heads')} note={t('optional')} error={errors.heads}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={values.heads}
              onChange={({ target }) => change({ heads: target.value })}
            />
          )}
        </Field>
      </div>
      <Field id="paper-listingId" label={t('about')} error={errors.listingId}>
        {(control) => (
          <Select {...control} value={values.listingId} onChange={({ target }) => change({ listingId: target.value })}>
            <option value="">{t('aboutAll')}</option>
            {listings.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="paper-file" label={t('file')} help={t('fileHelp')} error={errors.file}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <input
              {...control}
              ref={file}
              type="file"
              accept={PAPER_TYPES.join(',')}
              className="control h-auto min-w-0 flex-1 basis-60 py-2.5 text-15"
            />
            <CameraButton label={t('camera')} onFiles={choose} />
          </div>
        )}
      </Field>
      <Button type="submit" pending={pending} className="justify-self-start max-sm:w-full">
        {pending ? t('uploading') : t('addPaper')}
      </Button>
    </MemberForm>
  );
}
