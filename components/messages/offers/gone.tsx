import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import type { Locale } from '@/lib/core/i18n/locales';
import { ANIMALS_PATH, localizedPath } from '@/lib/core/i18n/paths';

interface GoneProps {
  locale: Locale;
  words: { title: string; text: string; browse: string };
}

/** The page of an offer or a visit that isn't the reader's, and of a listing that takes none. */
export function Gone({ locale, words }: GoneProps) {
  return (
    <div className="wrap py-10">
      <EmptyState
        heading="h1"
        title={words.title}
        action={
          <a href={localizedPath(locale, ANIMALS_PATH)} className={buttonVariants()}>
            {words.browse}
          </a>
        }
      >
        {words.text}
      </EmptyState>
    </div>
  );
}
