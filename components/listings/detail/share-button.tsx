'use client';

import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';

/** Shares the page through the system's share sheet if there is one, otherwise copies its URL. */
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
      // Rejects if the user cancels.
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
