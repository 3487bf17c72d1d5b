'use client';

import { useErrorLabels } from '@/components/pages/layout/providers';
import { useTryAgain } from '@/components/ui/page/use-try-again';
import { buttonVariants } from '@/components/ui/button-variants';

/**
 * Replaces a page that failed to render; header and footer stay. The code is the error's `digest` in the server's log.
 */
export default function ErrorPage({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const labels = useErrorLabels();
  const { tryAgain, pending } = useTryAgain(retry);
  return (
    <div role="alert" className="wrap grid justify-items-center py-16 text-center">
      <h1>{labels?.title}</h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-2">{labels?.description}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <button type="button" onClick={tryAgain} aria-busy={pending} className={buttonVariants()}>
          {labels?.tryAgain}
        </button>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className={buttonVariants({ variant: 'secondary' })}
        >
          {labels?.refresh}
        </button>
      </div>
      {error.digest && (
        <p className="mt-6 text-13 text-ink-2">
          {labels?.reference} <code>{error.digest}</code>
        </p>
      )}
    </div>
  );
}
