'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import type { VerificationQueueItem } from '@/lib/accounts/verification/dto';
import { ReviewDialog, type Decide } from './review-dialog';

/** The button that opens a verification request, and its dialog. */
export function ReviewVerification({ item, decide }: { item: VerificationQueueItem; decide: Decide }) {
  const t = useTranslations('admin');
  const ready = useHydrated();
  const [open, setOpen] = useState(false);
  const pending = item.verificationStatus === 'pending';
  const name = `${item.firstName} ${item.lastName}`;
  return (
    <>
      <Button
        variant="secondary"
        disabled={!ready}
        data-waits={pending ? item.userId : undefined}
        aria-label={t(pending ? 'reviewOf' : 'detailsOf', { name })}
        onClick={() => setOpen(true)}
        className="max-md:mt-1 max-md:w-full"
      >
        {t(pending ? 'review' : 'details')}
      </Button>
      {open ? <ReviewDialog item={item} decide={decide} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
