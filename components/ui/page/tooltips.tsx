'use client';

import { useEffect, useRef, useState } from 'react';

/** How long the pointer rests before a tooltip opens; while another one closed less than `SKIP_MS` ago it opens at once. */
const OPEN_MS = 700;
const SKIP_MS = 300;

type Shown = { text: string; left: number; top: number };

const holder = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/**
 * The page's tooltips: the `data-tip` of the control under the pointer, or of the one that the keyboard has focused.
 * Escape closes one. Visual only: each such control has an accessible name.
 */
export function Tooltips() {
  const [shown, setShown] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let open: HTMLElement | null = null;
    let closedAt = -Infinity;
    const show = (element: HTMLElement) => {
      const { left, width, bottom } = element.getBoundingClientRect();
      open = element;
      setShown({ text: element.dataset.tip ?? '', left: left + width / 2, top: bottom + 6 });
    };
    const close = () => {
      clearTimeout(timer);
      if (open) closedAt = performance.now();
      open = null;
      setShown(null);
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || box.current?.contains(event.target as Node)) return;
      const element = holder(event.target);
      if (element === open) return;
      const follows = open !== null || performance.now() - closedAt < SKIP_MS;
      close();
      if (!element) return;
      if (follows) show(element);
      else timer = setTimeout(() => show(element), OPEN_MS);
    };
    const focus = (event: FocusEvent) => {
      const element = holder(event.target);
      if (element?.matches(':focus-visible')) show(element);
    };
    const key = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('pointerover', enter);
    document.addEventListener('focusin', focus);
    for (const name of ['focusout', 'pointerdown', 'scroll'] as const) document.addEventListener(name, close, true);
    document.addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', enter);
      document.removeEventListener('focusin', focus);
      for (const name of ['focusout', 'pointerdown', 'scroll'] as const)
        document.removeEventListener(name, close, true);
      document.removeEventListener('keydown', key);
    };
  }, []);

  if (!shown) return null;
  return (
    <div
      ref={box}
      aria-hidden
      data-testid="tooltip"
      style={{ left: shown.left, top: shown.top }}
      className="fixed z-50 -translate-x-1/2 rounded-input bg-ink px-2.5 py-1 text-13 whitespace-nowrap text-paper"
    >
      {shown.text}
    </div>
  );
}
