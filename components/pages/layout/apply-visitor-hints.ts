import { hasSessionHint } from '@/components/ui/viewer/use-viewer';
import { isLocale, LANGUAGE_KEY } from '@/lib/core/i18n/locales';

/**
 * Does the same as the inline script `VISITOR_HINTS` when React re-creates the document (a 403 or 404 page), where
 * inline scripts never run. A test keeps the two in step.
 */
export function applyVisitorHints(): void {
  const { dataset, lang } = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') dataset.theme = theme;
    if (localStorage.getItem('cattle-view') === 'list') dataset.view = 'list';
    for (const key of ['weight', 'money']) {
      const unit = localStorage.getItem(key);
      if (unit) dataset[key] = unit;
    }
    const asked = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale);
    if (asked && asked !== lang && !localStorage.getItem(LANGUAGE_KEY) && !localStorage.getItem('language-offered')) {
      dataset.offer = asked;
      localStorage.setItem('language-offered', asked);
    }
  } catch {
    // Storage may be blocked.
  }
  if (hasSessionHint()) dataset.signedIn = '';
}
