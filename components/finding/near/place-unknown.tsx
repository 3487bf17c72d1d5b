import { useEffect, useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { countryAt } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import type { CountryRegions } from '@/lib/places/dto';
import type { YourPlaceLabels } from './labels';

const ID = 'place-unknown';

interface PlaceUnknownProps {
  language: Locale;
  labels: YourPlaceLabels;
  next?: string | undefined;
}

/** The country of the clock, or else of the device's language. A suggestion only: it is never taken for the answer. */
export function countryOfDevice(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return countryAt(timeZone, new Intl.Locale(navigator.language).region);
}

/** Says that the place is unknown, where the form led back to, and lists the regions to choose from instead. */
export function PlaceUnknown({ language, labels, next }: PlaceUnknownProps) {
  const [areas, setAreas] = useState<readonly CountryRegions[]>([]);
  useEffect(() => {
    if (window.location.hash !== `#${ID}`) return;
    const own = countryOfDevice();
    fetch(`/api/places/regions?language=${language}`)
      .then((answer) => (answer.ok ? (answer.json() as Promise<CountryRegions[]>) : []))
      .then((all) => setAreas(all.toSorted((a, b) => Number(b.country === own) - Number(a.country === own))))
      // Without the list the place is typed in another way.
      .catch(() => undefined);
  }, [language]);
  return (
    <div id={ID} className="grid w-full scroll-mt-24 gap-2 not-target:hidden">
      <p role="alert" className="font-medium text-clay-ink">
        {labels.unknown}
      </p>
      {areas.length > 0 ? (
        <form method="post" action="/api/place" className="flex flex-wrap gap-2">
          <input type="hidden" name="language" value={language} />
          {next === undefined ? null : <input type="hidden" name="next" value={next} />}
          <select
            name="place"
            required
            defaultValue=""
            aria-label={labels.region}
            className="control select-arrow w-auto"
          >
            <option value="">{labels.region}</option>
            {areas.map(({ country, name, regions }) => (
              <optgroup key={country} label={name}>
                {regions.map(({ name: region, label }) => (
                  <option key={label} value={label}>
                    {region}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
            {labels.save}
          </button>
        </form>
      ) : null}
    </div>
  );
}
