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

/** Fetches the library while there is a line, for those who must be told that there is none any more. */
export function prepareToasts(): void {
  void Promise.all([import('./toaster'), import('sonner')]).catch(() => undefined);
}

/** Where the library can't be fetched either, there is nothing to tell it with: forms say what concerns them at their fields. */
const tell =
  (kind: Kind) =>
  (title: string, options?: NotifyOptions): void =>
    void show(kind, title, options).catch(() => undefined);

/**
 * Toasts. The library behind them is fetched with the first one, so that pages nobody acts on never pay for it. Call from
 * event handlers only.
 */
export const notify = {
  success: tell('success'),
  error: tell('error'),
  info: tell('info'),
};
