'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { carryAd } from './carried-ad';
import { usePasted } from './pasted';

type KindLinkProps = ComponentProps<typeof Link> & {
  /** The draft whose advertisement is taken along. */
  draftKey: string;
};

/** Leads to another page that publishes, and takes along what was pasted. */
export function KindLink({ draftKey, ...props }: KindLinkProps) {
  const { text } = usePasted(draftKey);
  return (
    <Link
      prefetch={false}
      {...props}
      onClick={() => {
        if (text.trim() !== '') carryAd(text);
      }}
    />
  );
}
