import type { ExternalToast } from 'sonner';

/** The optional parts of a toast. */
export interface NotifyOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** How long it stays, if not as long as others. */
  durationMs?: number;
}

type Kind = 'success' | 'error' | 'info';

let mounted: Promise<void> | undefined;

async function show(kind: Kind, title: string, { description, action, durationMs }: NotifyOptions = {}): Promise<void> {
  mounted ??= import('./toaster').then(({ mountToaster }) => mountToaster());
  await mounted.catch((error: unknown) => {
    // Loading failed: the next toast retries.
    mounted = undefined;
    throw error;
  });
  const { toast } = await import('sonner');
  const options: ExternalToast = {};
  if (description) options.description = description;
  if (action) options.action = action;
  if (durationMs) options.duration = durationMs;
  toast[kind](title, options);
}

async function dismissErrors(): Promise<void> {
  if (!mounted) return;
  const { toast } = await import('sonner');
  for (const shown of toast.getToasts()) if ('type' in shown && shown.type === 'error') toast.dismiss(shown.id);
}

/** Loads the toast library in advance, so that a toast about a lost connection can still be shown. */
export function prepareToasts(): void {
  void Promise.all([import('./toaster'), import('sonner')]).catch(() => undefined);
}

/** Deliberately silent if the library can't be loaded; forms also show their errors at the fields. */
const notifier =
  (kind: Kind) =>
  (title: string, options?: NotifyOptions): void =>
    void show(kind, title, options).catch(() => undefined);

/**
 * Toasts. The library is loaded with the first one, so that other pages don't pay for it. Call from event handlers
 * only.
 */
export const notify = {
  success: notifier('success'),
  error: notifier('error'),
  info: notifier('info'),
  /** Takes away what is still said of failures, once what failed is done. */
  clearErrors: (): void => void dismissErrors().catch(() => undefined),
};
