'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { ProgressBar } from '@/components/uploads/progress-bar';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { DOCUMENTS_MAX, DOCUMENT_TYPES } from '@/lib/verification/schema';
import type { Documents, FormDocument } from './use-documents';

/** Id of the button that receives the focus on an error. */
export const DOCUMENTS_ID = 'verification-documents';

const MEGABYTE = 1024 * 1024;

/** The documents: dropped or selected, uploaded one by one. */
export function DocumentField({ documents, error }: { documents: Documents; error: string | undefined }) {
  const t = useTranslations('verification.documents');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { list, refusals } = documents;
  const done = list.filter(({ status }) => status === 'done').length;

  const drop = (event: DragEvent) => {
    setOver(false);
    if (!event.dataTransfer.files.length) return;
    event.preventDefault();
    documents.add([...event.dataTransfer.files]);
  };

  return (
    <div className="grid gap-4">
      <div
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-[1.5px] border-dashed p-5 ${over ? 'border-pasture bg-pasture-soft' : 'border-line-strong bg-surface'}`}
      >
        <span className="grid size-12 flex-none place-items-center rounded-full bg-pasture-soft text-pasture-ink">
          <Icon name="upload" className="size-6" />
        </span>
        <div className="min-w-0 flex-1 basis-44">
          <p className="font-semibold">{t('drop')}</p>
          <p id="verification-documents-help" className="text-14 text-ink-2">
            {t('accepted', { count: DOCUMENTS_MAX })}
          </p>
        </div>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={DOCUMENT_TYPES.join(',')}
          onChange={(event) => {
            documents.add([...(event.target.files ?? [])]);
            // Allows selecting the same file again after it was removed.
            event.target.value = '';
          }}
        />
        <Button
          id={DOCUMENTS_ID}
          variant="secondary"
          aria-describedby={
            error ? 'verification-documents-error verification-documents-help' : 'verification-documents-help'
          }
          onClick={() => input.current?.click()}
          disabled={list.length >= DOCUMENTS_MAX}
          className="max-sm:w-full"
        >
          {t('choose')}
        </Button>
      </div>
      <FieldError id="verification-documents-error">{error}</FieldError>
      {refusals.length > 0 ? (
        <Note tone="error">
          <ul className="grid gap-1">
            {refusals.map(({ name, reason, message }, index) => (
              <li key={`${name}-${index}`} className="break-words">
                {message ?? t(`refused.${reason}`, { name })}
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
      {list.length > 0 ? (
        <ul className="grid gap-2">
          {list.map((document, index) => (
            <DocumentRow
              key={document.key}
              document={document}
              label={document.originalName ?? t('sentBefore', { number: index + 1 })}
              onRemove={() => documents.remove(document.key)}
              onRetry={() => documents.retry(document.key)}
            />
          ))}
        </ul>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {list.length > 0 ? t('ready', { done, total: list.length }) : ''}
      </p>
    </div>
  );
}

interface DocumentRowProps {
  document: FormDocument;
  label: string;
  onRemove: () => void;
  onRetry: () => void;
}

function DocumentRow({
  document: { name, originalName, size, status, progress },
  label,
  onRemove,
  onRetry,
}: DocumentRowProps) {
  const t = useTranslations('verification.documents');
  const locale = useLocale() as Locale;
  const pending = status === 'waiting' || status === 'uploading';
  return (
    <li
      className={`flex min-h-14 items-center gap-3 rounded-card border bg-surface py-1.5 pr-1.5 pl-4 ${status === 'failed' ? 'border-clay' : 'border-line'}`}
    >
      <Icon
        name={status === 'done' ? 'file-check' : 'file-text'}
        className={status === 'done' ? 'size-5 text-pasture-ink' : 'size-5 text-ink-2'}
      />
      <div className="min-w-0 flex-1 text-15">
        {name ? (
          <a
            href={`/api/verification/documents/${name}`}
            className="block truncate font-medium hover:underline"
            download={originalName ?? name}
          >
            {label}
          </a>
        ) : (
          <p className="truncate font-medium">{label}</p>
        )}
        {pending ? (
          <>
            <p className="text-13 text-ink-2">
              {status === 'waiting' ? t('waiting') : t('uploading', { percent: progress })}
            </p>
            <ProgressBar value={progress} label={t('progress', { name: label })} />
          </>
        ) : (
          <p className={status === 'failed' ? 'text-13 text-clay-ink' : 'text-13 text-ink-2'}>
            {status === 'failed'
              ? t('failed')
              : size === null
                ? t('stored')
                : t('size', { size: formatNumber(locale, Math.max(0.01, size / MEGABYTE)) })}
          </p>
        )}
      </div>
      {status === 'failed' ? (
        <button type="button" className="icon-button" aria-label={t('retry', { name: label })} onClick={onRetry}>
          <Icon name="rotate-ccw" />
        </button>
      ) : null}
      <button
        type="button"
        className="icon-button text-ink-2 hover:text-clay-ink"
        aria-label={t('remove', { name: label })}
        onClick={onRemove}
      >
        <Icon name="trash-2" />
      </button>
    </li>
  );
}
