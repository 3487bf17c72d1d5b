'use client';

import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import { Icon } from './icon';

/** The label of the toast region. The layout puts it on `<body>`, because toasts mount outside of the React tree. */
const LABEL_ATTRIBUTE = 'notificationsLabel';

/**
 * Mounts the page's only toaster. Resolves after its live region exists, because screen readers ignore a region
 * inserted with its text.
 */
export async function mountToaster(): Promise<void> {
  const host = document.createElement('div');
  document.body.append(host);
  // The library takes a tap for hovering, which would keep the toast until the next tap elsewhere.
  host.addEventListener('pointerup', ({ pointerType, target }) => {
    if (pointerType === 'touch' && !(target as Element).closest('button')) toast.dismiss();
  });
  createRoot(host).render(
    <Toaster
      position="bottom-right"
      visibleToasts={1}
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
