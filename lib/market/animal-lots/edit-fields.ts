/** What a seller changes most, each by a form of its own; the names are part of addresses. */
export const EDIT_FIELDS = ['price', 'heads', 'weight', 'text'] as const;

export type EditField = (typeof EDIT_FIELDS)[number];

/** Returns the field named in a URL, or the price if the name is missing or unknown. */
export function editFieldNamed(text: string | undefined): EditField {
  return EDIT_FIELDS.find((name) => name === text) ?? 'price';
}

/** Returns the path of the form that changes one field of a listing, without the locale. */
export const editFieldPath = (id: string, field: EditField): string => `/dashboard/listing/${id}/edit?field=${field}`;

/** The path of the page that asks how a listing was sold. */
export const sellPath = (id: string): string => `/dashboard/listing/${id}/sell`;

/** So many times what it was, a number may have a zero too many. */
const DOUBTED_TIMES = 10;

/** Whether a number, as decimal text, is so far above what it was that it is to be asked about. */
export const isManyTimes = (now: string, before: string): boolean =>
  Number(before) > 0 && Number(now) >= Number(before) * DOUBTED_TIMES;
