'use client';

import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { LANGUAGE_LINK } from './language-links';

/** What the line says, in the language that it offers. */
export interface OfferLabels {
  language: Locale;
  see: string;
  close: string;
}

const close = () => delete document.documentElement.dataset.offer;

/**
 * A line above the header that offers the page in the language that the browser asks for, once. Pages are cached for
 * everybody, so it has all the others, and the document's attribute of the visitor says which of them is seen.
 */
export function LanguageOffer({ label, offers }: { label: string; offers: readonly OfferLabels[] }) {
  return (
    <aside aria-label={label} className="language-offer">
      {offers.map(({ language, see, close: closeLabel }) => (
        <p key={language} lang={language} {...LANGUAGE_LINK}>
          <a href={localizedPath(language, '/')} hrefLang={language}>
            {see}
          </a>
          <button type="button" aria-label={closeLabel} className="icon-button" onClick={close}>
            <Icon name="x" />
          </button>
        </p>
      ))}
    </aside>
  );
}
