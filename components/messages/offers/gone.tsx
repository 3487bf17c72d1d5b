import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import type { Locale } from '@/lib/core/i18n/locales';
import { ANIMALS_PATH, localizedPath } from '@/lib/core/i18n/paths';

interface GoneProps {
  locale: Locale;
  words: { title: string; text: string; next: string };
  /** Where its button leads. */
  path?: string;
}

/** The page of an offer or a visit that isn't the reader's or went with its listing, and of a listing that takes none. */
export function Gone({ locale, words, path = ANIMALS_PATH }: GoneProps) {
  return (
    <div className="wrap py-10">
      <EmptyState
        heading="h1"
        title={words.title}
        action={
          <a href={localizedPath(locale, path)} className={buttonVariants()}>
            {words.next}
          </a>
        }
      >
        {words.text}
      </EmptyState>
    </div>
  );
}
