'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';

interface ConfirmDialogProps {
  title: string;
  text: ReactNode;
  /** The label of the button that confirms, or another button in its place. */
  confirm: ReactNode;
  back: string;
  destructive?: boolean;
  pending?: boolean;
  /** Between the text and the buttons. */
  children?: ReactNode;
  /** Not called if `confirm` is a button of its own. */
  onConfirm?: () => void;
  /** Also called on Escape. Focus returns to where it was. */
  onClose: () => void;
}

/** Asks for confirmation in a native dialog, open while mounted. The focus starts on the button that goes back. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  back,
  destructive = false,
  pending = false,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const goBack = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    goBack.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      onClose={onClose}
      className="dialog-box"
    >
      <h2 id="confirm-title" className="text-20">
        {title}
      </h2>
      <div id="confirm-text" className="mt-2 text-15 text-ink-2">
        {text}
      </div>
      {children}
      <div className="mt-5 flex flex-col gap-2">
        {onConfirm ? (
          <button
            type="button"
            disabled={pending}
            onClick={onConfirm}
            className={`${buttonVariants({ variant: destructive ? 'destructive' : 'primary' })} btn-wrap`}
          >
            {confirm}
          </button>
        ) : (
          confirm
        )}
        <button
          ref={goBack}
          type="button"
          onClick={() => dialog.current?.close()}
          className={buttonVariants({ variant: 'secondary' })}
        >
          {back}
        </button>
      </div>
    </dialog>
  );
}
