import type { z } from 'zod';
import { DomainError } from '@/lib/core/errors/domain-error';
import { fieldErrors } from '@/lib/core/validation/field-errors';

const JSON_MAX_BYTES = 64 * 1024;

/** Returns the body as a stream that fails above `maxBytes`, whatever Content-Length said. */
function cappedBody(request: Request, maxBytes: number): ReadableStream<Uint8Array> | null {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new DomainError('too_large');
  let size = 0;
  const cap = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new DomainError('too_large'));
      else controller.enqueue(chunk);
    },
  });
  return request.body?.pipeThrough(cap) ?? null;
}

/** Parses `input` with `schema`. @throws DomainError `invalid_input` with the errors of each field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (!parsed.success) throw new DomainError('invalid_input', { fields: fieldErrors(parsed.error.issues) });
  return parsed.data;
}

interface JsonOptions {
  maxBytes?: number;
  /**
   * Also accepts `text/plain`, which beacons send. Only for writes that don't act on a user's behalf: any site can
   * send it without a preflight.
   */
  plainText?: boolean;
  /** Also accepts no body at all, as one without fields, whatever type a client states for it. */
  isOptional?: boolean;
}

/** Reads the fields of a form that was sent without scripts. @throws DomainError `unsupported_type`, `too_large`, `invalid_input`. */
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? ''))
    throw new DomainError('unsupported_type');
  const text = await new Response(cappedBody(request, JSON_MAX_BYTES)).text();
  return parseInput(schema, Object.fromEntries(new URLSearchParams(text)));
}

/** Reads a JSON body. @throws DomainError `unsupported_type`, `too_large`, `malformed_json`, `invalid_input`. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  { maxBytes = JSON_MAX_BYTES, plainText = false, isOptional = false }: JsonOptions = {},
): Promise<z.output<Schema>> {
  const types = plainText ? /^(application\/json|text\/plain)\b/i : /^application\/json\b/i;
  const isTyped = types.test(request.headers.get('content-type') ?? '');
  if (!isTyped && !isOptional) throw new DomainError('unsupported_type');
  let body: unknown;
  try {
    const bytes = await new Response(cappedBody(request, maxBytes)).arrayBuffer();
    const isAbsent = isOptional && bytes.byteLength === 0;
    if (!isTyped && !isAbsent) throw new DomainError('unsupported_type');
    body = isAbsent ? {} : JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    // A body cut off because the client disconnected is not a server error.
    throw cause instanceof DomainError ? cause : new DomainError('malformed_json', { cause });
  }
  return parseInput(schema, body);
}
