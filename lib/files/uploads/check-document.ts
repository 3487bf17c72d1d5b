import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import { processScan } from '@/lib/files/images/process-image';

/** What documents may be, with the extension that each is stored under. */
const EXTENSIONS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

export type DocumentExtension = (typeof EXTENSIONS)[keyof typeof EXTENSIONS];

/** True for a PDF that ends with its end marker: data appended after it might be read by another program. */
function isWholePdf(bytes: Buffer): boolean {
  return /%%EOF[\s\0]*$/.test(bytes.toString('latin1', Math.max(0, bytes.length - 1024)));
}

/**
 * Detects a document's type from its bytes, not its name, and returns what to store: a PDF unchanged, a picture
 * re-encoded; null if the file is incomplete or not accepted.
 */
export async function checkDocument(bytes: Buffer): Promise<{ bytes: Buffer; extension: DocumentExtension } | null> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const extension = Object.entries(EXTENSIONS).find(([mime]) => mime === type)?.[1];
  if (!extension) return null;
  const stored = extension === 'pdf' ? (isWholePdf(bytes) ? bytes : null) : await processScan(bytes, extension);
  return stored && { bytes: stored, extension };
}
