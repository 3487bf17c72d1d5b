'use client';

import type { ReactNode } from 'react';

/**
 * Shown instead of a page that doesn't exist; `children` is the link that leads on. A client component, because every
 * page contains it as data.
 */
export function NotFoundScreen({
  title,
  text,
  picture,
  children,
}: {
  title: string;
  text: string;
  /** Of what was there, shown in grey. */
  picture?: string | null;
  children: ReactNode;
}) {
  return (
    <div className="wrap grid justify-items-center py-8 text-center sm:py-12">
      {/* Lazy: a 404 screen is part of every page, and React would preload the picture on all of them. */}
      <img
        src={picture ?? '/art/not-found.webp'}
        alt=""
        width={1200}
        height={540}
        loading="lazy"
        className={`mb-6 aspect-[1200/540] w-full max-w-[760px] rounded-hero bg-sunken object-cover ${picture ? 'opacity-80 grayscale' : ''}`}
      />
      <h1>{title}</h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-2">{text}</p>
      {children}
    </div>
  );
}
