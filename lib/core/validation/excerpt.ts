const LENGTH = 60;

/** Returns the beginning of a message on one line. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LENGTH ? `${line.slice(0, LENGTH).trimEnd()}…` : line;
}
