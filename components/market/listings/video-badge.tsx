'use client';

import { useRef, useState } from 'react';
import type { CardModel } from './card-model';

const HOVER_MS = 800;

/** The badge of a card with a video: links to the video, and hovering plays a silent preview over the picture. */
export function VideoBadge({
  href,
  video,
  label,
  title,
}: {
  href: string;
  video: NonNullable<CardModel['video']>;
  label: string;
  title: string;
}) {
  const [playing, setPlaying] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    setPlaying(false);
  };
  return (
    <>
      {playing ? (
        <span className="card-preview">
          {'file' in video ? (
            <video src={video.file} autoPlay muted loop playsInline />
          ) : (
            <iframe
              src={`${video.embed}${video.embed.includes('?') ? '&' : '?'}autoplay=1&mute=1&muted=1&controls=0`}
              title={title}
              allow="autoplay"
              tabIndex={-1}
            />
          )}
        </span>
      ) : null}
      <a
        href={href}
        tabIndex={-1}
        className="card-video"
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') timer.current = setTimeout(() => setPlaying(true), HOVER_MS);
        }}
        onPointerLeave={stop}
      >
        {label}
      </a>
    </>
  );
}
