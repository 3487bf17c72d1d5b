'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type ChangeEvent } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { uploadFile } from '@/components/ui/uploads/upload-file';

interface PictureUploadProps {
  label: string;
  onUploaded: (url: string, name: string) => void;
}

/** A button that uploads one photo and passes on its URL. */
export function PictureUpload({ label, onUploaded }: PictureUploadProps) {
  const t = useTranslations('admin');
  const language = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
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

  return (
    <div className="grid justify-items-start gap-1.5">
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/gif"
        aria-label={label}
        onChange={(event) => void send(event)}
        className="sr-only"
        tabIndex={-1}
      />
      <Button variant="secondary" pending={percent !== null} onClick={() => input.current?.click()}>
        <Icon name="image-plus" />
        {percent === null ? label : `${percent} %`}
      </Button>
      <FieldError>{error}</FieldError>
    </div>
  );
}
