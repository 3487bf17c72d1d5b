'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import { ProgressBar } from '@/components/ui/uploads/progress-bar';
import { uploadFile } from '@/components/ui/uploads/upload-file';
import { VIDEO_MAX_BYTES } from '@/lib/files/uploads/schema';
import { fieldId } from './form-kind';

const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/quicktime', 'video/x-msvideo', 'video/avi'];

interface VideoUploadProps {
  /** URL of the uploaded file, or blank. */
  value: string;
  error: string | undefined;
  onChange: (url: string) => void;
  onSessionLost: () => void;
}

/** One video file, uploaded as soon as it is selected. */
export function VideoUpload({ value, error, onChange, onSessionLost }: VideoUploadProps) {
  const t = useTranslations('listingForm.video');
  const language = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const refuse = (title: string, description: string) => {
    setProblem(description);
    notify.error(title, { description });
  };
  const send = async (file: File) => {
    setProblem(null);
    if (!VIDEO_TYPES.includes(file.type)) return refuse(t('invalid'), t('invalidText', { name: file.name }));
    if (file.size > VIDEO_MAX_BYTES) return refuse(t('tooLarge'), t('tooLargeText', { name: file.name }));
    setPercent(0);
    const result = await uploadFile<{ videoUrl: string }>({
      kind: 'video',
      url: '/api/videos/upload',
      field: 'video',
      file,
      language,
      onProgress: setPercent,
    });
    setPercent(null);
    if (result.ok) onChange(result.data.videoUrl);
    else if (result.status === 401) onSessionLost();
    else refuse(t('failed'), result.message ?? t('failedText'));
  };

  return (
    <div className="grid gap-3">
      {value ? (
        <video
          src={value}
          controls
          preload="metadata"
          className="aspect-video w-full max-w-[480px] rounded-card border border-line bg-sunken"
        />
      ) : null}
      {percent === null ? (
        <div className="flex flex-wrap items-center gap-3">
          <input
            ref={input}
            type="file"
            hidden
            accept={VIDEO_TYPES.join(',')}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) void send(file);
            }}
          />
          <Button
            id={fieldId('videoFile')}
            variant="secondary"
            aria-describedby="video-file-help"
            onClick={() => input.current?.click()}
          >
            <Icon name="film" />
            {t(value ? 'replace' : 'choose')}
          </Button>
          {value ? (
            <Button variant="ghost" onClick={() => onChange('')}>
              {t('remove')}
            </Button>
          ) : null}
        </div>
      ) : (
        <div className="max-w-[480px] text-14 font-semibold" aria-live="polite">
          {percent < 100 ? t('uploading', { percent }) : t('processing')}
          <ProgressBar value={percent} label={t('progress')} />
        </div>
      )}
      <p id="video-file-help" className="text-13 text-ink-2">
        {t('fileHelp')}
      </p>
      <FieldError>{problem ?? error}</FieldError>
    </div>
  );
}
