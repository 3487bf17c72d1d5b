'use client';

import { useRef, useState, type MouseEvent } from 'react';
import type { CardModel } from './card-model';

const HOVER_MS = 800;

/** The badge stands above the link that its card is: a click on it is one on the card. */
function followCard({ currentTarget, nativeEvent }: MouseEvent) {
  const link = currentTarget.closest('.card')?.querySelector('h3 a');
  link?.dispatchEvent(new window.MouseEvent('click', nativeEvent));
}

/** The badge of a card with a video: hovering plays a silent preview over the picture. No control of its own. */
export function VideoBadge({
  video,
  label,
  title,
}: {
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
      <span
        className="card-video"
        onClick={followCard}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') timer.current = setTimeout(() => setPlaying(true), HOVER_MS);
        }}
        onPointerLeave={stop}
      >
        {label}
      </span>
    </>
  );
}
