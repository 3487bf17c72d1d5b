'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { carryDraft } from '@/components/market/listing-form/carried-draft';
import { carryAd } from './carried-ad';
import { usePasted } from './pasted';

type KindLinkProps = ComponentProps<typeof Link> & {
  /** The draft that is taken along. */
  draftKey: string;
  /** Whether this lot is meant, even if the other page has the draft of another one. */
  isMeant?: boolean;
};

/** Leads to another page that publishes, and takes along what was pasted and answered, and the pictures. */
export function KindLink({ draftKey, isMeant = false, ...props }: KindLinkProps) {
  const { text } = usePasted(draftKey);
  return (
    <Link
      prefetch={false}
      {...props}
      onClick={() => {
        if (text.trim() !== '') carryAd(text);
        carryDraft(draftKey, isMeant);
      }}
    />
  );
}
