'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { sendConfirmed } from '@/components/accounts/confirm-email/send-confirmed';
import { resultOf } from '@/components/ui/forms/send-json';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { MemberForm } from '@/components/ui/forms/member-form';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { useRefusedFields } from '@/components/ui/forms/use-field-text';
import { Button } from '@/components/ui/button';
import { DateInput } from '@/components/ui/forms/date-input';
import { DropZone } from '@/components/ui/uploads/drop-zone';
import { Icon } from '@/components/ui/icon';
import { formatFileSize } from '@/lib/core/i18n/format';
import { Field, FieldError } from '@/components/ui/field';
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

/** What is folded away until it is wanted, or refused. */
const MORE = ['number', 'heads', 'listingId'] as const;
const EMPTY = { number: '', issuedOn: '', expiresOn: '', heads: '' };

interface PaperFormProps {
  /** The listings that a paper can be about. */
  listings: readonly { id: string; title: string }[];
  /** The country of most papers: that of the owner's place. */
  country: PaperCountry;
}

/**
 * Uploads a paper: first its photograph or file, then what is written on it. The usual end of its validity is filled in
 * where a rule is known. What is written is kept in this tab; the file can't be.
 */
export function PaperForm({ listings, country }: PaperFormProps) {
  const t = useTranslations('papers');
  const kinds = useTranslations('paperKinds');
  const locale = useLocale();
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const { values, set, clear, isBegun } = useKeptTexts<Values>('paper', {
    kind: 'movement',
    country,
    listingId: '',
    ...EMPTY,
  });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const refusedFields = useRefusedFields();
  const { pending, submit } = useMemberSubmit({
    unauthorized: t('unauthorized'),
    unauthorizedText: t('unauthorizedText'),
    offline: t('offline'),
  });
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const usual = usualExpiry(values.kind, values.country, values.issuedOn);

  const change = (part: Partial<Values>) => {
    const after = { ...values, ...part };
    const is = usualExpiry(after.kind, after.country, after.issuedOn);
    // A date that the owner typed stays.
    set(values.expiresOn === (usual ?? '') && !('expiresOn' in part) ? { ...part, expiresOn: is ?? '' } : part);
  };

  const onSubmit = () => {
    setErrors({});
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.append(name, value);
    if (file) body.append('file', file);
    const headers = { accept: 'application/json', 'accept-language': locale };
    const post = () => fetch('/api/papers', { method: 'POST', headers, body }).catch(() => null);
    submit({
      send: async () => resultOf(await sendConfirmed(post)),
      done: t('paperAdded'),
      onDone: () => {
        set(EMPTY);
        clear();
        setFile(null);
      },
      refresh: () => router.refresh(),
      failed: (_, refusal) => {
        const found = refusedFields(refusal);
        setErrors(found);
        return Object.keys(found).length > 0 ? undefined : t('failed');
      },
    });
  };

  // What was pressed is gone: the focus goes to what takes its place.
  const isChosen = file !== null;
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    if (isChosen !== wasChosen.current) document.getElementById(isChosen ? 'paper-kind' : 'paper-file')?.focus();
    wasChosen.current = isChosen;
  }, [isChosen]);

  const choose = ([first]: readonly File[]) => setFile(first ?? null);
  if (!file)
    return (
      <DropZone
        id="paper-file"
        icon="file-text"
        accept={PAPER_TYPES}
        title={t('drop')}
        touchTitle={t('addPaper')}
        help={isBegun ? t('fileAgain') : t('fileHelp')}
        choose={t('choose')}
        camera={t('camera')}
        error={undefined}
        full={false}
        onFiles={choose}
      />
    );
  const isMoreRefused = MORE.some((name) => errors[name]);
  return (
    <MemberForm onSubmit={onSubmit} layout="grid gap-5" errors={errors}>
      <div>
        <div className="flex min-h-14 items-center gap-3 rounded-card border border-line py-1.5 pr-1.5 pl-4">
          <Icon name="file-text" className="size-5 text-pasture-ink" />
          <p className="min-w-0 flex-1 text-15">
            <span className="block truncate font-medium">{file.name}</span>
            <span className="text-13 text-ink-2">{formatFileSize(locale, file.size)}</span>
          </p>
          <button
            type="button"
            className="icon-button text-ink-2 hover:text-clay-ink"
            aria-label={t('dropFile', { name: file.name })}
            onClick={() => setFile(null)}
          >
            <Icon name="trash-2" />
          </button>
        </div>
        <FieldError id="paper-file-error">{errors.file}</FieldError>
      </div>
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
            <DateInput
              {...control}
              placeholder={t('datePlaceholder')}
              value={values.issuedOn}
              onValue={(issuedOn) => change({ issuedOn })}
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
            <DateInput
              {...control}
              placeholder={t('datePlaceholder')}
              value={values.expiresOn}
              onValue={(expiresOn) => change({ expiresOn })}
            />
          )}
        </Field>
      </div>
      <details open={isMoreRefused || undefined} className="border-t border-line">
        <summary className="link flex min-h-11 cursor-pointer items-center text-15">{t('more')}</summary>
        <div className="grid gap-5 pt-2 sm:grid-cols-2 sm:gap-4">
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
          <Field id="paper-listingId" label={t('about')} error={errors.listingId} className="sm:col-span-2">
            {(control) => (
              <Select
                {...control}
                value={values.listingId}
                onChange={({ target }) => change({ listingId: target.value })}
              >
                <option value="">{t('aboutAll')}</option>
                {listings.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </details>
      <Button type="submit" pending={pending} className="justify-self-start max-sm:w-full">
        {pending ? t('uploading') : t('addPaper')}
      </Button>
    </MemberForm>
  );
}
