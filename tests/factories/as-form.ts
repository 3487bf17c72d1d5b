/** An answer of the API as a multipart form sends it back: null is blank, and what isn't text is JSON. */
export function asForm(answer: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]: [string, unknown]) => [
      name,
      value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
