/**
 * The codes of all errors that a domain verb can throw. lib/web/http/status.ts has the HTTP status of each and messages its
 * text (`errors.<code>`); a code without either doesn't compile or fails the i18n check.
 */
export const ERROR_CODES = [
  'invalid_input',
  'malformed_json',
  'unauthorized',
  'invalid_credentials',
  'sign_in_expired',
  'passkey_refused',
  'account_suspended',
  'email_unconfirmed',
  'account_closed',
  'forbidden',
  'confirmation_required',
  'factor_required',
  'foreign_origin',
  'not_found',
  'listing_not_found',
  'listing_changed',
  'listing_taken_down',
  'listing_held',
  'listing_reserved',
  'listing_in_deal',
  'recipient_not_found',
  'person_inactive',
  'message_not_found',
  'messaging_blocked',
  'reset_code_invalid',
  'conflict',
  'search_name_taken',
  'slug_taken',
  'post_changed',
  'saved_searches_full',
  'verification_closed',
  'document_unseen',
  'own_listing',
  'reporting_oneself',
  'already_reported',
  'case_claimed',
  'own_decision',
  'undo_too_late',
  'already_appealed',
  'not_appealable',
  'banner_paid',
  'last_admin',
  'own_account',
  'lot_not_found',
  'own_lot',
  'lot_not_started',
  'lot_ended',
  'lot_cancelled',
  'lot_changed',
  'lot_has_bids',
  'bid_too_low',
  'bid_over_limit',
  'bid_unconfirmed',
  'price_unconfirmed',
  'bid_key_reused',
  'bidding_blocked',
  'bidding_shut_out',
  'bidding_needs_admin',
  'answer_not_missed',
  'no_runner_up',
  'seller_gone',
  'lot_paid',
  'offer_not_found',
  'offer_open',
  'offers_full',
  'offer_unconfirmed',
  'offer_outdated',
  'offer_closed',
  'offer_own',
  'offer_theirs',
  'visit_not_found',
  'visit_open',
  'visits_full',
  'visit_outdated',
  'visit_closed',
  'visit_not_agreed',
  'visit_own',
  'freight_not_found',
  'freight_live',
  'freight_loaded',
  'freight_closed',
  'freight_not_asker',
  'freight_own',
  'freight_quoted',
  'freight_quote_not_found',
  'freight_quote_outdated',
  'freight_quote_closed',
  'heads_unavailable',
  'listing_off_sale',
  'deal_not_found',
  'deal_over',
  'deal_unanswered',
  'deal_accepted',
  'deal_denied',
  'step_theirs',
  'date_outdated',
  'weight_firm',
  'deal_limit',
  'weights_missing',
  'weights_differ',
  'weight_objected',
  'weight_corrected',
  'weight_gain',
  'weight_outdated',
  'weight_unconfirmed',
  'truck_counts',
  'review_early',
  'review_given',
  'review_cancelled',
  'review_lapsed',
  'reviews_over',
  'dispute_early',
  'dispute_turn',
  'dispute_late',
  'dispute_unfit',
  'dispute_open',
  'dispute_closed',
  'dispute_theirs',
  'proposal_outdated',
  'proposal_own',
  'proposal_missing',
  'open_auctions',
  'too_large',
  'unsupported_type',
  'rate_limited',
  'storage_unavailable',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** A message key under `validation.` with the values that its text shows. */
export type FieldMessage = { key: string; values?: Record<string, string | number> };

/** Field name → its errors. */
export type FieldErrors = Record<string, FieldMessage[]>;

type Details = { fields?: FieldErrors; retryAfterSeconds?: number; current?: unknown; cause?: unknown };

/** An error of the domain: a code and values, never a sentence (adapters translate). */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly fields: FieldErrors;
  /** Whole seconds until a retry makes sense; set for `rate_limited`. */
  readonly retryAfterSeconds: number | undefined;
  /** The DTO of what stands instead of what was seen, for those who may see it; set for `offer_outdated`. */
  readonly current: unknown;

  constructor(code: Code, details: Details = {}) {
    super(code, { cause: details.cause });
    this.name = 'DomainError';
    this.code = code;
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.current = details.current;
  }
}

/** Answers a refusal with one of these codes, where a promise is caught; throws any other error on. */
export const onRefusal =
  <Answer>(codes: ErrorCode | readonly ErrorCode[], answer: () => Answer) =>
  (error: unknown): Answer => {
    // The class is generic, so `instanceof` alone leaves the code open.
    const code = error instanceof DomainError ? (error as DomainError).code : null;
    if (code !== null && [codes].flat().includes(code)) return answer();
    throw error;
  };

/** Builds the error of one field: `invalidField('images', 'imagesRequired')`. */
export function invalidField(
  field: string,
  key: string,
  values?: FieldMessage['values'],
): DomainError<'invalid_input'> {
  return new DomainError('invalid_input', { fields: { [field]: [values ? { key, values } : { key }] } });
}

/** Builds the refusal of a price that is out of its class's range, until whoever asks it says that it is meant. */
export function unconfirmedPrice(field: string): DomainError<'price_unconfirmed'> {
  // messages: validation.priceUnconfirmed
  return new DomainError('price_unconfirmed', { fields: { [field]: [{ key: 'priceUnconfirmed' }] } });
}
