/** The expected outcome of an upload: refused, or stored as a re-encoded picture that retains only the pixels. */
export type Outcome = 'refused' | 'drawn anew' | 'either';

/** A file that an attacker, or somebody with a damaged disk, might upload. */
export type CorpusFile = { label: string; name: string; type: string; bytes: Buffer; outcome: Outcome };

/** Contained in every file with room for it: a stored file with this text has retained part of an upload. */
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

/** Builds a file whose type is derived from its name. */
export function file(label: string, name: string, bytes: Buffer | string, outcome: Outcome = 'refused'): CorpusFile {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
  return { label, name, type, bytes: Buffer.from(bytes), outcome };
}
