import type { ExternalToast } from 'sonner';

/** What a toast may carry besides its title. */
export interface NotifyOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
}

type Kind = 'success' | 'error' | 'info';

/** From here on there is room for a toast beside the buttons; below, sheets and bars have them at the bottom, from edge to edge. */
const NARROW_PX = 640;
const AT_THE_BOTTOM = '[role="dialog"], [role="alertdialog"], [data-bottom-bar]';

let mounted: Promise<void> | undefined;
let placedOnTop = false;

/** Whether a toast at the bottom would lie over buttons. */
const overButtons = () => window.innerWidth < NARROW_PX && document.querySelector(AT_THE_BOTTOM) !== null;

async function show(kind: Kind, title: string, { description, action }: NotifyOptions = {}): Promise<void> {
  mounted ??= import('./toaster').then(({ mountToaster }) => mountToaster());
  await mounted.catch((error: unknown) => {
    // The line was cut: the next toast tries again.
    mounted = undefined;
    throw error;
  });
  const { toast } = await import('sonner');
  const options: ExternalToast = {};
  if (description) options.description = description;
  if (action) options.action = action;
  const onTop = overButtons();
  if (onTop) options.position = 'top-center';
  // Each place has its own pile, and one toast is seen at a time.
  if (onTop !== placedOnTop) toast.dismiss();
  placedOnTop = onTop;
  toast[kind](title, options);
}

/** Fetches the library while there is a line, for pages whose toasts must tell that there is none any more. */
export function prepareToasts(): void {
  void Promise.all([import('./toaster'), import('sonner')]).catch(() => undefined);
}

/**
 * Toasts. The library behind them is fetched with the first one, so that pages nobody acts on never pay for it. Call from
 * event handlers only.
 */
export const notify = {
  success: (title: string, options?: NotifyOptions): void => void show('success', title, options),
  error: (title: string, options?: NotifyOptions): void => void show('error', title, options),
  info: (title: string, options?: NotifyOptions): void => void show('info', title, options),
};
