'use client';

import './globals.css';
import { useTryAgain } from '@/components/ui/page/use-try-again';
import { buttonVariants } from '@/components/ui/button-variants';

// Replaces the layout including its translations, so it has its own texts in the three languages.
const LABELS = {
  es: [
    '¡Ups! Algo salió mal',
    'Encontramos un error inesperado. Probá a actualizar la página.',
    'Intentar de nuevo',
    'Actualizar la página',
  ],
  en: [
    'Oops! Something went wrong',
    'We encountered an unexpected error. Please try refreshing the page.',
    'Try Again',
    'Refresh Page',
  ],
  pt: [
    'Ops! Algo deu errado',
    'Encontramos um erro inesperado. Tente atualizar a página.',
    'Tentar de novo',
    'Atualizar a página',
  ],
} as const;

/** Shown when the layout itself fails. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  const { tryAgain, pending } = useTryAgain(retry);
  const [, first] = typeof window === 'undefined' ? [] : window.location.pathname.split('/');
  const locale = first === 'en' || first === 'pt' ? first : 'es';
  const [title, description, again, refresh] = LABELS[locale];
  return (
    <html lang={locale}>
      <body className="grid min-h-dvh content-center justify-items-center gap-3 p-6 text-center">
        <h1>{title}</h1>
        <p className="max-w-prose text-ink-2">{description}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <button type="button" onClick={tryAgain} aria-busy={pending} className={buttonVariants()}>
            {again}
          </button>
          <button
            type="button"
            onClick={() => window.location.reload()}
            className={buttonVariants({ variant: 'secondary' })}
          >
            {refresh}
          </button>
        </div>
      </body>
    </html>
  );
}
