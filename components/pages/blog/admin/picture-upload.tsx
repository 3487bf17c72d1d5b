'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { uploadFile } from '@/components/ui/uploads/upload-file';
import { TOOL } from './markdown-toolbar';

const TYPES = ['image/jpeg', 'image/png', 'image/gif'];

interface PictureUploadProps {
  label: string;
  /** What the button, which shows its icon alone, is part of: a picture can be dropped on it as well. */
  children?: (button: ReactNode) => ReactNode;
  onUploaded: (url: string, name: string) => void;
}

/** A button that uploads one photo and passes on its URL. */
export function PictureUpload({ label, children, onUploaded }: PictureUploadProps) {
  const t = useTranslations('admin');
  const language = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  const send = async (file: File | undefined) => {
    if (!file || percent !== null) return;
    setError(null);
    setPercent(0);
    const result = await uploadFile<{ url: string }>({
      kind: 'post',
      url: '/api/admin/blog/images',
      field: 'image',
      file,
      language,
      onProgress: setPercent,
    });
    setPercent(null);
    if (result.ok) return onUploaded(result.data.url, file.name);
    setError(result.message ?? t('offline'));
    if (result.status === 401) leaveToSignIn();
  };

  const isSending = percent !== null;
  const choose = () => input.current?.click();
  const button = children ? (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isSending || undefined}
      aria-busy={isSending || undefined}
      onClick={isSending ? undefined : choose}
      className={TOOL}
    >
      {isSending ? <span className="text-13 tabular-nums">{percent} %</span> : <Icon name="image-plus" />}
    </button>
  ) : (
    <Button variant="secondary" pending={isSending} onClick={choose}>
      <Icon name="image-plus" />
      {isSending ? `${percent} %` : label}
    </Button>
  );
  return (
    <div
      className="grid content-start justify-items-start gap-2"
      onDragOver={(event) => {
        if (children && event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        const { files } = event.dataTransfer;
        // Dropped text is the browser's to insert.
        if (!children || files.length === 0) return;
        event.preventDefault();
        void send([...files].find(({ type }) => TYPES.includes(type)) ?? files[0]);
      }}
    >
      {children ? children(button) : button}
      <input
        ref={input}
        type="file"
        accept={TYPES.join()}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          void send(file);
        }}
        className="sr-only"
        tabIndex={-1}
      />
      <FieldError>{error}</FieldError>
    </div>
  );
}
