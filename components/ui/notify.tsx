import type { ExternalToast } from 'sonner';

/** What a toast may carry besides its title. */
export interface NotifyOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
}

type Kind = 'success' | 'error' | 'info';

/** From here on dialogs are boxes in the middle; below, sheets with their buttons at the bottom. */
const SHEETS_BELOW_PX = 640;

let mounted: Promise<void> | undefined;
let placedOnTop = false;

/** Whether a sheet is open on a phone: a toast at the bottom would lie over its buttons. */
const overSheet = () => window.innerWidth < SHEETS_BELOW_PX && document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

async function show(kind: Kind, title: string, { description, action }: NotifyOptions = {}): Promise<void> {
  mounted ??= import('./toaster').then(({ mountToaster }) => mountToaster());
  await mounted;
  const { toast } = await import('sonner');
  const options: ExternalToast = {};
  if (description) options.description = description;
  if (action) options.action = action;
  const onTop = overSheet();
  if (onTop) options.position = 'top-center';
  // Each place has its own pile, and one toast is seen at a time.
  if (onTop !== placedOnTop) toast.dismiss();
  placedOnTop = onTop;
  toast[kind](title, options);
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
