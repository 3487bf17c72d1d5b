/**
 * Splits a text file into its front matter (`name: value` lines between two `---`) and its body.
 * @throws Error if it doesn't begin with front matter.
 */
export function splitFrontMatter(text: string): { fields: Record<string, string>; body: string } {
  const [, head, body] = /^---\r?\n(.*?)\r?\n---\r?\n+(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error('A text begins with its front matter.');
  const fields = Object.fromEntries(
    head
      .split(/\r?\n/)
      .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()] as const),
  );
  return { fields, body: body.trim() };
}
