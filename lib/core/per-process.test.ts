import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '@/scripts/lib/paths';
import { perProcess } from './per-process';

describe('what a process has one of', () => {
  it('is made once, and the same for every copy of the module', async () => {
    const make = jest.fn(() => ({ count: 0 }));
    perProcess('of-this-test', make).count += 1;
    jest.resetModules();
    const copy = await import('./per-process');
    expect(copy.perProcess).not.toBe(perProcess);
    expect(copy.perProcess('of-this-test', make)).toEqual({ count: 1 });
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is made once even if it is nothing', () => {
    const make = jest.fn(() => undefined);
    perProcess('nothing', make);
    perProcess('nothing', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('has a name that stands in one place of the code', () => {
    const names = ['app', 'components', 'lib', 'server'].flatMap((folder) =>
      readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|generated/.test(file))
        .flatMap((file) => [...readFileSync(fromRoot(folder, file), 'utf8').matchAll(/perProcess(?:<.*>)?\('(.+?)'/g)])
        .map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
