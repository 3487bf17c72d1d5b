'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { DropZone } from '@/components/ui/uploads/drop-zone';
import { ProgressBar } from '@/components/ui/uploads/progress-bar';
import { RefusedFiles } from '@/components/ui/uploads/refused-files';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { DOCUMENTS_MAX, DOCUMENT_TYPES } from '@/lib/accounts/verification/schema';
import type { Documents, FormDocument } from './use-documents';

/** Id of the button that receives the focus on an error. */
export const DOCUMENTS_ID = 'verification-documents';

const MEGABYTE = 1024 * 1024;

/** The documents: dropped or selected, uploaded one by one. */
export function DocumentField({ documents, error }: { documents: Documents; error: string | undefined }) {
  const t = useTranslations('verification.documents');
  const { list, refusals } = documents;
  const done = list.filter(({ status }) => status === 'done').length;

  return (
    <div className="grid gap-4">
      <DropZone
        id={DOCUMENTS_ID}
        icon="upload"
        accept={DOCUMENT_TYPES}
        title={t('drop')}
        touchTitle={t('add')}
        help={t('accepted', { count: DOCUMENTS_MAX })}
        choose={t('choose')}
        camera={t('camera')}
        error={error}
        full={list.length >= DOCUMENTS_MAX}
        onFiles={documents.add}
      />
      <RefusedFiles
        messages={refusals.map(({ name, reason, message }) => message ?? t(`refused.${reason}`, { name }))}
      />
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
  document: { name, originalName, size, status, progress, problem },
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
    </li>
  );
}
