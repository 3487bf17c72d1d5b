'use client';

import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';

/** How long a finger must rest on the button. The stylesheet's fill lasts as long. */
const HOLD_MS = 900;

interface HoldButtonProps {
  /** The label for mouse and keyboard. */
  label: string;
  /** The label for fingers: says that the button must be held. */
  holdLabel: string;
  /** Shown after a short tap, with `plainLabel`. */
  hint: string;
  /** The button for users who can't hold one, for example with a screen reader or a switch device. */
  plainLabel: string;
  onConfirm: () => void;
}

/**
 * A button that a finger must hold, so that one tap binds nobody. Mouse and keyboard press it as any button; after a
 * short tap, a plain second button appears below it.
 */
export function HoldButton({ label, holdLabel, hint, plainLabel, onConfirm }: HoldButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finger = useRef(false);
  const [holding, setHolding] = useState(false);
  const [tapped, setTapped] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const press = ({ pointerType }: PointerEvent) => {
    finger.current = pointerType === 'touch' || pointerType === 'pen';
    if (!finger.current) return;
    setHolding(true);
    timer.current = setTimeout(onConfirm, HOLD_MS);
  };
  const release = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  const click = () => {
    if (!finger.current) return onConfirm();
    finger.current = false;
    setTapped(true);
  };

  return (
    <>
      <button
        type="button"
        onPointerDown={press}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        // A key that is still held from the form must not confirm.
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        onClick={click}
        data-holding={holding || undefined}
        className={`${buttonVariants()} btn-hold`}
      >
        <span className="pointer-coarse:hidden">{label}</span>
        <span className="hidden pointer-coarse:inline">{holdLabel}</span>
      </button>
      <p role="status" className="text-14 text-ink-2 empty:hidden">
        {tapped ? hint : null}
      </p>
      {tapped ? (
        <button type="button" onClick={onConfirm} className={`${buttonVariants({ variant: 'secondary' })} btn-wrap`}>
          {plainLabel}
        </button>
      ) : null}
    </>
  );
}
