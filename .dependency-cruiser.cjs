// Enforces the import rules; docs/ARCHITECTURE.md has the overview.

// The groups of lib/, lowest first: a group imports only from those above it in this list, types included, and never
// from one beside it. To use something of a higher group, move what both need down, or the caller up.
const groups = [
  'core',
  'files|livestock|places',
  'language|records',
  'accounts|pages',
  'market',
  'finding|messages|money',
  'deals',
  'web',
  'closure',
  'moderation',
  'desk',
];

// The groups of components/, by the same rule.
const parts = ['ui', 'accounts', 'messages', 'market', 'auctions|finding', 'dashboard', 'moderation|pages'];

// A domain is any folder of lib/ but those that serve every domain.
const domain = '^lib/(?!core/|files/(?:images|storage)/|web/(?:auth|http|request-bodies)/)';
const tests = '\\.test\\.tsx?$|^tests/';

/** A group imports from lower groups only, so no two import each other. */
const downwards = (folder, list) =>
  list.map((group, index) => ({
    name: `groups-of-${folder}-${index}`,
    comment: `A group of ${folder} imports from lower groups only: move what both need down into the lower one, or the caller up.`,
    severity: 'error',
    from: { path: `^${folder}/(${group})/`, pathNot: tests },
    to: { path: `^${folder}/(?:${list.slice(index).join('|')})/`, pathNot: `^${folder}/$1/` },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that import each other cannot be understood, or loaded, one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...downwards('lib', groups),
    ...downwards('components', parts),
    {
      name: 'group-of-every-file',
      comment:
        'A file of lib or components that is in no group could import anything: put it into one of the lists above.',
      severity: 'error',
      from: { path: `^lib/(?!(?:${groups.join('|')})/)|^components/(?!(?:${parts.join('|')})/)` },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'lib-is-below-the-interface',
      comment: 'lib imports neither pages nor components.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'components-know-no-pages',
      comment: 'A page passes data and actions to components as props.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^app/' },
    },
    {
      name: 'components-take-types-only',
      comment:
        'Components take types, enums, schemas and pure readers of a domain, and languages and formats; nothing else of lib.',
      severity: 'error',
      from: { path: '^components/', pathNot: tests },
      to: {
        path: '^lib/',
        pathNot:
          '^lib/core/((durations|pick)\\.ts$|search-keys\\.mjs$|i18n/|validation/|visitor-hints/)|^lib/livestock/(facts|price-formats|pricing|species|stock)/|^lib/market/animal-lots/lots/|^lib/deals/terms/|^lib/[a-z/-]+/(schema|lot-schema|query-schema|dto|subject|categories|classes|class-words|lot-figures|breeds|auction-rules|widths|edit-fields|edit-field-schema|found-part|quick-words)\\.ts$',
      },
    },
    {
      name: 'only-domains-touch-the-database',
      comment:
        'Tables are behind the verbs of their domain. (Rate limits keep their counters in PostgreSQL, and processes tell each other there of pages that changed.)',
      severity: 'error',
      from: {
        path: '^(app|components|lib)/|^[^/]+$',
        pathNot: [domain, '^lib/core/(actors|cache|db|mailed-codes|outbox|rate-limit)/', tests],
      },
      to: { path: '^lib/core/db/|^node_modules/(pg|@prisma/client|@prisma/adapter-pg)/' },
    },
    {
      name: 'domains-know-no-web',
      comment:
        'The same verb serves pages, actions and the API: it depends on no request, response, cookie or language.',
      severity: 'error',
      from: { path: domain, pathNot: tests },
      to: {
        path: '^lib/web/(http|request-bodies|auth)/|^node_modules/(next|next-auth|next-intl)/',
      },
    },
    {
      name: 'adapters-name-no-stale-pages',
      comment: 'The verb that changes data names the pages that become stale, in its transaction.',
      severity: 'error',
      from: { path: '^app/', pathNot: tests },
      to: { path: '^lib/core/cache/(apply-)?page-changes\\.ts$' },
    },
    {
      name: 'services-know-no-web',
      comment: 'Storage, mail, database and errors serve scripts and tests too: pass what they need as arguments.',
      severity: 'error',
      from: { path: '^lib/(core|files)/', pathNot: ['^lib/core/(i18n|cache)/', tests] },
      to: { path: '^node_modules/(next|next-auth)/' },
    },
    {
      name: 'server-knows-services-only',
      comment:
        'The server stands in front of the application: it knows its services, and neither its pages nor its domains.',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: `^(app|components|scripts|tests)/|${domain}` },
    },
    {
      name: 'server-is-started-only',
      comment: 'What the application and the server share belongs in lib.',
      severity: 'error',
      from: { path: '^(app|components|lib)/' },
      to: { path: '^server/' },
    },
    {
      name: 'application-without-tooling',
      comment: 'The application does not need scripts, seed or tests to run.',
      severity: 'error',
      from: { path: '^(app|components|lib|server)/', pathNot: tests },
      to: { path: '^(scripts|prisma|tests)/' },
    },
    {
      name: 'no-test-is-imported',
      comment: 'A helper that several tests share has a file of its own.',
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'application-without-dev-packages',
      comment: 'A production install leaves devDependencies out.',
      severity: 'error',
      from: { path: '^(app|components|lib|server)/', pathNot: tests },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^lib/core/db/generated/'] },
    exclude: { path: '^\\.next/|^lib/core/db/generated/internal/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
