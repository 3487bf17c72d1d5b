/**
 * Marks the document with what only this browser knows: the chosen theme, grid or list, and whether the readable hint cookie
 * says that somebody is signed in, so that the header shows the right box from the start. Runs as an inline script before
 * the first paint. It also tells zod, before any script of ours brings it, not to try whether it may write code: it may not, and each
 * try is reported. A text, so that the policy of sensitive pages can name it by its hash; it may refer to nothing outside of itself.
 */
export const VISITOR_HINTS = `self.__zod_globalConfig = { jitless: true };
(() => {
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') dataset.theme = theme;
    if (localStorage.getItem('cattle-view') === 'list') dataset.view = 'list';
  } catch {
    // Storage may be forbidden.
  }
  if (/(?:^|; )signed_in=1/.test(document.cookie)) dataset.signedIn = '';
})()`;
