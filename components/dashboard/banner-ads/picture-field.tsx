'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { uploadFile } from '@/components/ui/uploads/upload-file';

interface PictureFieldProps {
  /** The form's registration of the URL field. */
  input: ComponentProps<'input'>;
  error: string | undefined;
  value: string;
  /** Called at once with the file's address in this browser, and with null if it was refused. */
  onChosen: (address: string | null) => void;
  /** Called with the stored picture's address, or with none once it is taken away. */
  onUploaded: (imageUrl: string) => void;
  onSessionLost: () => void;
}

/** The picture of an advertisement: a URL, or an uploaded file that replaces it. */
export function PictureField({ input, error, value, onChosen, onUploaded, onSessionLost }: PictureFieldProps) {
  const t = useTranslations('bannerAds');
  const language = useLocale();
  const file = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  // An address of this site says nothing to who advertises.
  const isUploaded = value.startsWith('/');

  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    setRefusal(undefined);
    setPercent(0);
    onChosen(URL.createObjectURL(chosen));
    const result = await uploadFile<{ imageUrl: string }>({
      kind: 'banner',
      url: '/api/banner-ads/image',
      field: 'image',
      file: chosen,
      language,
      onProgress: setPercent,
    });
    setPercent(undefined);
    if (!result.ok) onChosen(null);
    if (result.ok) onUploaded(result.data.imageUrl);
    else if (result.status === 401) onSessionLost();
    else setRefusal(result.message ?? t('offline'));
  };

  return (
    <Field id="imageUrl" label={t('imageUrl')} note={t('optional')} help={t('imageUrlHelp')} error={refusal ?? error}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          {isUploaded ? (
            <output {...control} className="control flex min-w-0 flex-1 basis-60 items-center gap-2 pr-0">
              <Icon name="circle-check" className="text-pasture-ink" />
              <span className="min-w-0 flex-1 truncate">{t('uploaded')}</span>
              <button
                type="button"
                className="icon-button text-ink-2 hover:text-clay-ink"
                aria-label={t('removePicture')}
                onClick={() => {
                  onChosen(null);
                  onUploaded('');
                }}
              >
                <Icon name="trash-2" />
              </button>
            </output>
          ) : (
            <Input
              {...control}
              {...input}
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              className="min-w-0 flex-1 basis-60"
            />
          )}
          <Button variant="secondary" pending={percent !== undefined} onClick={() => file.current?.click()}>
            {percent === undefined ? <Icon name="image-plus" /> : null}
            {percent === undefined ? t('upload') : t('uploading', { percent })}
          </Button>
          <input
            ref={file}
            type="file"
            accept="image/jpeg,image/png,image/gif"
            aria-label={t('upload')}
            tabIndex={-1}
            onChange={(event) => void upload(event)}
            className="sr-only"
          />
        </div>
      )}
    </Field>
  );
}
