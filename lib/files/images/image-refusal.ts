import { DomainError } from '@/lib/core/errors/domain-error';

/** Adds a message at `field` that names the file to an error of `processImage`; returns other errors unchanged. */
export function imageRefusal(error: unknown, field: string, name: string): unknown {
  if (!(error instanceof DomainError)) return error;
  const key =
    error.code === 'too_large' ? 'imageTooManyPixels' : error.code === 'unsupported_type' ? 'imageType' : null;
  return key
    ? new DomainError(error.code, {
        cause: error,
        fields: { [field]: [{ key, values: { name: name.slice(0, 100) } }] },
      })
    : error;
}
