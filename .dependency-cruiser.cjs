// Enforces the import rules; docs/ARCHITECTURE.md has the overview.

// Folders of lib/ that serve every domain; any other folder of lib/ is a domain.
const infrastructure =
  'auth|cache|counters|db|email|errors|http|i18n|images|log|markdown|metrics|phones|rate-limit|request-bodies|session-tokens|shutdown|storage|tracing|turns|validation|visitor-hints';
const domain = `^lib/(?!(?:${infrastructure})/)[^/]+/`;
const tests = '\\.test\\.tsx?$|^tests/';

// The layers of lib/, lowest first: a folder imports only from lower layers, types included.
const layers = [
  'pricing',
  'stock',
  'errors|i18n|ids|log|session-tokens|shutdown|tracing|visitor-hints',
  'turns',
  'counters|images|lexicon|metrics|price-formats|storage|trust|validation',
  'db|email|markdown|topics',
  'phones|places|rate-limit|risk',
  'actors|addresses|cache|content|files|health|highlights|mailed-codes|outbox|search',
  'audit|help|legal|notifications|observations|onboarding|sessions|uploads',
  'account-alerts',
  'admin|blog|evidence|passwords|rates|request-bodies|support',
  'email-confirmation|phone-confirmation|second-factor',
  'accounts',
  'auth|banner-ads|dashboard|listings|verification',
  'browse|direct-uploads|personal-data',
  'animals|equipment|http',
  'local-pages|map',
  'quantities',
  'understanding',
  'ad-reading|understood-searches',
  'auctions|declared-ids|favorites|papers|saved-searches',
  'bid-standing',
  'account-closure|catalog|sharing',
  'expiry|messages|reports|transactions',
  'risk-checks',
  'moderation',
  'appeals',
  'jobs',
];

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
    ...layers.map((layer, index) => ({
      name: `layers-of-lib-${index}`,
      comment:
        'Folders of lib import downwards only, so no two import each other; a new folder takes its place in `layers`.',
      severity: 'error',
      from: { path: `^lib/(${layer})/`, pathNot: tests },
      to: { path: `^lib/(?:${layers.slice(index).join('|')})/`, pathNot: '^lib/$1/' },
    })),
    {
      name: 'layer-of-every-folder',
      comment: 'A folder of lib that is in no layer could import anything.',
      severity: 'error',
      from: { path: `^lib/(?!(?:${layers.join('|')})/)[^/]+/` },
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
          '^lib/durations\\.ts$|^lib/animals/lots/|^lib/(i18n|price-formats|pricing|validation|visitor-hints)/|^lib/[^/]+/(schema|lot-schema|query-schema|dto|subject|categories|classes|class-words|lot-figures|breeds|auction-rules|widths)\\.ts$',
      },
    },
    {
      name: 'only-domains-touch-the-database',
      comment:
        'Tables are behind the verbs of their domain. (Rate limits keep their counters in PostgreSQL, and processes tell each other there of pages that changed.)',
      severity: 'error',
      from: { path: '^(app|components|lib)/|^[^/]+$', pathNot: [domain, '^lib/(cache|db|rate-limit)/', tests] },
      to: { path: '^lib/db/|^node_modules/(pg|@prisma/client|@prisma/adapter-pg)/' },
    },
    {
      name: 'domains-know-no-web',
      comment:
        'The same verb serves pages, actions and the API: it depends on no request, response, cookie or language.',
      severity: 'error',
      from: { path: domain, pathNot: tests },
      to: {
        path: '^lib/(http|request-bodies|auth)/|^node_modules/(next|next-auth|next-intl)/',
      },
    },
    {
      name: 'adapters-name-no-stale-pages',
      comment: 'The verb that changes data names the pages that become stale, in its transaction.',
      severity: 'error',
      from: { path: '^app/', pathNot: tests },
      to: { path: '^lib/cache/(apply-)?page-changes\\.ts$' },
    },
    {
      name: 'infrastructure-knows-no-web',
      comment: 'Storage, mail, database and errors serve scripts and tests too.',
      severity: 'error',
      from: {
        path: '^lib/(db|email|errors|images|log|markdown|metrics|rate-limit|shutdown|storage|tracing|validation)/',
        pathNot: tests,
      },
      to: { path: '^lib/(http|request-bodies|auth)/|^node_modules/(next|next-auth)/' },
    },
    {
      name: 'infrastructure-knows-no-domain',
      comment: 'Services of every domain depend on none. Signing in is about accounts, and http wraps it.',
      severity: 'error',
      from: {
        path: '^lib/(cache|db|email|errors|i18n|images|log|markdown|metrics|rate-limit|storage|tracing|validation)/',
        pathNot: tests,
      },
      to: { path: domain, dependencyTypesNot: ['type-only'] },
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
    doNotFollow: { path: ['node_modules', '^lib/db/generated/'] },
    exclude: { path: '^\\.next/|^lib/db/generated/internal/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
