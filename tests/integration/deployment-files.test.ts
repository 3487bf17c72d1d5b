import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { environmentVariables } from '@/lib/core/env';

// The tests have no container engine, so they check what can be checked without one.

const root = path.resolve(__dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Returns the instructions of each stage, with continuation lines joined. */
function stagesOf(dockerfile: string): { name: string; image: string; instructions: string[] }[] {
  const lines = dockerfile
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const stages: ReturnType<typeof stagesOf> = [];
  for (const line of lines) {
    const from = /^FROM (\S+) AS (\S+)$/.exec(line);
    if (from) stages.push({ image: from[1] ?? '', name: from[2] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push(line);
  }
  return stages;
}

describe('Dockerfile', () => {
  const text = read('Dockerfile');
  const stages = stagesOf(text);
  const shipped = stages.filter(({ name }) => name === 'app' || name === 'tools');

  it('is valid', () => {
    expect(validate(text).map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
    expect(shipped).toHaveLength(2);
    expect(stages.at(-1)?.name).toBe('app');
  });

  it('uses pinned versions of Node, at least as new as package.json requires', () => {
    const names = new Set(stages.map(({ name }) => name));
    for (const { image } of stages) if (!names.has(image)) expect(image).toMatch(/^node:24-bookworm-slim$/);
  });

  it('runs as an unprivileged user, and its process receives signals directly', () => {
    for (const { instructions } of shipped) {
      const user = instructions.findIndex((line) => line === 'USER node');
      expect(user).toBeGreaterThan(-1);
      expect(instructions.slice(user).some((line) => /^(RUN|COPY|ADD)/.test(line))).toBe(false);
      expect(instructions.filter((line) => line.startsWith('CMD ')).every((line) => line.startsWith('CMD ["'))).toBe(
        true,
      );
    }
  });

  it('listens within its own network, where the services of a machine listen to that machine only', () => {
    const app = shipped.find(({ name }) => name === 'app');
    expect(app?.instructions.some((line) => /^ENV .*\bHOST=0\.0\.0\.0\b/.test(line))).toBe(true);
    expect(read('deploy/systemd/corral@.service')).toMatch(/^Environment=.*\bHOST=127\.0\.0\.1$/m);
  });

  it('has a health check', () => {
    expect(
      shipped
        .find(({ name }) => name === 'app')
        ?.instructions.some((line) => line.startsWith('HEALTHCHECK') && line.includes('/api/health/live')),
    ).toBe(true);
  });

  it('copies only files that exist or that an earlier stage makes, and names no unknown variable or secret', () => {
    const made = /^\/app\/(?:node_modules|\.next)$/;
    for (const { instructions } of stages) {
      for (const copy of instructions.filter((line) => line.startsWith('COPY'))) {
        const [, from, list = ''] = /^COPY (?:--from=(\S+) )?(.*)$/.exec(copy) ?? [];
        if (from) expect(stages.map(({ name }) => name)).toContain(from);
        for (const source of list.split(' ').slice(0, -1)) {
          if (!made.test(source)) expect(existsSync(path.join(root, source.replace(/^\/app\//, '')))).toBe(true);
        }
      }
      for (const env of instructions.filter((line) => line.startsWith('ENV '))) {
        for (const [, name = ''] of env.matchAll(/ ([A-Z_0-9]+)=/g)) {
          expect([...environmentVariables, 'NEXT_TELEMETRY_DISABLED']).toContain(name);
          expect(name).not.toMatch(/SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL/);
        }
      }
    }
    const [command = ''] = stages.at(-1)?.instructions.filter((line) => line.startsWith('CMD ')) ?? [];
    expect(command).toBe('CMD ["node", "--require", "tsx/cjs", "server/start.ts"]');
  });

  it('contains everything that the server imports', () => {
    const copied = shipped
      .flatMap(({ instructions }) => instructions.filter((line) => line.startsWith('COPY')))
      .join('\n');
    for (const name of [
      'node_modules',
      'lib',
      'messages',
      'server',
      'app',
      'public',
      '.next',
      'next.config.mjs',
      'tsconfig.json',
    ])
      expect(copied).toContain(`/app/${name} `);
  });

  it('receives neither secrets nor history nor locally installed packages', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.git', '.env', '.env.*', '.data', '.next', '**/node_modules']) expect(ignored).toContain(name);
    for (const name of ['lib', 'app', 'public', 'messages', 'scripts', 'prisma', 'package-lock.json'])
      expect(ignored).not.toContain(name);
  });
});

type Service = {
  image: string;
  build?: { target?: string };
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  restart?: string;
  command?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  deploy?: { replicas?: number };
  cap_drop?: string[];
};

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const { services, volumes } = parse(text, { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const all = Object.entries(services);
  const ours = all.filter(([, { image }]) => image.endsWith(':local'));

  it('has two processes, a database, a storage, a proxy, migrations and jobs', () => {
    expect(Object.keys(services).sort()).toEqual(['app', 'database', 'jobs', 'migrate', 'proxy', 'storage']);
    expect(services.app?.deploy?.replicas).toBeGreaterThanOrEqual(2);
    const targets = stagesOf(read('Dockerfile')).map(({ name }) => name);
    for (const [, { build }] of all) if (build) expect(targets).toContain(build.target);
  });

  it.each(all)(
    '%s is pinned, comes back after a failure and waits for services that exist',
    (name, { image, restart, depends_on = {} }) => {
      expect(image).toMatch(/:[\w.-]+$/);
      expect(image).not.toMatch(/:latest$/);
      expect(restart).toBe(name === 'migrate' ? 'no' : 'unless-stopped');
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect(services[other]).toBeDefined();
        // A service can only wait for one with a health check; that of our own image is in the Dockerfile.
        if (condition === 'service_healthy' && other !== 'app') expect(services[other]?.healthcheck).toBeDefined();
      }
    },
  );

  it.each(ours)(
    '%s is configured by variables that Corral knows, and has no rights',
    (_, { environment = {}, cap_drop }) => {
      // OpenTelemetry reads its variables itself.
      for (const name of Object.keys(environment))
        if (!name.startsWith('OTEL_')) expect(environmentVariables).toContain(name);
      expect(environment).toMatchObject({ STORAGE_DRIVER: 's3', TRUSTED_PROXIES: '${TRUSTED_PROXIES:-1}' });
      expect(cap_drop).toEqual(['ALL']);
    },
  );

  it.each(ours)(
    '%s takes what .env says of each variable that a site may want otherwise',
    (_, { environment = {} }) => {
      const fixed = new Set(['NODE_ENV', 'PORT', 'HOST', 'CORRAL_DATA_DIR', 'STORAGE_DRIVER']);
      const forTests = /^(RESEND|TWILIO|WHATSAPP)_BASE_URL$/;
      for (const name of environmentVariables)
        if (!fixed.has(name) && !forTests.test(name))
          expect(environment[name]).toMatch(new RegExp(`^\\$\\{${name}(:?-|:\\?)`));
    },
  );

  it('contains no secret and requires each one', () => {
    for (const [, { environment = {} }] of all) {
      for (const [name, value] of Object.entries(environment))
        if (/SECRET|PASSWORD|TOKEN|KEY$|KEY_ID/.test(name)) expect(value).toMatch(/^\$\{[A-Z0-9_]+:[?-]\}$/);
    }
  });

  it('publishes only the proxy, and mounts files and volumes that exist', () => {
    expect(all.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    for (const [, { volumes: mounts = [] }] of all) {
      for (const mount of mounts) {
        const [source = ''] = mount.split(':');
        if (source.startsWith('./')) expect(statSync(path.join(root, source)).isFile()).toBe(true);
        else expect(Object.keys(volumes)).toContain(source);
      }
    }
  });
});

describe('deploy/nginx', () => {
  const proxy = read('deploy/nginx/corral.conf');

  it('forwards to the declared processes, in Docker and without it', () => {
    for (const file of ['upstream-compose.conf', 'upstream-host.conf'])
      expect(read(`deploy/nginx/${file}`)).toMatch(/^upstream corral \{/m);
    for (const [, target] of proxy.matchAll(/proxy_pass http:\/\/(\w+);/g)) expect(target).toBe('corral');
  });

  it('terminates TLS with one line changed, redirects pages to it and refuses API clients without it', () => {
    expect(proxy.match(/listen (?:\[::\]:)?8080;/g)).toHaveLength(2);
    for (const line of [
      'ssl_protocols TLSv1.2 TLSv1.3;',
      'listen 80;',
      'return 308 https://$host$request_uri;',
      'return 403;',
    ])
      expect(read('deploy/nginx/tls.conf')).toContain(line);
  });

  it('forwards the client address, accepts a whole video, does not buffer streams and hides internal paths', () => {
    for (const line of [
      'X-Forwarded-For $proxy_add_x_forwarded_for;',
      'X-Request-Id $request_id;',
      'client_max_body_size 105m;',
      'proxy_buffering off;',
      '/api/(metrics|jobs|health/ready)$',
      'proxy_cache_bypass $is_personal;',
      'proxy_no_cache $is_personal;',
    ]) {
      expect(proxy).toContain(line);
    }
  });
});

describe('workflows', () => {
  type Workflow = { jobs: Record<string, { strategy: { matrix: { node: string[]; part?: string[] } } }> };
  const matrixOf = (file: string) =>
    Object.values((parse(read(`.github/workflows/${file}`)) as Workflow).jobs).map(
      ({ strategy }) => strategy.matrix,
    )[0];

  it.each(['ci.yml', 'nightly.yml'])('%s tests the oldest Node that is allowed, and the one of the image', (file) => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const image = /^FROM node:(\d+)-/m.exec(read('Dockerfile'))?.[1];
    expect(matrixOf(file)?.node).toEqual(expect.arrayContaining([engines.node.replace('>=', ''), image]));
    expect(read('.nvmrc').trim()).toBe(image);
  });

  it('run every shard of what they divide', () => {
    const shards = (matrixOf('ci.yml')?.part ?? []).flatMap(
      (part) => /^(\w+) .*--shard=(.*)$/.exec(part)?.slice(1) ?? [],
    );
    expect(shards).toEqual(['jest', '1/2', 'jest', '2/2', 'e2e', '1/3', 'e2e', '2/3', 'e2e', '3/3']);
  });
});
