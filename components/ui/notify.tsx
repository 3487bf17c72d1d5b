import type { ExternalToast } from 'sonner';

/** What a toast may carry besides its title. */
export interface NotifyOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
}

type Kind = 'success' | 'error' | 'info';

let mounted: Promise<void> | undefined;

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
