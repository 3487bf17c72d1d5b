'use client';

import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { useViewer } from '@/components/ui/viewer/use-viewer';
import { buttonVariants, type ButtonVariants } from '@/components/ui/button-variants';
import { CONTACT_HASH } from '@/components/ui/forms/leave-to-sign-in';
import { fetchWords } from '@/components/ui/shared-data/fetch-words';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import type { ContactDialogProps, ContactTopic } from './contact-dialog';
import type { ContactLabels } from './contact-labels';

interface ContactButtonProps {
  topic: ContactTopic;
  seller: { id: string; name: string };
  label: string;
  /** Shown if the dialog can't be loaded. */
  failure: Pick<ContactLabels, 'failed' | 'offline'>;
  size?: ButtonVariants['size'];
  variant?: ButtonVariants['variant'];
  /** What the message begins with, unless something was written before. */
  opening?: string;
  /** Opens itself if the URL has the hash; set on one button per page. */
  opensFromHash?: boolean;
  /** The sign-in page: for visitors, who write first, and without scripts go there at once. */
  signInHref?: string;
}

/**
 * Opens the contact dialog, whose code and texts are loaded on the first click because most readers never write to the
 * seller.
 */
export function ContactButton({
  topic,
  seller,
  label,
  failure,
  size,
  variant,
  opening,
  opensFromHash = false,
  signInHref,
}: ContactButtonProps) {
  const { data: viewer } = useViewer();
  const isMember = Boolean(viewer);
  // Both are in a cached page until it is known who reads it.
  const isForReader = signInHref === undefined ? isMember : viewer === null;
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const [loaded, setLoaded] = useState<{
    Dialog: ComponentType<ContactDialogProps>;
    labels: ContactLabels;
    checklist: boolean;
  } | null>(null);
  const [open, setOpen] = useState(false);

  const show = async () => {
    if (!loaded) {
      const all = await Promise.all([
        import('./contact-dialog'),
        fetchWords<ContactLabels>('contact'),
        import('./contact-checklist').then(({ needsChecklist }) => isMember && needsChecklist(topic)),
      ]).catch(() => null);
      if (!all) {
        notify.error(failure.failed, { description: failure.offline });
        return;
      }
      const [{ ContactDialog }, labels, checklist] = all;
      setLoaded({ Dialog: ContactDialog, labels, checklist });
    }
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (window.location.hash === CONTACT_HASH)
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  };

  useEffect(() => {
    if (!opensFromHash || !isForReader) return;
    const openForHash = () => {
      if (window.location.hash === CONTACT_HASH) button.current?.click();
    };
    openForHash();
    window.addEventListener('hashchange', openForHash);
    return () => window.removeEventListener('hashchange', openForHash);
  }, [opensFromHash, isForReader]);

  const showInstead = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void show();
  };
  const shared = {
    'aria-haspopup': 'dialog',
    className: buttonVariants({ size, variant }),
    children: (
      <>
        <Icon name="message-circle" />
        {label}
      </>
    ),
  } as const;

  return (
    <>
      {signInHref === undefined ? (
        <button ref={button} type="button" onClick={() => void show()} {...shared} />
      ) : (
        <a ref={button} href={signInHref} onClick={showInstead} {...shared} />
      )}
      {loaded ? (
        <loaded.Dialog
          key={opening}
          open={open}
          onClose={close}
          returnFocusTo={button}
          topic={topic}
          seller={seller}
          labels={loaded.labels}
          checklist={loaded.checklist}
          {...(opening ? { opening } : {})}
        />
      ) : null}
    </>
  );
}
