'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';

export interface VideoLabels {
  play: string;
  /** Names the provider from which the video will be loaded. */
  notice: string;
  invalid: string;
}

/** Shown instead of a video whose link can't be played. */
export function InvalidVideo({ text }: { text: string }) {
  return (
    <p role="alert" className="flex items-center gap-3 rounded-card bg-clay-soft px-3.5 py-3 text-15 text-clay-ink">
      <Icon name="circle-alert" />
      {text}
    </p>
  );
}

/**
 * A video on another platform. Shows our own poster and requests nothing from the provider until the user plays it;
 * without scripts, a link to the provider's page.
 */
export function LinkedVideo({
  href,
  embedUrl,
  poster,
  title,
  labels,
}: {
  href: string;
  embedUrl: string;
  poster: string;
  title: string;
  labels: VideoLabels;
}) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        src={`${embedUrl}${embedUrl.includes('?') ? '&' : '?'}autoplay=1`}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        className="aspect-video w-full rounded-card bg-ink"
      />
    );
  }
  return (
    <a
      href={href}
      rel="noopener nofollow ugc"
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
      className="group relative block aspect-video overflow-hidden rounded-card bg-ink"
    >
      <img
        src={poster}
        alt=""
        width={800}
        height={450}
        loading="lazy"
        className="size-full object-cover opacity-80 transition-opacity duration-200 group-hover:opacity-95"
      />
      <span className="absolute inset-0 grid content-center justify-items-center gap-3 text-center text-white">
        <span className="grid size-16 place-items-center rounded-full border border-plate-line bg-plate text-plate-ink">
          <Icon name="play" className="size-6 translate-x-0.5 fill-current" />
        </span>
        <span className="rounded-full bg-scrim px-3.5 py-1.5 text-14 font-semibold">{labels.play}</span>
      </span>
      <span className="absolute right-3 bottom-3 left-3 text-center text-13 text-white [text-shadow:0_1px_3px_#000]">
        {labels.notice}
      </span>
    </a>
  );
}

/** A video that the seller uploaded. */
export function FileVideo({
  src,
  poster,
  title,
  labels,
}: {
  src: string;
  poster: string;
  title: string;
  labels: VideoLabels;
}) {
  const [failed, setFailed] = useState(false);
  if (failed) return <InvalidVideo text={labels.invalid} />;
  return (
    <video
      src={src}
      poster={poster}
      controls
      preload="metadata"
      playsInline
      aria-label={title}
      onError={() => setFailed(true)}
      className="aspect-video w-full rounded-card bg-ink"
    />
  );
}
