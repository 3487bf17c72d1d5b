'use client';

import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';

/** Shares the page by the system's own sheet where there is one, else copies its address. */
export function ShareButton({
  title,
  labels,
}: {
  title: string;
  labels: { share: string; copied: string; copyFailed: string };
}) {
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    if (typeof navigator.share === 'function') {
      // Rejects where the visitor thinks better of it.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      notify.success(labels.copied);
    } catch {
      notify.error(labels.copyFailed, { description: url });
    }
  };
  return (
    <button type="button" onClick={() => void share()} className={`${buttonVariants({ variant: 'secondary' })} px-3!`}>
      <Icon name="share-2" />
      {labels.share}
    </button>
  );
}
