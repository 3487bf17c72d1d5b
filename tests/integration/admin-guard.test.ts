import { existsSync } from 'node:fs';
import path from 'node:path';
import { NextRequest } from 'next/server';
import ts from 'typescript';
import { env } from '@/lib/core/env';
import { createSession } from '@/lib/accounts/sessions/sessions';
import { addressOf, adminFiles, methodsOf, sourceOf } from '@/tests/e2e/support/admin-surface';
import { makeUser } from '@/tests/factories/user';

let token: string | null = null;
jest.mock('@/lib/web/auth/session-cookie', () => ({
  ...jest.requireActual<object>('@/lib/web/auth/session-cookie'),
  sessionToken: () => Promise.resolve(token),
}));

/** Reads a source of the project by its path. */
type Read = (file: string) => string;

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Services of all domains, which contain no operations. */
const SERVICES =
  /^@\/lib\/(?:core\/(?:cache|db|email|errors|i18n|log|rate-limit|validation|write-behind)|files\/(?:images|storage)|web\/(?:auth|http))\//;
/** The listing kinds and their registry: they are passed to verbs and perform no operation themselves. */
const TABLES = /^@\/lib\/market\/(?:topics\/kinds|(?:animal-lots\/animal|equipment\/equipment)-listings)$/;
/** Writes without an effect for anybody else, and why they need no audit entry. */
const UNRECORDED = new Map([
  [
    'app/api/admin/blog/images/route.ts POST',
    'a picture waits, unseen, for the post that takes it, whose act is recorded',
  ],
  ['app/[locale]/admin/cases/actions.ts decideMany', 'each of its decisions is recorded, by decideCase'],
  ['app/[locale]/admin/cases/actions.ts claim', 'a case is held for some minutes, which ends by itself'],
  ['app/[locale]/admin/blog/actions.ts preview', 'what is being written is shown to its author, and kept nowhere'],
]);

interface Module {
  /** Top-level statements by the name that they declare. */
  declared: Map<string, ts.Node>;
  exported: Set<string>;
  /** The name of the default export. */
  byDefault: string;
  imported: Map<string, { module: string; name: string }>;
  isServerOnly: boolean;
}

function parse(text: string): Module {
  const parsed: Module = {
    declared: new Map(),
    exported: new Set(),
    byDefault: '',
    imported: new Map(),
    isServerOnly: false,
  };
  const declare = (name: string, node: ts.Node, statement: ts.Statement) => {
    parsed.declared.set(name, node);
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) parsed.exported.add(name);
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) parsed.byDefault = name;
  };
  for (const statement of ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true).statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = statement.moduleSpecifier.text;
      if (from === 'server-only') parsed.isServerOnly = true;
      const bindings = statement.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings)) {
        for (const { name, propertyName } of bindings.elements)
          parsed.imported.set(name.text, { module: from, name: (propertyName ?? name).text });
      }
    } else if (ts.isFunctionDeclaration(statement) && statement.name)
      declare(statement.name.text, statement, statement);
    else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations)
        if (ts.isIdentifier(declaration.name)) declare(declaration.name.text, declaration, statement);
    }
  }
  return parsed;
}

/** Returns every name that a declaration uses, directly or through other declarations of its file. */
function namesUsedBy(name: string, { declared }: Module, found = new Set<string>()): Set<string> {
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && !found.has(node.text)) {
      found.add(node.text);
      if (declared.has(node.text)) namesUsedBy(node.text, { declared } as Module, found);
    }
    ts.forEachChild(node, visit);
  };
  const node = declared.get(name);
  if (node) ts.forEachChild(node, visit);
  return found;
}

/** Returns whether a declaration calls `guard` of lib/records/audit/admin-act. */
function calls(guard: 'requireAdmin' | 'adminAct', name: string, module: Module): boolean {
  const origin = module.imported.get(guard);
  return origin !== undefined && /(^|\/)admin-act$/.test(origin.module) && namesUsedBy(name, module).has(guard);
}

/** Returns the problems of a route file's handlers or a page's actions, as sentences. */
function complaintsAbout(file: string, handlers: readonly string[], read: Read): string[] {
  const adapter = parse(read(file));
  return handlers.flatMap((handler) => {
    const used = namesUsedBy(handler, adapter);
    const verbs = [...used].flatMap((name) => {
      const origin = adapter.imported.get(name);
      if (
        !origin?.module.startsWith('@/lib/') ||
        SERVICES.test(origin.module) ||
        TABLES.test(origin.module) ||
        /\/admin-act$/.test(origin.module)
      )
        return [];
      const source = parse(read(`${origin.module.slice(2)}.ts`));
      // Modules that browsers may load (schemas, constants, formats) contain no operations.
      return source.isServerOnly ? [{ ...origin, in: source }] : [];
    });
    const unguarded = verbs.filter(
      (verb) => !calls('requireAdmin', verb.name, verb.in) && !calls('adminAct', verb.name, verb.in),
    );
    const isWrite = !SAFE.has(handler) && !UNRECORDED.has(`${file} ${handler}`);
    return [
      ...(verbs.length === 0 ? [`${file}: ${handler} calls no verb of a domain`] : []),
      ...unguarded.map(({ name }) => `${file}: ${handler} calls ${name}, which asks neither requireAdmin nor adminAct`),
      ...(isWrite && !verbs.some((verb) => calls('adminAct', verb.name, verb.in))
        ? [`${file}: ${handler} writes without adminAct, so its act is not recorded`]
        : []),
    ];
  });
}

