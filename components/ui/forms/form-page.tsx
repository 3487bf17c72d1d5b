import type { ReactNode } from 'react';
import type { Locale } from '@/lib/core/i18n/locales';
import { NeedsScript } from './needs-script';

interface FormPageProps {
  locale: Locale;
  title: string;
  text?: string | undefined;
  /** Beside the title: the pages that are like this one. */
  siblings?: ReactNode;
  /** A link to the help, below the text. */
  help?: ReactNode;
  children: ReactNode;
}

/** The layout of a page with one long form: its title, and a note for browsers without scripts. */
export function FormPage({ locale, title, text, siblings, help, children }: FormPageProps) {
  return (
    <div className="wrap">
      <header
        className={`flex flex-wrap items-center justify-between gap-x-6 ${siblings ? 'py-2 sm:py-4' : 'gap-y-3 pt-6 pb-6 sm:pt-8'}`}
      >
        <div>
          <h1>{title}</h1>
          {text ? <p className="mt-2 max-w-form text-ink-2">{text}</p> : null}
          {help}
        </div>
        {siblings}
      </header>
      <NeedsScript locale={locale} />
      {children}
    </div>
  );
}
