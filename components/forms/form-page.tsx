import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { NeedsScript } from './needs-script';

interface FormPageProps {
  locale: Locale;
  title: string;
  text: string;
  /** A link to the help, below the text. */
  help?: ReactNode;
  children: ReactNode;
}

/** The layout of a page with one long form: its title, and a note for browsers without scripts. */
export function FormPage({ locale, title, text, help, children }: FormPageProps) {
  return (
    <div className="wrap">
      <header className="pt-6 pb-6 sm:pt-8">
        <h1>{title}</h1>
        <p className="mt-2 max-w-form text-ink-2">{text}</p>
        {help}
      </header>
      <NeedsScript locale={locale} />
      {children}
    </div>
  );
}
