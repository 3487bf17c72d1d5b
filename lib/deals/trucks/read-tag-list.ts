import { readTag } from '@/lib/livestock/ids/tags';

/** What a text of tags says: their numbers, the first text that isn't understood, or those that are there twice. */
export type TagList = { tags: string[] } | { wrong: string } | { twice: string[] };

const DAY = String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}`;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?`;
/** A day, a moment or a time, which must not be taken for a number with separators. */
const WHEN = new RegExp(`^(?:(?:${DAY})(?:[T\\s]+(?:${TIME}))?|${TIME})$`, 'i');
/** An order or a weight: too short for a tag. */
const SMALL_NUMBER = /^\d{1,4}(?:\.\d{1,3})?$/;

/** The number of a tag; null for what is none. */
function tagOf(cell: string): string | null {
  if (WHEN.test(cell)) return null;
  const read = readTag(cell);
  return 'number' in read ? read.number : null;
}

/** What may stand beside a tag in a table without being one that was mistyped. */
const isBesideTags = (cell: string): boolean => WHEN.test(cell) || SMALL_NUMBER.test(cell) || !/\d/.test(cell);

/** The only column whose cells are all tags, if the rows are a table whose other cells are clearly something else. */
function columnOfTags(rows: readonly (readonly string[])[]): string[] | null {
  const [first = []] = rows;
  if (rows.length < 2 || first.length < 2 || rows.some(({ length }) => length !== first.length)) return null;
  const columns = first.map((_, index) => rows.map((row) => row[index] ?? ''));
  const ofTags = columns.filter((column) => column.every((cell) => tagOf(cell) !== null));
  const [column] = ofTags;
  const others = columns.filter((one) => one !== column);
  return column && ofTags.length === 1 && others.flat().every(isBesideTags) ? column : null;
}

/** What is there more than once, once each. */
function repeated(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(tags.filter((tag) => seen.size === seen.add(tag).size))];
}

/** Names of the column of tags in what readers export, the electronic ones first. */
const NAMES_OF_TAGS = [
  /^(?:e-?id|rfid|ide|electronic (?:id|tag)|(?:id|tag|caravana|brinco|crotal|arete) electr[oó]nic[oa]|chip)$/i,
  /^(?:tags?|caravanas?|brincos?|crotal(?:es)?|aretes?|dispositivos?|diio|siniiga|sisbov|nlis|nait)$/i,
];

/** The cells below the only name of a column of tags; null if the lines are no table whose first row has such a name. */
function namedColumn(lines: readonly string[]): string[] | null {
  const [first = ''] = lines;
  const separator = ['\t', ';', ','].find((one) => first.includes(one));
  if (separator === undefined) return null;
  // A cell in quotes may hold the separator, as in "1,012.5".
  const [names = [], ...rows] = lines.map((line) =>
    line
      .replace(/"([^"]*)"/g, (_, quoted: string) => quoted.replaceAll(separator, ' '))
      .split(separator)
      .map((cell) => cell.trim()),
  );
  if (rows.length === 0 || rows.some(({ length }) => length !== names.length)) return null;
  const pattern = NAMES_OF_TAGS.find((one) => names.filter((name) => one.test(name)).length === 1);
  const index = pattern ? names.findIndex((name) => pattern.test(name)) : -1;
  return index === -1 ? null : rows.map((row) => row[index] ?? '');
}

/** A first row without any digit names the columns. */
const withoutNames = (rows: string[][]): string[][] =>
  rows.length > 1 && rows[0]?.every((cell) => !/\d/.test(cell)) ? rows.slice(1) : rows;

/**
 * Reads the numbers of tags from what somebody pasted: a list, one per line or separated, or the table that a reader
 * exports. Of a table one column is read: the one that its first row names, else the only one that is clearly of tags.
 * Whatever else isn't understood is named.
 */
export function readTagList(text: string): TagList {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim());
  const rows = withoutNames(
    lines.map((line) => line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))),
  );
  const cells = (namedColumn(lines) ?? columnOfTags(rows) ?? rows.flat()).filter(Boolean);
  const unread = cells.filter((cell) => tagOf(cell) === null);
  // A mistyped tag spoils its column: it is named, not the day or the weight beside it.
  const wrong = unread.find((cell) => !isBesideTags(cell)) ?? unread[0];
  if (wrong !== undefined) return { wrong };
  const tags = cells.flatMap((cell) => tagOf(cell) ?? []);
  const twice = repeated(tags);
  return twice.length > 0 ? { twice } : { tags };
}
