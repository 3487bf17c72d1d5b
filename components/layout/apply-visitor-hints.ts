import { hasSessionHint } from './use-viewer';

/**
 * Does what the inline script of `VISITOR_HINTS` does, where React drew the document anew (a page that ends in 403 or 404): scripts in such
 * a one never run. A test holds the two alike.
 */
export function applyVisitorHints(): void {
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') dataset.theme = theme;
    if (localStorage.getItem('cattle-view') === 'list') dataset.view = 'list';
  } catch {
    // Storage may be forbidden.
  }
  if (hasSessionHint()) dataset.signedIn = '';
}
