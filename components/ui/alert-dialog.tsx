'use client';

import { AlertDialog as AlertDialogPrimitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button';
import { useFocusReturn } from './use-focus-return';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Says what will be lost. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** May be asynchronous; the caller closes the dialog afterwards. */
  onConfirm: () => void;
  pending?: boolean;
  /** Shows the confirm button in the destructive color. */
  destructive?: boolean;
  /** Whether it is rather not meant: then the filled button is the one that cancels. */
  isDoubted?: boolean;
  /** Called once it has closed; keeps the focus from going back if it prevents the event. */
  onCloseAutoFocus?: (event: Event) => void;
}

/**
 * Asks for confirmation before an irreversible action. The focus starts on cancel; a click outside doesn't close it;
 * on close, the focus returns to where it was.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  pending = false,
  destructive = false,
  isDoubted = false,
  onCloseAutoFocus,
}: ConfirmDialogProps) {
  const focus = useFocusReturn({ onCloseAutoFocus });
  return (
    <AlertDialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialogPrimitive.Portal>
        <AlertDialogPrimitive.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <AlertDialogPrimitive.Content {...focus} className="dialog-box grid gap-3">
          <AlertDialogPrimitive.Title className="text-20">{title}</AlertDialogPrimitive.Title>
          <AlertDialogPrimitive.Description className="text-15 text-ink-2">
            {description}
          </AlertDialogPrimitive.Description>
          <div
            className={`mt-2 flex gap-2 ${isDoubted ? 'flex-col-reverse sm:flex-row-reverse sm:justify-end' : 'flex-col sm:flex-row'}`}
          >
            <Button
              variant={destructive ? 'destructive' : isDoubted ? 'secondary' : 'primary'}
              pending={pending}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
            <AlertDialogPrimitive.Cancel asChild>
              <Button variant={isDoubted ? 'primary' : 'ghost'}>{cancelLabel}</Button>
            </AlertDialogPrimitive.Cancel>
          </div>
        </AlertDialogPrimitive.Content>
      </AlertDialogPrimitive.Portal>
    </AlertDialogPrimitive.Root>
  );
}
