'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';

/** Marks all notifications as read: a form, which works before and without scripts too. */
export function MarkAllRead({ label, markAllRead }: { label: string; markAllRead: () => Promise<void> }) {
  const router = useRouter();
  const [isPending, start] = useTransition();
  return (
    <form
      action={markAllRead}
      onSubmit={(event) => {
        event.preventDefault();
        start(async () => {
          await markAllRead().catch(() => undefined);
          router.refresh();
        });
      }}
    >
      <Button type="submit" variant="ghost" pending={isPending} className="-mx-4">
        {label}
      </Button>
    </form>
  );
}
