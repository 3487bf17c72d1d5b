import { DomainError } from '@/lib/errors/domain-error';

/** What `processImage` threw, with words at `field` that name the file; anything else as it was. */
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
