'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, type DragEvent } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { KeepFocus } from '@/components/ui/page/keep-focus';
import { CameraButton } from '@/components/ui/uploads/camera-button';
import { ProgressBar } from '@/components/ui/uploads/progress-bar';
import { RefusedFiles } from '@/components/ui/uploads/refused-files';
import { formatNumber } from '@/lib/core/i18n/format';
import { DOCUMENTS_MAX, DOCUMENT_TYPES } from '@/lib/accounts/verification/schema';
import { DOCUMENT_SLOTS, countDocuments, type Documents, type DocumentSlot, type FormDocument } from './use-documents';

/** Id of the button that receives the focus on an error, and once a file is chosen. */
export const DOCUMENTS_ID = 'verification-documents';

const MEGABYTE = 1024 * 1024;

/** The documents: a card for each that is asked for, dropped, selected or photographed, and uploaded one by one. */
export function DocumentField({ documents, error }: { documents: Documents; error: string | undefined }) {
  // messages: verification.documents.slots.*
  const t = useTranslations('verification.documents');
  const { list, refusals } = documents;
  const more = list.filter(({ slot }) => slot === null);
  const missing = DOCUMENT_SLOTS.filter((slot) => list.every((document) => document.slot !== slot));
  const isFull = list.length >= DOCUMENTS_MAX;
  const rowOf = (document: FormDocument) => (
    <DocumentRow
      document={document}
      label={document.originalName ?? t('sentBefore', { number: list.indexOf(document) + 1 })}
      onRemove={() => documents.remove(document.key)}
      onRetry={() => documents.retry(document.key)}
    />
  );
  const drop = (event: DragEvent, slot: DocumentSlot) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    documents.add([...event.dataTransfer.files], slot);
  };
  return (
    <div className="grid gap-4">
      <p className="flex gap-2 text-14 text-ink-2">
        <Icon name="lock" className="mt-0.5 size-4" />
        {t('private')}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {DOCUMENT_SLOTS.map((slot) => {
          const document = list.find((one) => one.slot === slot);
          const title = t(`slots.${slot}`);
          return (
            <li
              key={slot}
              onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
              onDrop={(event) => drop(event, slot)}
              className={`grid gap-2 rounded-card border-[1.5px] p-3.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center ${document ? 'border-line' : 'border-dashed border-line-strong'}`}
            >
              <p className="flex items-center gap-2.5 font-semibold">
                <Icon
                  name={document?.status === 'done' ? 'circle-check' : 'file-text'}
                  className={document?.status === 'done' ? 'text-pasture-ink' : 'text-ink-2'}
                />
                {title}
              </p>
              {document ? (
                <div className="sm:col-span-2">{rowOf(document)}</div>
              ) : (
                <FileButtons
                  id={slot === missing[0] ? DOCUMENTS_ID : undefined}
                  title={title}
                  error={slot === missing[0] && error ? `${DOCUMENTS_ID}-error` : undefined}
                  disabled={isFull}
                  onFiles={(files) => documents.add(files, slot)}
                />
              )}
            </li>
          );
        })}
        {more.map((document) => (
          <li key={document.key}>{rowOf(document)}</li>
        ))}
      </ul>
      <FieldError id={`${DOCUMENTS_ID}-error`}>{error}</FieldError>
      <p className="text-14 text-ink-2">{t('accepted', { count: DOCUMENTS_MAX })}</p>
      {missing.length === 0 && !isFull ? (
        <FileButtons id={DOCUMENTS_ID} title={t('add')} onFiles={(files) => documents.add(files, null)} />
      ) : null}
      <KeepFocus step={list.map(({ key }) => key).join()} id={DOCUMENTS_ID} />
      <RefusedFiles
        messages={refusals.map(({ name, reason, message }) => message ?? t(`refused.${reason}`, { name }))}
      />
      <p aria-live="polite" className="sr-only">
        {list.length > 0 ? t('ready', countDocuments(list)) : ''}
      </p>
    </div>
  );
}

interface FileButtonsProps {
  id?: string | undefined;
  /** Names what is chosen. */
  title: string;
  /** Id of the error that the button is described by. */
  error?: string | undefined;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The camera, on devices that have one, and the button that selects files. */
function FileButtons({ id, title, error, disabled = false, onFiles }: FileButtonsProps) {
  const t = useTranslations('verification.documents');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={DOCUMENT_TYPES.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows selecting the same file again after it was removed.
          target.value = '';
        }}
      />
      <CameraButton label={t('camera')} disabled={disabled} onFiles={onFiles} />
      <Button
        id={id}
        variant="secondary"
        aria-label={t('chooseFor', { title })}
        aria-describedby={error}
        disabled={disabled}
        onClick={() => input.current?.click()}
        className="max-sm:w-full"
      >
        {t('choose')}
      </Button>
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
  document: { name, originalName, size, status, progress, problem },
  label,
  onRemove,
  onRetry,
}: DocumentRowProps) {
  const t = useTranslations('verification.documents');
  const locale = useLocale();
  const pending = status === 'waiting' || status === 'uploading';
  return (
    <div
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
              ? [t('failed'), problem].filter(Boolean).join('. ')
              : [
                  size === null
                    ? t('stored')
                    : t('size', { size: formatNumber(locale, Math.max(0.01, size / MEGABYTE)) }),
                  t('seenBy'),
                ].join(' · ')}
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
    </div>
  );
}
