import { animalListingQueryString, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';

interface PlaceChoicesProps {
  label: string;
  action: string;
  query: AnimalListingQuery;
  /** The texts of the places that the searched one may be. */
  choices: readonly string[];
}

/** Asks which of several places of one name a search means; until then it is a text like any other. */
export function PlaceChoices({ label, action, query, choices }: PlaceChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <nav aria-label={label} className="mt-5 grid gap-1 text-14">
      <p className="text-ink-2">{label}</p>
      <ul className="flex flex-wrap gap-x-4">
        {choices.map((location) => (
          <li key={location}>
            <a
              href={action + animalListingQueryString({ ...query, location, page: 1 })}
              data-soft="page"
              className="link inline-flex min-h-11 items-center"
            >
              {location}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
