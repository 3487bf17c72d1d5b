import path from 'node:path';

/** The folder that holds package.json: scripts work from any current directory. */
export const rootDir = path.resolve(__dirname, '..', '..');

/** Path of a file of the project. */
export function fromRoot(...segments: string[]): string {
  return path.join(rootDir, ...segments);
}
