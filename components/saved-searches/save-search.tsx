'use client';

import { useState, type ComponentType } from 'react';
import { AuthLink } from '@/components/layout/auth-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import type { SaveSearchDialogProps } from './save-search-dialog';

type SaveSearchProps = Omit<SaveSearchDialogProps, 'onClose'> & { signInHref: string };

const TRIGGER = `${buttonVariants({ variant: 'secondary' })} max-sm:w-full`;

/**
 * Saves the active filters under a name; signed out, the button leads to the sign-in page and back. The dialog's code
 * is loaded on the first click, because few searches are saved.
 */
export function SaveSearch({ signInHref, ...props }: SaveSearchProps) {
  const { labels } = props;
  const [Dialog, setDialog] = useState<ComponentType<SaveSearchDialogProps> | null>(null);
  const [open, setOpen] = useState(false);

  const show = async () => {
    const loaded = await import('./save-search-dialog').catch(() => null);
    if (!loaded) {
      notify.error(labels.failed);
      return;
    }
    setDialog(() => loaded.SaveSearchDialog);
    setOpen(true);
  };

  return (
    <>
      <AuthLink href={signInHref} className={`${TRIGGER} signed-in:hidden!`}>
        <Icon name="mail" />
        {labels.open}
      </AuthLink>
      <button type="button" className={`${TRIGGER} not-signed-in:hidden!`} onClick={() => void show()}>
        <Icon name="mail" />
        {labels.open}
      </button>
      {Dialog && open ? <Dialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
