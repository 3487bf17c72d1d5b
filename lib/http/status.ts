import type { ErrorCode } from '@/lib/errors/domain-error';

/** The HTTP status of every refusal (decisions, "API errors"). */
export const STATUS = {
  invalid_input: 400,
  malformed_json: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  account_suspended: 403,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  listing_not_found: 404,
  recipient_not_found: 404,
  message_not_found: 404,
  messaging_blocked: 403,
  email_taken: 409,
  reset_code_invalid: 400,
  conflict: 409,
  verification_closed: 409,
  last_admin: 409,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  storage_unavailable: 503,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>;
