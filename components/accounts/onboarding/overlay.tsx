'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Box } from './placement';

interface OverlayProps {
  titleId: string;
  textId: string;
  /** The highlighted area; null dims the whole page. */
  hole: Box | null;
  /** Announced to screen readers when it changes. */
  announcement: string;
  onLeave: () => void;
  children: ReactNode;
}

function focusNext(dialog: HTMLElement | null): void {
  dialog?.querySelector<HTMLElement>('[data-next]')?.focus();
}

/**
 * A modal layer that dims the page except for one highlighted area. As a native dialog it makes the page inert, traps
 * and restores the focus; a click outside its content does nothing.
 */
export function Overlay({ titleId, textId, hole, announcement, onLeave, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the element is removed: only an open dialog restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    focusNext(element);
    return () => element?.close();
  }, []);

  // The focused button may have disappeared with its step.
  useLayoutEffect(() => {
    if (!dialog.current?.querySelector(':focus')) focusNext(dialog.current);
  }, [announcement]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      // Browsers close the dialog on a second Escape without a cancelable event.
      onClose={(event) => {
        if (!event.currentTarget.open) onLeave();
      }}
      // A press outside the content would take the focus away from it.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) event.preventDefault();
      }}
      className={`fixed inset-0 m-0 h-full max-h-none w-full max-w-none overflow-hidden bg-transparent p-0 text-ink ${hole ? 'backdrop:bg-transparent' : ''}`}
    >
      {hole ? (
        <div
          style={hole}
          className="pointer-events-none fixed rounded-card outline-2 outline-offset-2 outline-pasture shadow-[0_0_0_2px_var(--color-paper),0_0_0_200vmax_var(--color-scrim)]"
        />
      ) : null}
      {children}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </dialog>
  );
}
