'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type ChangeEvent } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { updateViewer } from '@/components/ui/viewer/use-viewer';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import { ProgressBar } from '@/components/ui/uploads/progress-bar';
import { uploadFile } from '@/components/ui/uploads/upload-file';
import type { UserDto } from '@/lib/accounts/accounts/dto';
import { useAccountSubmit } from './use-account-submit';

const ACCEPTED = 'image/jpeg,image/png,image/gif';

/** The user's picture, with buttons to change or remove it. */
export function PictureField({ user }: { user: Pick<UserDto, 'firstName' | 'email' | 'profileImageUrl'> }) {
  const t = useTranslations('profile');
  const language = useLocale();
  const router = useRouter();
  const { pending: removing, submit, request, sessionLost } = useAccountSubmit();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  const show = (saved: UserDto, title: string) => {
    updateViewer(saved);
    notify.success(title);
    router.refresh();
  };

  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setError(null);
    setPercent(0);
    const result = await uploadFile<UserDto>({
      kind: 'portrait',
      url: '/api/user/picture',
      field: 'image',
      file,
      language,
      onProgress: setPercent,
    });
    setPercent(null);
    if (result.ok) show(result.data, t('pictureSaved'));
    else if (result.status === 401) sessionLost();
    else setError(result.message ?? t('offline'));
  };

  const remove = () => {
    setError(null);
    submit({
      send: () => request<UserDto>('DELETE', '/api/user/picture'),
      done: null,
      onDone: (saved) => show(saved, t('pictureRemoved')),
      failed: setError,
    });
  };

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar person={user} size={80} tone="pasture" />
        <div className="grid min-w-0 flex-1 gap-2">
          <div className="flex flex-wrap gap-2">
            <ReadyButton
              variant="secondary"
              pending={percent !== null}
              disabled={removing}
              onClick={() => input.current?.click()}
            >
              {percent === null ? <Icon name="camera" /> : null}
              {user.profileImageUrl ? t('changePicture') : t('addPicture')}
            </ReadyButton>
            {user.profileImageUrl ? (
              <Button variant="ghost" pending={removing} disabled={percent !== null} onClick={remove}>
                {t('removePicture')}
              </Button>
            ) : null}
          </div>
          <p className="text-13 text-ink-2">{t('pictureHelp')}</p>
          <input
            ref={input}
            type="file"
            accept={ACCEPTED}
            aria-label={t('picture')}
            tabIndex={-1}
            onChange={(event) => void upload(event)}
            className="sr-only"
          />
        </div>
      </div>
      {percent === null ? null : <ProgressBar value={percent} label={t('uploading')} />}
      <FieldError>{error}</FieldError>
    </div>
  );
}
