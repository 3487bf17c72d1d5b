import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

const TEXT = /\.(?:js|css|svg)$/;

/**
 * Compresses the text files of a build and of `public` with Brotli's highest quality into the build's folder `brotli`,
 * each under the path of its URL. `server/static-files.ts` serves them.
 *
 * @param {{ projectDir: string, distDir: string }} build
 */
export async function compressStatic({ projectDir, distDir }) {
  const dist = path.resolve(projectDir, distDir);
  const target = path.join(dist, 'brotli');
  await compressFolder(path.join(dist, 'static'), path.join(target, '_next', 'static'));
  for (const folder of ['art', 'icons'])
    await compressFolder(path.join(projectDir, 'public', folder), path.join(target, folder));
}

/**
 * @param {string} source
 * @param {string} target
 */
async function compressFolder(source, target) {
  const names = await readdir(source, { recursive: true });
  await Promise.all(
    names
      .filter((name) => TEXT.test(name))
      .map(async (name) => {
        const file = path.join(target, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, await compress(await readFile(path.join(source, name))));
      }),
  );
}
