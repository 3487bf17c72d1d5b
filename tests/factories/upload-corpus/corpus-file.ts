/** What may become of a file: refused, or kept as a picture drawn anew, in which nothing of it is left but what is seen. */
export type Outcome = 'refused' | 'drawn anew' | 'either';

/** A file as somebody who means harm, or whose disk is broken, might send it. */
export type CorpusFile = { label: string; name: string; type: string; bytes: Buffer; outcome: Outcome };

/** In every file that has room for it: where a stored file has these words, something of the corpus was kept. */
export const MARKER = 'corral-upload-corpus-must-not-be-kept';

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  pdf: 'application/pdf',
};

/** A file that says by its name what it is, or pretends to be. */
export function file(label: string, name: string, bytes: Buffer | string, outcome: Outcome = 'refused'): CorpusFile {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
  return { label, name, type, bytes: Buffer.from(bytes), outcome };
}
