'use client';

import { useLayoutEffect, useState, type RefObject } from 'react';
import { place, scrollDistance, type Placement, type Side, type Space } from './placement';

/** A card's heart: a page has too many to mark each. */
const FAVORITE = '.card-heart';

/** Returns the first rendered element marked `data-tour="name"`: phones and desktops have different ones. */
function findTarget(name: string): Element | null {
  const marked = document.querySelectorAll(name === 'favorite' ? FAVORITE : `[data-tour="${name}"]`);
  return [...marked].find((element) => element.getClientRects().length > 0) ?? null;
}

function visibleSpace(target: Element): Space {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const header = document.querySelector('header');
  // The sticky header doesn't cover its own content.
  const top = header && !header.contains(target) ? header.getBoundingClientRect().bottom : 0;
  return { top, width, height };
}

/**
 * Scrolls a step's target into view and keeps the tip beside it while the page scrolls or resizes. Returns null
 * without a visible target.
 */
export function useTarget(name: string | null, side: Side, tip: RefObject<HTMLElement | null>): Placement | null {
  const [placement, setPlacement] = useState<Placement | null>(null);

  useLayoutEffect(() => {
    const target = name && findTarget(name);
    const box = tip.current;
    const measure = () =>
      setPlacement(
        target && box ? place(target.getBoundingClientRect(), sizeOf(box), visibleSpace(target), side) : null,
      );
    measure();
    if (!target || !box) return;

    if (!target.closest('header')) {
      const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      window.scrollBy({
        top: scrollDistance(target.getBoundingClientRect(), sizeOf(box), visibleSpace(target), side),
        behavior,
      });
    }
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(target);
    sizes.observe(box);
    window.addEventListener('scroll', follow, { passive: true, capture: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [name, side, tip]);

  return placement;
}

function sizeOf(box: HTMLElement): { width: number; height: number } {
  return { width: box.offsetWidth, height: box.offsetHeight };
}
