/**
 * Sets attributes on the document before the first paint: theme, grid or list, units, the language to offer, and whether
 * the hint cookie says that the user is signed in. Also disables zod's code generation before zod loads: the policy forbids it, and each
 * attempt would be reported as a violation.
 * A string on one line without the spaces of its code, since every page has it, whose hash the policy of sensitive pages allows; it must not refer to
 * anything outside. Storage may be forbidden: the choices then are those of the system.
 */
export const VISITOR_HINTS = `self.__zod_globalConfig = { jitless: true };
(() => {
  const { dataset, lang } = document.documentElement;
  const kept = (key) => localStorage.getItem(key);
  try {
    const theme = kept('theme');
    if (theme === 'dark' || theme === 'light') dataset.theme = theme;
    if (kept('cattle-view') === 'list') dataset.view = 'list';
    for (const key of ['weight', 'money']) {
      const unit = kept(key);
      if (unit) dataset[key] = unit;
    }
    const asked = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => ['es', 'en', 'pt'].includes(tag));
    if (asked && asked !== lang && !kept('language') && !kept('language-offered')) {
      dataset.offer = asked;
      localStorage.setItem('language-offered', asked);
    }
  } catch {}
  if (/(?:^|; )signed_in=1/.test(document.cookie)) dataset.signedIn = '';
})()`
  .replaceAll(/\n\s*/g, '')
  .replaceAll(/ ?(=>|===|!==|&&|\|\||=|\{|\}|,|:) ?/g, '$1');
