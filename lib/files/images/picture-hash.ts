import 'server-only';
import sharp from 'sharp';

type Area = { left: number; top: number; width: number; height: number };

/** How bright a point is, from 0 to 255. */
type Brightness = (x: number, y: number) => number;

/** How far the points of a margin differ from each other: what compression adds to one colour. */
const SPREAD = 20;
/** A margin is this share of its side at least, and what it surrounds is most of the picture. */
const MARGIN_MIN = 0.015;
const INSIDE_MIN = 0.4;
/** The edge between margin and picture is blurred. */
const EDGE = 2;

/**
 * Returns what a picture shows within margins of one colour, on two opposite sides or all four; null if it has none. A
 * plain sky is no margin: it is on one side only.
 */
function withinMargins(at: Brightness, width: number, height: number): Area | null {
  const rows = marginsOf((row, point) => at(point, row), height, width);
  const columns = marginsOf((column, point) => at(column, point), width, height);
  if (!rows && !columns) return null;
  const [top, bottom] = rows ?? [0, 0];
  const [left, right] = columns ?? [0, 0];
  return { left, top, width: width - left - right, height: height - top - bottom };
}

/** Returns how many lines the margins at both ends have; null if one end has none. */
function marginsOf(
  at: (line: number, point: number) => number,
  lines: number,
  points: number,
): readonly [number, number] | null {
  const first = marginFrom((line) => (point) => at(line, point), lines, points);
  const last = marginFrom((line) => (point) => at(lines - 1 - line, point), lines, points);
  const least = Math.max(2, lines * MARGIN_MIN);
  if (first < least || last < least || lines - first - last - 2 * EDGE < lines * INSIDE_MIN) return null;
  return [first + EDGE, last + EDGE];
}

/** Returns how many lines from the first one have the colour of its first point. */
function marginFrom(lineAt: (line: number) => (point: number) => number, lines: number, points: number): number {
  const colour = lineAt(0)(0);
  for (let line = 0; line < lines; line += 1) {
    const at = lineAt(line);
    for (let point = 0; point < points; point += 1) if (Math.abs(at(point) - colour) > SPREAD) return line;
  }
  return lines;
}

// As in the decoder: no decoded pictures kept in memory, and one thread.
sharp.cache(false);
sharp.concurrency(1);

/** Pixels on a side of what is compared, and of the low frequencies that make the hash. */
const SIDE = 32;
const LOW = 8;

const BANDS = 4;
const BAND_BITS = 16;

/**
 * Hashes of 64 bits, as text of zeros and ones: of the picture, its mirror image and its inner 90 and 80 %, and of what it
 * may be a copy of: the picture turned, and without its margins.
 */
export type PictureHashes = {
  whole: string;
  mirrored: string;
  inner90: string;
  inner80: string;
  originals: string[];
};

/** `COSINES[frequency][position]` of the discrete cosine transform; the first frequency, the mean, says nothing. */
const COSINES = Array.from({ length: LOW }, (_, frequency) =>
  Array.from({ length: SIDE }, (_, position) =>
    Math.cos(((frequency + 1) * (2 * position + 1) * Math.PI) / (2 * SIDE)),
  ),
);

/**
 * Returns the perceptual hashes of a picture: which of its 64 lowest frequencies are above their median. They change
 * by a few bits at most if the picture is compressed, shrunk or marked; mirroring, cropping, turning and margins have
 * hashes of their own.
 */
export async function hashPicture(image: Buffer): Promise<PictureHashes> {
  const { data, info } = await sharp(image)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const rowsOf = async (area: Area) => {
    const small = await sharp(data, { raw: { width, height, channels } })
      .extract(area)
      .resize(SIDE, SIDE, { fit: 'fill' })
      .extractChannel(0)
      .raw()
      .toBuffer();
    return Array.from({ length: SIDE }, (_, row) => [...small.subarray(row * SIDE, (row + 1) * SIDE)]);
  };
  const inner = (share: number) => {
    const [w, h] = [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
    return rowsOf({ left: Math.floor((width - w) / 2), top: Math.floor((height - h) / 2), width: w, height: h });
  };
  const rows = await inner(1);
  const within = withinMargins((x, y) => data[(y * width + x) * channels] ?? 0, width, height);
  const unframed = within ? await rowsOf(within) : null;
  return {
    whole: hashRows(rows),
    mirrored: hashRows(mirrored(rows)),
    inner90: hashRows(await inner(0.9)),
    inner80: hashRows(await inner(0.8)),
    originals: [...turned(rows), ...(unframed ? [unframed, ...turned(unframed)] : [])].map(hashRows),
  };
}

type Rows = readonly (readonly number[])[];

const mirrored = (rows: Rows): Rows => rows.map((row) => row.toReversed());

/** A picture turned by a half, by a quarter and by three quarters. */
function turned(rows: Rows): Rows[] {
  const onItsSide = rows.map((_, column) => rows.map((row) => row[column] ?? 0));
  return [mirrored(rows).toReversed(), mirrored(onItsSide), onItsSide.toReversed()];
}

function hashRows(rows: Rows): string {
  // Rows first, then columns, as the transform is separable.
  const across = rows.map((row) => COSINES.map((cosines) => dot(cosines, row)));
  const low = COSINES.flatMap((cosines) =>
    COSINES.map((_, column) =>
      dot(
        cosines,
        across.map((row) => row[column] ?? 0),
      ),
    ),
  );
  const median = low.toSorted((a, b) => a - b)[low.length / 2] ?? 0;
  return low.map((value) => (value >= median ? '1' : '0')).join('');
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/** The four bands of 16 bits of a hash, each with its place, so that equal bands are equal numbers. */
function bandsOf(hash: string): number[] {
  return Array.from({ length: BANDS }, (_, place) =>
    placed(place, Number.parseInt(hash.slice(place * BAND_BITS, (place + 1) * BAND_BITS), 2)),
  );
}

const placed = (place: number, bits: number) => place * 2 ** BAND_BITS + bits;

/** Returns the bands under which a picture is found: those of its four hashes. */
export function storedBands({ whole, mirrored, inner90, inner80 }: Omit<PictureHashes, 'originals'>): number[] {
  return [...new Set([whole, mirrored, inner90, inner80].flatMap(bandsOf))];
}

/**
 * Returns the bands to look up for a picture, each with those that differ from it by one bit. Of two hashes that differ by
 * seven bits at most, one of four bands differs by one bit at most, so that none is missed.
 */
export function wantedBands({ whole, inner90, inner80, originals }: Omit<PictureHashes, 'mirrored'>): number[] {
  const near = [whole, inner90, inner80, ...originals]
    .flatMap(bandsOf)
    .flatMap((band) => [band, ...Array.from({ length: BAND_BITS }, (_, bit) => band ^ (1 << bit))]);
  return [...new Set(near)];
}
