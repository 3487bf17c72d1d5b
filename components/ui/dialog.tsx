'use client';

import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Button } from './button';
import { cn } from './cn';
import { Icon } from './icon';
import { useFocusReturn } from './use-focus-return';

const OVERLAY = 'fixed inset-0 z-40 bg-scrim';

/** For signed-in pages only, because it bundles Radix; public pages use the native `<dialog>`. */
export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

/**
 * The dialog's box: a bottom sheet on phones, centered on wider screens. `closeLabel` names its close button. On
 * close, the focus returns to where it was.
 */
export function DialogContent({
  className,
  closeLabel,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & { closeLabel: string }) {
  const focus = useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus });
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={OVERLAY} />
      <DialogPrimitive.Content className={cn('dialog-box grid gap-4', className)} {...props} {...focus}>
        {children}
        <DialogPrimitive.Close className="icon-button dialog-close" aria-label={closeLabel}>
          <Icon name="x" />
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title className={cn('text-20', className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description className={cn('text-15 text-ink-2', className)} {...props} />;
}

/** The row of buttons, primary one first, as in reading order; full width on phones. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col gap-2 sm:flex-row', className)} {...props} />;
}

interface FormFooterProps extends ComponentProps<typeof Button> {
  submit: string;
  cancel: string;
  pending: boolean;
}

/** The buttons of a form in a dialog: one sends it, the other closes the dialog. */
export function FormFooter({ submit, cancel, pending, ...props }: FormFooterProps) {
  return (
    <DialogFooter>
      <Button type="submit" pending={pending} {...props}>
        {submit}
      </Button>
      <DialogClose asChild>
        <Button variant="ghost" disabled={pending}>
          {cancel}
        </Button>
      </DialogClose>
    </DialogFooter>
  );
}
