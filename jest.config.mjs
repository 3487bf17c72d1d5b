import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: import.meta.dirname });

// Packages published only as ES modules; Jest loads CommonJS.
const ES_MODULES = [
  '@auth/core',
  '@panva/hkdf',
  'file-type',
  'jose',
  'next-auth',
  'next-intl',
  'oauth4webapi',
  'preact',
  'preact-render-to-string',
  'request-filtering-agent',
  'strtok3',
  'token-types',
  '@tokenizer/.*',
  '@borewit/.*',
  'uint8array-extras',
  'use-intl',
  'intl-messageformat',
  '@formatjs/.*',
  'icu-minify',
];

const shared = {
  // The application still writes to objects on `globalThis` while a test file is torn down, and some serve the next file.
  // Jest's cleanup wraps such an object once more per test file, which ends in a stack overflow.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
  testPathIgnorePatterns: ['<rootDir>/node_modules/', '<rootDir>/.next/', '<rootDir>/tests/e2e/'],
  moduleNameMapper: {
    // Outside Next's bundler the package throws when it is imported.
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    // Exported under the `import` condition only, which Jest's resolver does not use.
    '^file-type$': '<rootDir>/node_modules/file-type/index.js',
    '^@/(.*)$': '<rootDir>/$1',
  },
};

/** A PostgreSQL of the project's own; each test file has a copy of the migrated database. */
const withDatabase = {
  globalSetup: '<rootDir>/tests/jest/start-postgres.ts',
  globalTeardown: '<rootDir>/tests/jest/stop-postgres.ts',
  testEnvironment: '<rootDir>/tests/jest/database-environment.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/jest/settle.ts'],
};

async function project(config) {
  const made = await createConfig({ ...shared, ...config })();
  return { ...made, transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`] };
}

export default async function jestConfig() {
  return {
    // By default Jest leaves one processor free for watch mode.
    maxWorkers: '100%',
    // Tests that use PostgreSQL take several times as long on a busy machine.
    testTimeout: 120_000,
    projects: [
      await project({
        displayName: 'unit',
        testEnvironment: '<rootDir>/tests/jest/test-environment.ts',
        testMatch: ['<rootDir>/{lib,prisma,scripts,server,messages,app,components}/**/*.test.ts'],
      }),
      await project({
        ...withDatabase,
        displayName: 'database',
        testMatch: ['<rootDir>/tests/integration/**/*.test.ts'],
      }),
      await project({
        ...withDatabase,
        displayName: 'slow',
        testMatch: ['<rootDir>/tests/slow/**/*.test.ts'],
      }),
      await project({
        displayName: 'dom',
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/{components,app,lib}/**/*.test.tsx'],
        setupFilesAfterEnv: ['<rootDir>/tests/jest/dom-setup.ts'],
      }),
    ],
  };
}
