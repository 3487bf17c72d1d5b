/**
 * Marks the document with what only this browser knows: the chosen theme, grid or list, and whether the readable hint cookie
 * says that somebody is signed in, so that the header shows the right box from the start. Runs as an inline script before
 * the first paint (so it may not refer to anything outside of itself), and again where React draws the document anew, as it
 * does for a page that ends in 404.
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
  if (/(?:^|; )signed_in=1/.test(document.cookie)) dataset.signedIn = '';
}
