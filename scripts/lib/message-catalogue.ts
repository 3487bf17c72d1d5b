/** All texts of one language, as `namespace.key` → text. */
export type Catalogue = ReadonlyMap<string, string>;

type Tree = { [key: string]: string | Tree };

/** Flattens a messages file into dotted keys. */
export function flattenMessages(tree: Tree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') flat.set(path, value);
    else for (const entry of flattenMessages(value, path)) flat.set(...entry);
  }
  return flat;
}

/** Returns the arguments and tags of an ICU message, such as `count:plural` and `<b>`, sorted. */
export function icuArguments(message: string): string[] {
  const found = new Set<string>();
  // An apostrophe quotes braces up to the next one; two of them are a literal apostrophe.
  const text = message.replace(/''/g, '').replace(/'[{}<][^']*'/g, '');
  for (const [, tag] of text.matchAll(/<([a-zA-Z]\w*)>/g)) found.add(`<${tag}>`);
  readText(text, 0, found);
  return [...found].sort();
}

/** Parses text up to its closing brace and returns the index of that brace. */
function readText(text: string, start: number, found: Set<string>): number {
  let index = start;
  while (index < text.length && text[index] !== '}') {
    index = text[index] === '{' ? readArgument(text, index + 1, found) + 1 : index + 1;
  }
  return index;
}

function readArgument(text: string, start: number, found: Set<string>): number {
  const [head = '', name = '', type] = /^\s*([^\s,{}]+)\s*(?:,\s*(\w+)\s*,?)?/.exec(text.slice(start)) ?? [];
  found.add(type ? `${name}:${type}` : name);
  let index = start + head.length;
  while (index < text.length && text[index] !== '}') {
    // The branches of plural and select are messages themselves.
    index = text[index] === '{' ? readText(text, index + 1, found) + 1 : index + 1;
  }
  return index;
}

/** Returns the differences between languages: missing keys and different arguments. */
export function compareCatalogues(catalogues: ReadonlyMap<string, Catalogue>): string[] {
  const problems: string[] = [];
  const keys = new Set([...catalogues.values()].flatMap((catalogue) => [...catalogue.keys()]));
  for (const key of [...keys].sort()) {
    const signatures = new Set<string>();
    for (const [locale, catalogue] of catalogues) {
      const text = catalogue.get(key);
      if (text === undefined) problems.push(`${locale} lacks ${key}`);
      else if (text.trim() === '') problems.push(`${locale} has an empty ${key}`);
      else signatures.add(icuArguments(text).join(' '));
    }
    if (signatures.size > 1) problems.push(`${key} has other arguments per language: ${[...signatures].join(' | ')}`);
  }
  return problems;
}
