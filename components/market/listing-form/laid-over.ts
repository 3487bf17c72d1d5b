import { isPublished, type StoredPhoto } from '@/components/ui/uploads/photo-list';

type Fields = Readonly<Partial<Record<string, unknown>>>;

/** Fields that mean something only with each other. */
const TOGETHER: readonly (readonly string[])[] = [
  ['category', 'breed', 'class', 'traits'],
  ['priceAmount', 'priceBasis', 'priceCurrency', 'price', 'startingPrice', 'reservePrice'],
  ['paymentKind', 'paymentParts'],
];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Lays a draft over the listing as it is now: of the draft only what was changed against what its form was opened with.
 * `overlaid` are the fields that were changed elsewhere since, too, and show the draft's.
 */
export function laidOver<Values extends object>(
  draft: Values,
  opened: Values,
  now: Values,
): { values: Values; overlaid: string[] } {
  const [drafts, before, stored] = [draft as Fields, opened as Fields, now as Fields];
  const isTyped = (name: string) => !isSame(drafts[name], before[name]);
  const taken = Object.keys(drafts).filter((name) =>
    (TOGETHER.find((fields) => fields.includes(name)) ?? [name]).some(isTyped),
  );
  return {
    values: { ...now, ...Object.fromEntries(taken.map((name) => [name, drafts[name]])) },
    overlaid: taken.filter((name) => !isSame(before[name], stored[name]) && !isSame(drafts[name], stored[name])),
  };
}

/** The same of pictures: those that were added or removed elsewhere are added or removed here, too. */
export function photosLaidOver(
  draft: readonly StoredPhoto[],
  opened: readonly string[],
  now: readonly StoredPhoto[],
): readonly StoredPhoto[] {
  const ids = (photos: readonly StoredPhoto[]) => photos.map(({ id }) => id);
  if (isSame(ids(draft), opened)) return now;
  const isLeft = (photo: StoredPhoto) => !isPublished(photo) || ids(now).includes(photo.id);
  return [...draft.filter(isLeft), ...now.filter(({ id }) => !opened.includes(id))];
}
