import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '..', '..');

/**
 * The name of a component. Server components may import only components from client modules; anything else becomes a
 * stub that throws when it is used.
 */
const COMPONENT = /^[A-Z]\w*[a-z]/;

interface Module {
  isClient: boolean;
  imports: { file: string; names: string[] }[];
}

const modules = new Map<string, Module>();

function resolve(from: string, specifier: string): string | null {
  const base = specifier.startsWith('@/')
    ? path.join(root, specifier.slice(2))
    : specifier.startsWith('.')
      ? path.resolve(path.dirname(from), specifier)
      : null;
  if (base === null) return null;
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}

/** Returns the names that an import or a re-export takes as values; `*` for a whole module. */
function valueNames(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  if (ts.isExportDeclaration(node)) {
    if (node.isTypeOnly) return [];
    if (!node.exportClause || !ts.isNamedExports(node.exportClause)) return ['*'];
    return node.exportClause.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => (propertyName ?? name).text);
  }
  const clause = node.importClause;
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) return ['*'];
  const named = (bindings?.elements ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
  return clause.name ? ['Default', ...named] : named;
}

function read(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: Module = { isClient: false, imports: [] };
  modules.set(file, found);
  for (const statement of source.statements) {
    if (ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression)) {
      found.isClient ||= statement.expression.text === 'use client';
    }
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const target = resolve(file, statement.moduleSpecifier.text);
    if (target) found.imports.push({ file: target, names: valueNames(statement) });
  }
  return found;
}

/** Returns everything that modules on the server import from client modules although it isn't a component. */
function valuesAcrossTheBoundary(entries: string[]): string[] {
  const seen = new Set<string>();
  const wrong: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const found = read(file);
    if (found.isClient) return;
    for (const { file: target, names } of found.imports) {
      if (names.length === 0) continue;
      if (!read(target).isClient) {
        visit(target);
        continue;
      }
      const values = names.filter((name) => !COMPONENT.test(name));
      if (values.length > 0) wrong.push(`${path.relative(root, file)} takes ${values.join(', ')}`);
    }
  };
  entries.forEach(visit);
  return wrong;
}

const entries = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => path.join(root, 'app', file));

test('server components take nothing but components from client modules', () => {
  expect(valuesAcrossTheBoundary(entries)).toEqual([]);
  // Guards against an empty search: it must have reached client modules in components/.
  expect([...modules].filter(([file, { isClient }]) => isClient && file.includes('components')).length).toBeGreaterThan(
    20,
  );
});
