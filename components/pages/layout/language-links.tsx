'use client';

import type { SyntheticEvent } from 'react';
import { browserStorage } from '@/components/ui/shared-data/stored';
import { LANGUAGE_KEY, LANGUAGE_NAMES, LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { localizedPath, splitLocale } from '@/lib/core/i18n/paths';
import { writeLimits } from '@/lib/core/i18n/typed-number';

/** The form on a page whose address says what is in it, also before it is sent. */
const DRAFT = 'form[data-draft-of-address]';

/** The page's query, with what its form says, in the spelling of another language. */
function queryIn(language: Locale): string {
  const { pathname, search } = window.location;
  const form = document.querySelector<HTMLFormElement>(DRAFT);
  const params = new URLSearchParams(form ? '' : search);
  if (form)
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value !== '') params.append(name, value);
  const before = params.toString();
  writeLimits(params, splitLocale(pathname).locale, language);
  const after = params.toString();
  if (!form && after === before) return search;
  return after && `?${after}`;
}

/**
 * Points the clicked or focused link to the current page in its language. Cached pages don't know their query in
 * advance.
 */
function retarget(event: SyntheticEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest('a');
  const language = link?.hreflang as Locale | undefined;
  if (!link || !language) return null;
  const { pathname, hash } = window.location;
  link.href = localizedPath(language, splitLocale(pathname).path) + queryIn(language) + hash;
  return link;
}

function choose(event: SyntheticEvent): void {
  const link = retarget(event);
  if (!link) return;
  document.cookie = `${LANGUAGE_KEY}=${link.hreflang}; Path=/; Max-Age=31536000; SameSite=Lax`;
  browserStorage.write(LANGUAGE_KEY, link.hreflang);
}

/** What makes links with a `hreflang` lead to this page in their language, and remembers that it was chosen. */
export const LANGUAGE_LINK = { onPointerDownCapture: retarget, onFocusCapture: retarget, onClickCapture: choose };

/** Links to this page in the three languages. Plain links, because the whole document changes. */
export function LanguageLinks({ locale, label }: { locale: Locale; label: string }) {
  return (
    <ul aria-label={label} {...LANGUAGE_LINK}>
      {LOCALES.map((language) => (
        <li key={language}>
          <a
            href={localizedPath(language, '/')}
            hrefLang={language}
            lang={language}
            aria-current={language === locale ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
