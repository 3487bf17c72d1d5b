import path from 'node:path';

/** The folder of package.json, so that scripts work from any current directory. */
export const rootDir = path.resolve(__dirname, '..', '..');

/** Returns the absolute path of a project file. */
export function fromRoot(...segments: string[]): string {
  return path.join(rootDir, ...segments);
}
