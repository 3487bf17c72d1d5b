import { SHEET_ID } from './element-ids';

/** Calls `show` whenever the sheet of filters opens, and at once if it is open. Returns what ends that, as effects do. */
export function whenSheetOpens(show: (signal: AbortSignal) => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const sheet = document.getElementById(SHEET_ID);
  if (sheet?.matches(':popover-open')) show(signal);
  sheet?.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      if (newState === 'open') show(signal);
    },
    { signal },
  );
  return () => abort.abort();
}