const actionsOf = (file: string) => [...parse(sourceOf(file)).exported];

describe('what administrators alone may do', () => {
  it('is found', () => {
    expect(adminFiles.routes).toEqual(
      expect.arrayContaining(['app/api/admin/reports/review/route.ts', 'app/api/banner-ads/[id]/approve/route.ts']),
    );
    expect(adminFiles.actions).toContain('app/[locale]/admin/verifications/actions.ts');
    expect(adminFiles.pages).toContain('app/[locale]/admin/page.tsx');
  });

  it.each(adminFiles.routes)('%s checks and records', (file) => {
    expect(methodsOf(file)).not.toEqual([]);
    expect(complaintsAbout(file, methodsOf(file), sourceOf)).toEqual([]);
  });

  it.each(adminFiles.actions)('%s checks and records', (file) => {
    expect(actionsOf(file)).not.toEqual([]);
    expect(complaintsAbout(file, actionsOf(file), sourceOf)).toEqual([]);
  });

  it.each(adminFiles.pages)('%s is shown to administrators only', (file) => {
    const page = parse(sourceOf(file));
    expect(page.imported.get('requireAdminPage')).toMatchObject({ module: '@/lib/web/auth/require-admin-page' });
    expect(namesUsedBy(page.byDefault, page)).toContain('requireAdminPage');
  });

  it('has no outdated exception', () => {
    expect(
      [...UNRECORDED.keys()].filter(
        (name) => !existsSync(path.resolve(__dirname, '..', '..', name.split(' ')[0] ?? '')),
      ),
    ).toEqual([]);
  });
});

describe('an administrator without the second factor that production requires', () => {
  beforeAll(async () => {
    const { id } = await makeUser({ role: 'admin' });
    token = await createSession(id, null);
    jest.replaceProperty(env, 'ADMIN_SECOND_FACTOR', true);
  });
  afterAll(() => jest.restoreAllMocks());

  type Route = Record<string, (request: NextRequest, context: { params: Promise<object> }) => Promise<Response>>;

  it.each(adminFiles.routes)('may do nothing at %s', async (file) => {
    const route = (await import(`@/${file}`)) as Route;
    for (const method of methodsOf(file)) {
      const url = `http://localhost:3000${addressOf(file)}`;
      const request = new NextRequest(url, { method, headers: { 'sec-fetch-site': 'same-origin' } });
      const id = '00000000-0000-7000-8000-000000000000';
      const answer = await route[method]?.(request, { params: Promise.resolve({ id }) });
      expect([answer?.status, ((await answer?.json()) as { code?: string }).code]).toEqual([403, 'factor_required']);
    }
  });
});

describe('this check', () => {
  const act = `import 'server-only';\nimport { adminAct, requireAdmin } from '@/lib/records/audit/admin-act';\n`;
  const route = (body: string) =>
    `import { hide } from '@/lib/things/hide';\nimport { defineRoute } from '@/lib/web/http/define-route';\n${body}`;
  const post = route('export const POST = defineRoute(async () => hide(1));');

  const judge = (adapter: string, verb: string, handlers = ['POST']) =>
    complaintsAbout('route.ts', handlers, (file) => (file === 'route.ts' ? adapter : verb)).map((text) =>
      text.replace('route.ts: ', ''),
    );

  it('accepts what checks and records', () => {
    expect(judge(post, `${act}export async function hide(actor) { return adminAct(actor, work); }`)).toEqual([]);
    expect(
      judge(
        route('export const GET = defineRoute(async () => hide(1));'),
        `${act}export function hide(actor) { requireAdmin(actor); }`,
        ['GET'],
      ),
    ).toEqual([]);
    expect(
      judge(
        route('const by = () => hide(1);\nexport const POST = defineRoute(by);\nexport const PUT = POST;'),
        `${act}const within = (a) => adminAct(a);\nexport const hide = async (a) => within(a);`,
        ['POST', 'PUT'],
      ),
    ).toEqual([]);
  });

  it.each([
    ['a verb that asks nothing', post, `import 'server-only';\nexport async function hide() {}`, 2],
    ['a write that is only checked', post, `${act}export async function hide(actor) { requireAdmin(actor); }`, 1],
    [
      'a check in another function of the file',
      post,
      `${act}function other(a) { return adminAct(a); }\nexport async function hide() {}`,
      2,
    ],
    [
      'a check of its own by the same name',
      post,
      `import 'server-only';\nconst adminAct = (a) => a;\nexport async function hide(a) { return adminAct(a); }`,
      2,
    ],
    [
      'a check that is only spoken of',
      post,
      `${act}// adminAct(actor)\nexport async function hide() { return 'requireAdmin(actor)'; }`,
      2,
    ],
    ['a handler without a verb', route('export const POST = defineRoute(async () => null);'), act, 2],
    [
      'a second verb beside a good one',
      `import { show } from '@/lib/things/show';\n${route('export const POST = defineRoute(async () => [hide(1), show(1)]);')}`,
      `${act}export function hide(a) { return adminAct(a); }\nexport function show() {}`,
      1,
    ],
  ])('finds %s', (_name, adapter, verb, complaints) => {
    expect(judge(adapter, verb)).toHaveLength(complaints);
  });
});
