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
