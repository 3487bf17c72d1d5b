import { buttonVariants } from '@/components/ui/button-variants';
import { PlaceInput } from '@/components/ui/places/place-input';
import type { Locale } from '@/lib/core/i18n/locales';
import type { YourPlaceLabels } from './labels';

interface PlaceFormProps {
  language: Locale;
  /** The place that the visitor has said; null if none. */
  place: string | null;
  labels: YourPlaceLabels;
  /** The path to come back to; the home page if not set. */
  next?: string | undefined;
  /** It stands above results, not in a menu. */
  isInPage?: boolean;
}

/** Asks for the visitor's own place, in a form that needs no scripts. */
export function PlaceForm({ language, place, labels, next, isInPage = false }: PlaceFormProps) {
  return (
    <form
      method="post"
      action="/api/place"
      className={`grid gap-2 ${isInPage ? 'sm:grid-cols-[minmax(0,1fr)_auto]' : ''}`}
    >
      <input type="hidden" name="language" value={language} />
      {next === undefined ? null : <input type="hidden" name="next" value={next} />}
      <label htmlFor="own-place" className="col-span-full text-14 font-semibold">
        {labels.field}
      </label>
      <PlaceInput
        id="own-place"
        name="place"
        label={labels.field}
        placeholder={labels.placeholder}
        defaultValue={place ?? undefined}
        maxLength={100}
        required
      />
      <p className={`col-span-full text-13 text-ink-2 ${isInPage ? 'sm:order-1' : ''}`}>{labels.why}</p>
      <button type="submit" className={buttonVariants({ variant: isInPage ? 'secondary' : 'primary' })}>
        {labels.save}
      </button>
    </form>
  );
}
