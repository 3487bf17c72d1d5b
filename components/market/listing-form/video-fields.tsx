'use client';

import { useTranslations } from 'next-intl';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { parseVideoLink } from '@/lib/core/validation/video-link';
import { fieldId, type ListingFormValues } from './form-kind';
import { VideoUpload } from './video-upload';

const TAB =
  'grid min-h-11 place-items-center rounded-[7px] px-3 text-15 font-semibold text-ink-2 hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-card';

/** A video as a link to a platform or as a file. Nothing is loaded from the platform until the user asks for it. */
export function VideoFields({ onSessionLost }: { onSessionLost: () => void }) {
  const t = useTranslations('listingForm.video');
  const form = useFormContext<AnimalListingFormValues>();
  const [link, file] = useWatch({ control: form.control, name: ['youtubeUrl', 'videoFile'] });
  const [tab, setTab] = useState<'link' | 'file' | null>(null);
  const { errors } = form.formState;
  const shown = tab ?? (file && !link ? 'file' : 'link');
  return (
    <Tabs.Root
      value={shown}
      onValueChange={(value) => setTab(value === 'file' ? 'file' : 'link')}
      className="grid gap-4"
    >
      <Tabs.List aria-label={t('tabs')} className="grid w-full grid-cols-2 gap-1 rounded-card bg-sunken p-1 sm:w-fit">
        <Tabs.Trigger value="link" className={TAB}>
          {t('linkTab')}
        </Tabs.Trigger>
        <Tabs.Trigger value="file" className={TAB}>
          {t('fileTab')}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="link">
        <VideoLink />
      </Tabs.Content>
      <Tabs.Content value="file">
        <VideoUpload
          value={file}
          error={errors.videoFile?.message}
          onChange={(url) => form.setValue('videoFile', url, { shouldDirty: true, shouldValidate: true })}
          onSessionLost={onSessionLost}
        />
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** A link to a platform, with a preview. */
export function VideoLink() {
  const t = useTranslations('listingForm.video');
  const form = useFormContext<ListingFormValues>();
  const link = useWatch({ control: form.control, name: 'youtubeUrl' });
  const { errors } = form.formState;
  return (
    <div className="grid gap-4">
      <Field id={fieldId('youtubeUrl')} label={t('link')} help={t('linkHelp')} error={errors.youtubeUrl?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('youtubeUrl', { onBlur: () => void form.trigger('youtubeUrl') })}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.youtube.com/watch?v=…"
          />
        )}
      </Field>
      <LinkPreview link={link} />
    </div>
  );
}

function LinkPreview({ link }: { link: string }) {
  const t = useTranslations('listingForm.video');
  const [playing, setPlaying] = useState<string | null>(null);
  const video = parseVideoLink(link);
  if (!video) return null;
  return (
    <div className="grid aspect-video max-w-[480px] place-items-center overflow-hidden rounded-card border border-line bg-sunken">
      {playing === video.embedUrl ? (
        <iframe
          src={video.embedUrl}
          title={t('preview')}
          allow="fullscreen; picture-in-picture"
          className="size-full"
        />
      ) : (
        <button
          type="button"
          onClick={() => setPlaying(video.embedUrl)}
          className="grid size-full place-items-center content-center gap-2 text-15 font-semibold -outline-offset-4 hover:bg-pasture-soft"
        >
          <span className="grid size-14 place-items-center rounded-full bg-pasture text-on-pasture">
            <Icon name="play" className="size-6" />
          </span>
          {t('load')}
          <span className="text-13 font-normal text-ink-2">{t(`providers.${video.provider}`)}</span>
        </button>
      )}
    </div>
  );
}
