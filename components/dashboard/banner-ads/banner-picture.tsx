'use client';

import { useState } from 'react';

/** The picture of an advertisement; hides itself if it can't be shown, even if it failed before hydration. */
export function BannerPicture({ src, className = '' }: { src: string; className?: string }) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return null;
  return (
    <img
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc) setBroken(src);
      }}
      src={src}
      alt=""
      onError={() => setBroken(src)}
      className={`bg-sunken object-cover ${className}`}
    />
  );
}
