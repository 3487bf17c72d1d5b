'use client';

import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon } from '@/components/ui/icon';
import type { ConfirmationDto } from '@/lib/accounts/email-confirmation/dto';
import { ConfirmPanel } from './confirm-panel';
import type { ConfirmEmailLabels } from './labels';

interface ConfirmDialogProps {
  labels: ConfirmEmailLabels;
  state: ConfirmationDto;
  onClose: (confirmed: boolean) => void;
}

/** The screen that confirms the viewer's address, above whatever was being done. */
function ConfirmDialog({ labels, state, onClose }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isConfirmed = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Before the dialog below hears of it, which would close as well.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      element?.close();
    };
    window.addEventListener('keydown', escape, { capture: true });
    return () => window.removeEventListener('keydown', escape, { capture: true });
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby="confirm-email-title"
      onClose={() => onClose(isConfirmed.current)}
      className="dialog-box"
    >
      <h2 id="confirm-email-title" className="mb-2 text-20">
        {labels.title}
      </h2>
      <ConfirmPanel
        labels={labels}
        email={state.pendingEmail ?? state.email}
        canCorrect={!state.isConfirmed}
        onConfirmed={() => {
          isConfirmed.current = true;
          close();
        }}
      />
      <button type="button" aria-label={labels.close} className="icon-button dialog-close" onClick={close}>
        <Icon name="x" />
      </button>
    </dialog>
  );
}

/**
 * Opens the dialog; resolves with whether the address was confirmed. It mounts outside of the page's React tree, because
 * forms of public and of members' pages open it, and inside of the dialog that is open, which keeps the focus to itself.
 */
export function openConfirmDialog(labels: ConfirmEmailLabels, state: ConfirmationDto): Promise<boolean> {
  const host = document.createElement('div');
  (document.querySelector('[role="dialog"][data-state="open"]') ?? document.body).append(host);
  const root = createRoot(host);
  return new Promise((resolve) => {
    const onClose = (confirmed: boolean) => {
      root.unmount();
      host.remove();
      resolve(confirmed);
    };
    root.render(<ConfirmDialog labels={labels} state={state} onClose={onClose} />);
  });
}
