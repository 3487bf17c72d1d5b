/** Converts a response of the API to multipart fields: null becomes blank, and values other than text become JSON. */
export function asForm(answer: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]: [string, unknown]) => [
      name,
      value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
