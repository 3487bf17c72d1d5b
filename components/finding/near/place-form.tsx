import './your-place.css';
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
  next?: string;
}

/** Asks for the visitor's own place, in a form that needs no scripts. */
export function PlaceForm({ language, place, labels, next }: PlaceFormProps) {
  return (
    <form method="post" action="/api/place" className="grid gap-2">
      <input type="hidden" name="language" value={language} />
      {next === undefined ? null : <input type="hidden" name="next" value={next} />}
      <label htmlFor="own-place" className="chip-menu-title mb-0!">
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
      <p className="text-13 text-ink-2">{labels.why}</p>
      <button
        type="submit"
        className={`${buttonVariants({ variant: next === undefined ? 'primary' : 'secondary' })} mt-1`}
      >
        {labels.save}
      </button>
    </form>
  );
}

/** Says that the place is unknown, where the form led back to. */
export function PlaceUnknown({ labels }: { labels: YourPlaceLabels }) {
  return (
    <p id="place-unknown" role="alert" className="place-unknown">
      {labels.unknown}
    </p>
  );
}
