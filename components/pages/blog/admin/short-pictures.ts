/** A picture of ours in Markdown: its words and its address. */
const PICTURE = /(!\[([^\]\n]*)\]\()(\/media\/[^\s()]+)(?=[ )])/g;
/** The same with the short address that stands for it in the editor. */
const SHORT = /(!\[[^\]\n]*\]\()img-(\d+)(?=[ )])/g;

/** A picture in a text, as its strip shows it. */
interface TextPicture {
  url: string;
  /** Its words; blank if it has none. */
  name: string;
}

/** Returns the pictures of a text, each once, in order. */
export function picturesOf(text: string): TextPicture[] {
  const found = [...text.matchAll(PICTURE)].map(([, , name = '', url = '']) => ({ url, name }));
  return found.filter(({ url }, index) => found.findIndex((one) => one.url === url) === index);
}

/**
 * Writes `img-1` where a text has the long address of the first of these pictures, so that it can be read while it is edited.
 */
export function shortenPictures(text: string, urls: readonly string[]): string {
  return text.replace(PICTURE, (whole, before: string, _: string, url: string) =>
    urls.includes(url) ? before + shortAddress(url, urls) : whole,
  );
}

/** The short address of one of these pictures. */
export const shortAddress = (url: string, urls: readonly string[]): string => `img-${urls.indexOf(url) + 1}`;

/** Returns these addresses with those of the text that they lack, so that a number stays that of its picture. */
export function withPicturesOf(text: string, urls: readonly string[]): readonly string[] {
  const missing = picturesOf(text).flatMap(({ url }) => (urls.includes(url) ? [] : [url]));
  return missing.length > 0 ? [...urls, ...missing] : urls;
}

/** Writes the addresses back. */
export function expandPictures(text: string, urls: readonly string[]): string {
  return text.replace(SHORT, (whole, before: string, number: string) => {
    const url = urls[Number(number) - 1];
    return url ? before + url : whole;
  });
}
