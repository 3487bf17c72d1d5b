import 'server-only';
import path from 'node:path';

/**
 * Starts one of our programs in a process of its own, which knows no secret and to which no request adds anything. It
 * speaks by messages.
 */
export function startProcess(program: string, execArgv: readonly string[] = []) {
  // Not imported: Turbopack would try to bundle the program.
  const { fork } = process.getBuiltinModule('node:child_process');
  return fork(path.join(process.cwd(), program), {
    serialization: 'advanced',
    execArgv: [...execArgv],
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
