import { fetchWords } from '@/components/ui/shared-data/fetch-words';
import type { ConfirmEmailLabels } from './labels';

/**
 * Lets the viewer confirm their address, in a dialog that is loaded with the first question. Resolves with whether it
 * is confirmed: then what was refused is done again. False if it could not be loaded, too.
 * @param isWaiting whether something waits for it, which the dialog says
 */
export async function askToConfirm({ isWaiting = true } = {}): Promise<boolean> {
  try {
    const [{ openConfirmDialog }, { isSettled, readConfirmation }, labels] = await Promise.all([
      import('./confirm-dialog'),
      import('./confirmation-api'),
      fetchWords<ConfirmEmailLabels>('confirm-email'),
    ]);
    const state = await readConfirmation();
    if (!state.ok) return false;
    // Confirmed in another tab meanwhile.
    return isSettled(state.data) || (await openConfirmDialog(isWaiting ? labels : { ...labels, then: '' }, state.data));
  } catch {
    return false;
  }
}
