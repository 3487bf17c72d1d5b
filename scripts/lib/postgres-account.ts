import { spawnSync } from 'node:child_process';
import { UserError } from './fail';

/** How to start PostgreSQL, which refuses to run as root. */
export type PostgresAccount = {
  /** The owner of the cluster's files, if it isn't the current user. */
  owner?: { uid: number; gid: number };
  /** Options of `spawn`. */
  spawnAs: { uid?: number; gid?: number };
  /** The prefix of the command line. */
  prefix: string[];
};

/**
 * Ordinary users run PostgreSQL as themselves. Root runs it as the system user `postgres`, created if missing. That
 * user can't enter folders such as /root or a private temporary folder; for those it keeps the capability to do so.
 */
export function choosePostgresAccount(paths: string[]): PostgresAccount {
  if (process.getuid?.() !== 0) return { spawnAs: {}, prefix: [] };
  const owner = postgresUser() ?? createPostgresUser();
  const { uid, gid } = owner;
  if (paths.every((file) => isReachable(file, owner))) return { owner, spawnAs: owner, prefix: [] };
  const prefix = [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  const [command, ...args] = [...prefix, 'true'];
  if (spawnSync(command, args).status !== 0) {
    throw new UserError(
      'PostgreSQL cannot run as root here: work as an ordinary user, or set DATABASE_URL to a server.',
    );
  }
  return { owner, spawnAs: {}, prefix };
}

/**
 * Returns whether PostgreSQL's account can access a file. Capabilities don't count, since PostgreSQL uses access(2).
 */
export function isReachableByPostgres(file: string): boolean {
  return process.getuid?.() !== 0 || isReachable(file, postgresUser() ?? createPostgresUser());
}

function isReachable(file: string, owner: { uid: number; gid: number }): boolean {
  return spawnSync('test', ['-x', file], owner).status === 0;
}

function postgresUser(): { uid: number; gid: number } | null {
  const ask = (flag: string): number =>
    Number.parseInt(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout, 10);
  const uid = ask('-u');
  const gid = ask('-g');
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : null;
}

function createPostgresUser(): { uid: number; gid: number } {
  spawnSync('groupadd', ['--system', 'postgres']);
  spawnSync('useradd', [
    '--system',
    '--gid',
    'postgres',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]);
  const user = postgresUser();
  if (!user) throw new UserError('PostgreSQL cannot run as root and no system user "postgres" could be created.');
  return user;
}
