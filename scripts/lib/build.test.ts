import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { hashSources } from './build';

describe('hashSources', () => {
  let dir: string;
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  };
  const hash = (): Promise<string> => hashSources(dir);

  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'corral-hash-'));
    await write('app/page.tsx', 'a');
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('changes with content and name', async () => {
    const first = await hash();
    expect(await hash()).toBe(first);
    await write('app/page.tsx', 'b');
    const second = await hash();
    expect(second).not.toBe(first);
    await write('app/other.tsx', 'b');
    expect(await hash()).not.toBe(second);
  });

  it('ignores what the build does not read', async () => {
    const first = await hash();
    await write('app/page.test.tsx', 'test');
    await write('node_modules/x/index.js', 'x');
    await write('.next/BUILD_ID', 'x');
    await write('tests/e2e/home.spec.ts', 'x');
    await write('README.md', 'x');
    expect(await hash()).toBe(first);
  });
});
