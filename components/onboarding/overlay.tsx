'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Box } from './placement';

interface OverlayProps {
  titleId: string;
  textId: string;
  /** What stays lit; all is dim without it. */
  hole: Box | null;
  /** Read out when it changes. */
  announcement: string;
  onLeave: () => void;
  children: ReactNode;
}

function focusNext(dialog: HTMLElement | null): void {
  dialog?.querySelector<HTMLElement>('[data-next]')?.focus();
}

/**
 * A modal layer over the whole page with one place of it lit. The browser's own dialog, so that the page behind is inert, the
 * focus stays inside and goes back where it was; a click beside its content does nothing.
 */
export function Overlay({ titleId, textId, hole, announcement, onLeave, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the element leaves the document: only an open dialog gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    focusNext(element);
    return () => element?.close();
  }, []);

  // The button that had the focus may have gone with its step.
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
      // Browsers let a second Escape through without asking.
      onClose={(event) => {
        if (!event.currentTarget.open) onLeave();
      }}
      // A press beside the content would take the focus from it.
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
