'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { AuthLink } from '@/components/ui/viewer/auth-link';
import { hasSessionHint } from '@/components/ui/viewer/use-viewer';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import { fetchWords } from '@/components/ui/shared-data/fetch-words';
import type { SaveSearchButtonLabels, SaveSearchLabels } from './labels';
import { SAVE_SEARCH_HASH } from '@/components/market/listings/save-search-hash';
import type { SaveSearchDialogProps } from './save-search-dialog';

type SaveSearchProps = Omit<SaveSearchDialogProps, 'labels' | 'onClose'> & {
  labels: SaveSearchButtonLabels;
  signInHref: string;
  /** True where nothing was found, and it is what there is to do. */
  isPrimary?: boolean;
};

/**
 * Saves the active filters under a name; signed out, the button leads to the sign-in page and back. The dialog's code
 * and texts are loaded on the first click, because few searches are saved.
 */
export function SaveSearch({ signInHref, labels, isPrimary = false, ...props }: SaveSearchProps) {
  const trigger = `${buttonVariants({ variant: isPrimary ? 'primary' : 'secondary' })} max-sm:w-full`;
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<SaveSearchDialogProps>; labels: SaveSearchLabels }>();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const ready = useHydrated();

  const show = async () => {
    if (!loaded) {
      const both = await Promise.all([
        import('./save-search-dialog'),
        fetchWords<SaveSearchLabels>('save-search'),
      ]).catch(() => null);
      if (!both) {
        notify.error(labels.failed);
        return;
      }
      const [{ SaveSearchDialog: Dialog }, words] = both;
      setLoaded({ Dialog, labels: words });
    }
    setOpen(true);
  };

  // A sold listing leads here for a notice of others like it.
  useEffect(() => {
    if (ready && hasSessionHint() && location.hash === SAVE_SEARCH_HASH) button.current?.click();
  }, [ready]);

  return (
    <>
      <span className="hidden signed-in:contents">
        <button ref={button} type="button" disabled={!ready} className={trigger} onClick={() => void show()}>
          <Icon name="bell" />
          {labels.open}
        </button>
      </span>
      <span className="contents signed-in:hidden">
        <AuthLink href={signInHref} hash={SAVE_SEARCH_HASH} className={trigger}>
          <Icon name="bell" />
          {labels.open}
        </AuthLink>
      </span>
      {loaded && open ? <loaded.Dialog {...props} labels={loaded.labels} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
