import { notify } from '@/components/ui/notify';

/** Copies a text and says so; where the browser refuses, the text is shown to be copied by hand. */
export async function copyText(text: string, labels: { copied: string; copyFailed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(labels.copied);
  } catch {
    notify.error(labels.copyFailed, { description: text });
  }
}

/** Opens the ways of the system to share a page of ours; where it has none, the address is copied. */
export function shareAddress(title: string, path: string, labels: Parameters<typeof copyText>[1]): void {
  const url = new URL(path, window.location.origin).href;
  // Rejects if the user cancels.
  if ('share' in navigator) void navigator.share({ title, url }).catch(() => undefined);
  else void copyText(url, labels);
}
