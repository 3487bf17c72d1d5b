import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import tseslint from 'typescript-eslint';

const typed = tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] }));

const hookRules = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => name.startsWith('react-hooks/'));

const elementRules = [...nextVitals, ...nextTypescript]
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|jsx-a11y)\//.test(name));

/**
 * Forbidden in the application: starting programs, evaluating code, and invalidating pages outside the verb that
 * changes the data.
 */
const RESTRICTED_MODULES = [
  'node:child_process',
  'node:vm',
  {
    name: 'next/cache',
    importNames: ['refresh', 'revalidatePath', 'revalidateTag', 'updateTag'],
    message: 'The verb that changes the data calls `pagesChanged` (lib/core/cache/page-changes.ts).',
  },
];

const NO_FETCH = { name: 'fetch', message: 'The server asks only the services of its configuration.' };
const NO_GLOBALS = ['globalThis', 'global'].map((name) => ({
  name,
  message: 'What a process has one of comes from `perProcess` (lib/core/per-process.ts).',
}));

const config = [
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    ignores: [
      '.next/',
      '.data/',
      'lib/core/db/generated/',
      'coverage/',
      'playwright-report/',
      'test-results/',
      'next-env.d.ts',
      'public/',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  ...typed,
  {
    // Pictures are stored in several widths at upload, so Next's optimizer isn't needed; configuration files export
    // plain objects.
    rules: { '@next/next/no-img-element': 'off', 'import/no-anonymous-default-export': 'off' },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // A function may be async because its type requires it: server actions, route handlers, drivers.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    // The environment is read in one place, so that an invalid configuration is reported at startup.
    files: ['app/**', 'components/**', 'lib/**', 'server/**'],
    ignores: ['lib/core/env.ts', '**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read env of @/lib/core/env instead.' },
      ],
    },
  },
  {
    // The server only calls the configured services through their clients and runs no programs, so user input can
    // choose neither.
    files: ['app/**', 'lib/**', 'server/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-eval': 'error',
      'no-restricted-globals': ['error', NO_FETCH, ...NO_GLOBALS],
      'no-restricted-imports': ['error', { paths: RESTRICTED_MODULES, patterns: ['undici', 'axios'] }],
    },
  },
  {
    files: ['components/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-globals': ['error', ...NO_GLOBALS] },
  },
  {
    // Where what a process has one of is kept; the second one is loaded without compiling it, also outside Node.
    files: ['lib/core/per-process.ts', 'lib/core/cache/page-cache-store.mjs'],
    rules: { 'no-restricted-globals': ['error', NO_FETCH] },
  },
  {
    // A transaction that waits for a second connection, or hashes under its locks, keeps others from theirs. What it
    // calls is checked when it runs (lib/core/db/within-transaction.ts).
    files: ['app/**', 'lib/**', 'server/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[':function:has(> [name="tx"])', ':function:has(> AssignmentPattern[left.name="tx"])'].flatMap((within) => [
          {
            selector: `${within} MemberExpression > Identifier.object[name=/^(db|pool|countersPool)$/]`,
            message: 'Within a transaction everything goes through its `tx`.',
          },
          {
            selector: `${within} CallExpression[callee.name=/^(consume|isWithin|refund|hashPassword|verifyPassword|unknownPassword)$/]`,
            message: 'Count limits and hash before the transaction.',
          },
        ]),
      ],
    },
  },
  {
    // The only place that applies the invalidations of verbs.
    files: ['lib/core/cache/apply-page-changes.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // Data, not code.
    files: ['prisma/seed/content/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Scripts print to the console.
    files: ['scripts/**', 'prisma/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
    rules: { 'max-lines': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // Hooks are in app and components. Compiling every other file to check them takes a quarter of the time of linting.
    files: [
      'lib/**',
      'messages/**',
      'prisma/**',
      'scripts/**',
      'server/**',
      'tests/**',
      '**/*.test.ts',
      '**/*.test.tsx',
    ],
    rules: Object.fromEntries(hookRules.map((name) => [name, 'off'])),
  },
  {
    // There are no elements in them, and no components.
    files: ['**/*.ts', '**/*.mjs'],
    rules: Object.fromEntries(elementRules.map((name) => [name, 'off'])),
  },
];

export default config;
