import ts from 'typescript';

/**
 * How the sources use texts. A translator is the result of `useTranslations`, `getTranslations`, `translator` or
 * `createTranslator`; `unlistedMetadata` is called with a namespace and a key. Computed keys are declared by a comment:
 * `// messages: namespace.prefix.*`.
 */
export type MessageUsage = {
  /** Keys that are used by name; one of the alternatives must exist. */
  keys: { alternatives: string[]; place: string }[];
  /** Patterns of computed keys, such as `footer.*`. */
  patterns: RegExp[];
  /** Namespaces whose translator is called with a variable. */
  dynamicNamespaces: Set<string>;
  /** Every string literal in the sources, for keys that are passed in variables. */
  literals: Set<string>;
};

const TRANSLATORS = new Set(['useTranslations', 'getTranslations', 'translator', 'createTranslator']);
const METHODS = new Set(['rich', 'markup', 'raw', 'has']);

export function emptyUsage(): MessageUsage {
  return { keys: [], patterns: [], dynamicNamespaces: new Set(), literals: new Set() };
}

/** Adds the usage of one file. */
export function collectUsage(file: string, text: string, usage: MessageUsage): void {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  for (const [, pattern = ''] of text.matchAll(/\/\/ messages: (\S+)/g))
    usage.patterns.push(toPattern(pattern.split('*')));

  const namespaces = new Map<string, string[]>();
  visit(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) return;
    for (const { name, initializer } of declared(node.name, node.initializer)) {
      const namespace = translatorNamespace(initializer);
      if (namespace !== null) namespaces.set(name, [...(namespaces.get(name) ?? []), namespace]);
    }
  });

  visit(source, (node) => {
    if (ts.isStringLiteralLike(node)) usage.literals.add(node.text);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) usage.literals.add(node.name.text);
    if (!ts.isCallExpression(node)) return;
    if (node.expression.getText() === 'unlistedMetadata') {
      const key = node.arguments.map((part) => part.getText().slice(1, -1)).join('.');
      usage.keys.push({ alternatives: [key], place: file });
      return;
    }
    const [callee, keys] = translation(node);
    const names = keys.length > 0 && calledNamespaces(callee, namespaces);
    if (!names) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    for (const value of keys.flatMap(branches)) record(value, names, `${file}:${line + 1}`, usage);
  });
}

/**
 * Returns the variables of a declaration with their initializers; `const [t, u] = await Promise.all([…])` declares two.
 */
function declared(name: ts.BindingName, initializer: ts.Expression): { name: string; initializer: ts.Expression }[] {
  if (ts.isIdentifier(name)) return [{ name: name.text, initializer }];
  const call = ts.isAwaitExpression(initializer) ? initializer.expression : initializer;
  const list = ts.isCallExpression(call) && call.expression.getText() === 'Promise.all' ? call.arguments[0] : undefined;
  if (!ts.isArrayBindingPattern(name) || !list || !ts.isArrayLiteralExpression(list)) return [];
  return name.elements.flatMap((element, index) => {
    const value = list.elements[index];
    return ts.isBindingElement(element) && ts.isIdentifier(element.name) && value
      ? [{ name: element.name.text, initializer: value }]
      : [];
  });
}

/** Returns what is called with which keys: `t('key')`, or `pickLabels(t, ['key', …])`. */
function translation({ expression, arguments: values }: ts.CallExpression): [ts.Expression, readonly ts.Expression[]] {
  const [first, second] = values;
  return first && second && expression.getText() === 'pickLabels' && ts.isArrayLiteralExpression(second)
    ? [first, second.elements]
    : [expression, values.slice(0, 1)];
}

/** Returns the namespaces of the translator that an expression calls; null if it calls something else. */
function calledNamespaces(callee: ts.Expression, namespaces: Map<string, string[]>): string[] | null {
  const target = ts.isPropertyAccessExpression(callee) && METHODS.has(callee.name.text) ? callee.expression : callee;
  if (!ts.isIdentifier(target)) return null;
  // Zod messages are keys of this namespace.
  if (target.text === 'message') return ['validation'];
  return namespaces.get(target.text) ?? null;
}

function record(argument: ts.Expression, namespaces: string[], place: string, usage: MessageUsage): void {
  const inNamespace = (key: string): string[] =>
    namespaces.map((namespace) => (namespace ? `${namespace}.${key}` : key));
  if (ts.isStringLiteralLike(argument)) {
    usage.keys.push({ alternatives: inNamespace(argument.text), place });
  } else if (ts.isTemplateExpression(argument)) {
    const parts = [argument.head.text, ...argument.templateSpans.map((span) => span.literal.text)];
    for (const [first = '', ...rest] of namespaces.map((name) => [name && `${name}.${parts[0]}`, ...parts.slice(1)])) {
      usage.patterns.push(toPattern([first || (parts[0] ?? ''), ...rest]));
    }
  } else {
    for (const namespace of namespaces) usage.dynamicNamespaces.add(namespace);
  }
}

/** Returns the possible values of `condition ? a : b` and `a ?? b`. */
function branches(expression: ts.Expression): ts.Expression[] {
  if (ts.isConditionalExpression(expression))
    return [...branches(expression.whenTrue), ...branches(expression.whenFalse)];
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) return branches(expression.expression);
  return [expression];
}

function translatorNamespace(initializer: ts.Expression): string | null {
  const call = ts.isAwaitExpression(initializer) ? initializer.expression : initializer;
  if (!ts.isCallExpression(call) || !ts.isIdentifier(call.expression) || !TRANSLATORS.has(call.expression.text))
    return null;
  for (const argument of [...call.arguments].reverse()) {
    if (ts.isStringLiteralLike(argument)) return argument.text;
    if (!ts.isObjectLiteralExpression(argument)) continue;
    for (const property of argument.properties) {
      if (
        ts.isPropertyAssignment(property) &&
        property.name.getText() === 'namespace' &&
        ts.isStringLiteralLike(property.initializer)
      ) {
        return property.initializer.text;
      }
    }
  }
  return '';
}

function toPattern(parts: string[]): RegExp {
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => visit(child, see));
}

/** Returns the keys that are used but missing, and the texts that are never used. */
export function compareUsage(known: ReadonlySet<string>, usage: MessageUsage): string[] {
  const prefixes = new Set(
    [...known].flatMap((key) => key.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))),
  );
  const missing = usage.keys
    .filter(({ alternatives }) => !alternatives.some((key) => prefixes.has(key)))
    .map(({ alternatives, place }) => `${place} asks for ${alternatives.join(' or ')}, which no language has`);
  const named = new Set(usage.keys.flatMap(({ alternatives }) => alternatives));
  const unused = [...known].filter((key) => !isUsed(key, named, usage)).map((key) => `nothing asks for ${key}`);
  return [...missing, ...unused];
}

function isUsed(key: string, named: Set<string>, usage: MessageUsage): boolean {
  const parts = key.split('.');
  // t.raw('list') uses every key below it.
  if (parts.some((_, index) => named.has(parts.slice(0, index + 1).join('.')))) return true;
  if (usage.patterns.some((pattern) => pattern.test(key))) return true;
  return [...usage.dynamicNamespaces].some((namespace) => {
    if (namespace && !key.startsWith(`${namespace}.`)) return false;
    const rest = namespace ? key.slice(namespace.length + 1) : key;
    return usage.literals.has(rest) || usage.literals.has(parts.at(-1) ?? '');
  });
}
