'use client';

import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import { Icon } from './icon';

/** The label of the toast region. The layout puts it on `<body>`, because toasts mount outside of the React tree. */
const LABEL_ATTRIBUTE = 'notificationsLabel';

/** What a toast must not cover: the main buttons of forms and dialogues, and open menus. */
const MAIN_BUTTONS = '.btn-primary, button[type="submit"], details[open] > .menu-links :is(a, button)';

/** Whether a toast covers such a button, or will once it has moved in. */
function coversButton(toast: HTMLElement): boolean {
  const { left = 0, top = 0 } = toast.offsetParent?.getBoundingClientRect() ?? {};
  const style = getComputedStyle(toast);
  // An older one is beyond the newest.
  const lift = Number(style.getPropertyValue('--lift')) * Number.parseFloat(style.getPropertyValue('--offset'));
  const [x, y] = [left + toast.offsetLeft, top + toast.offsetTop + (lift || 0)];
  return [...toast.ownerDocument.querySelectorAll(MAIN_BUTTONS)]
    .map((button) => button.getBoundingClientRect())
    .some((at) => at.left < x + toast.offsetWidth && x < at.right && at.top < y + toast.offsetHeight && y < at.bottom);
}

/** Shows toasts at the other end of the screen where they would cover a main button at theirs, unless they would there too. */
function keepOffButtons(host: Element): void {
  const { dataset } = document.documentElement;
  const isCovering = () => [...host.querySelectorAll<HTMLElement>('[data-sonner-toast]')].some(coversButton);
  const place = () => {
    if (!isCovering()) return;
    if (dataset.toasts) delete dataset.toasts;
    else dataset.toasts = 'aside';
    if (isCovering()) delete dataset.toasts;
  };
  const observer = new MutationObserver(place);
  observer.observe(host, { subtree: true, childList: true, attributeFilter: ['data-mounted'] });
  // A dialogue that closes uncovers the buttons of its page.
  observer.observe(document.body, { childList: true });
  document.addEventListener('scrollend', place, { capture: true, passive: true });
  document.addEventListener('toggle', place, { capture: true });
}

/**
 * Mounts the page's only toaster. Resolves after its live region exists, because screen readers ignore a region
 * inserted with its text.
 */
export async function mountToaster(): Promise<void> {
  const host = document.createElement('div');
  document.body.append(host);
  // The library takes a tap for hovering, which would keep the toast until the next tap elsewhere.
  host.addEventListener('pointerup', ({ pointerType, target }) => {
    if (pointerType !== 'touch' || (target as Element).closest('button')) return;
    const { index } = (target as Element).closest<HTMLElement>('[data-sonner-toast]')?.dataset ?? {};
    toast.dismiss(toast.getToasts().at(-1 - Number(index))?.id);
  });
  keepOffButtons(host);
  createRoot(host).render(
    <Toaster
      position="bottom-right"
      // Two that can be undone, one after the other.
      visibleToasts={2}
      expand
      duration={5000}
      hotkey={['F8']}
      swipeDirections={['right']}
      containerAriaLabel={document.body.dataset[LABEL_ATTRIBUTE] ?? 'Notifications'}
      style={{ '--width': 'min(420px, calc(100vw - 32px))' } as React.CSSProperties}
      icons={{ success: <Icon name="circle-check" />, error: <Icon name="circle-alert" />, info: <Icon name="info" /> }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-(--width) items-center gap-3 rounded-card bg-ink py-3.5 pr-3.5 pl-4 font-text text-15 text-paper shadow-card',
          content: 'min-w-0 flex-1',
          title: 'font-semibold',
          description: 'text-14 opacity-85',
          actionButton:
            'min-h-11 flex-none rounded-input px-3 font-semibold hover:bg-[color-mix(in_oklab,var(--color-paper)_14%,transparent)]',
        },
      }}
    />,
  );
  await new Promise((resolve) => setTimeout(resolve, 120));
}
