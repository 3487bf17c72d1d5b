import 'server-only';
import type { Currency } from '@/lib/core/i18n/currencies';
import { DatabaseError } from 'pg';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { pool, statement } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';
import { env } from '@/lib/core/env';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { metrics } from '@/lib/core/metrics/metrics';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';
import { CONFIRM_ABOVE, EXTENSION_MINUTES } from './auction-rules';
import type { BidReceipt } from './dto';
import { mailOutbidSoon } from './notice-outbid';
import type { BidInput } from './schema';

const REFUSALS = [
  'lot_not_found',
  'own_lot',
  'lot_cancelled',
  'lot_ended',
  'lot_not_started',
  'account_suspended',
  'bidding_blocked',
  'bidding_shut_out',
  'bidding_needs_admin',
  'bid_key_reused',
] as const;

/** The result row of `corral_place_bid`; money as PostgreSQL's text. */
type Outcome = {
  outcome:
    | 'accepted'
    | 'bid_too_high'
    | 'bid_too_low'
    | 'bid_not_raised'
    | 'bid_over_limit'
    | 'bid_unconfirmed'
    | (typeof REFUSALS)[number];
  minimum: string | null;
  id: string;
  price: string;
  leads: boolean;
  placed_at: Date;
  overtook: boolean;
  /** The bidder's limit, and what of it other lots take. */
  allowed: string | null;
  bound: string | null;
  /** What the amounts mean, and what the maximum comes to. */
  basis: PriceBasis;
  currency: Currency;
  total: string;
  total_usd: string;
  /** Whether the lot isn't the one that the bidder read. */
  changed: boolean;
};

const PLACE_BID = `
  SELECT placed.*, read.lot IS NULL AS changed FROM corral_lot_as_read($2, $3, $12) AS read, corral_bidding_limit($3, $9, $10, $11) AS allowed,
    LATERAL corral_place_bid($1, read.lot, $3, $4, $5, $6, $7, $8, allowed, allowed) AS placed`;

const UNIQUE_VIOLATION = '23505';

/** What would raise one of the usual limits and how far, in US dollars; null for what would not. */
export function raisesOf(limit: number): { whenPhoneConfirmed: number | null; whenVerified: number | null } {
  const { BID_LIMIT_NEWCOMER: newcomer, BID_LIMIT_CONFIRMED: confirmed, BID_LIMIT_VERIFIED: verified } = env;
  const byPhone = env.PHONE_DRIVER !== null && limit === newcomer && limit < confirmed;
  const byVerification = (limit === newcomer || limit === confirmed) && limit < verified;
  return { whenPhoneConfirmed: byPhone ? confirmed : null, whenVerified: byVerification ? verified : null };
}

function refusal({ outcome, minimum, allowed, bound, basis, currency }: Outcome): DomainError {
  if (outcome === 'bid_too_high') return invalidField('maximum', 'amountTooHigh');
  const code = REFUSALS.find((known) => known === outcome);
  if (code) return new DomainError(code);
  const value = withCents(minimum ?? '0');
  const terms = { priceBasis: basis, priceCurrency: currency };
  if (outcome === 'bid_over_limit') {
    const limit = Number(allowed);
    const { whenPhoneConfirmed, whenVerified } = raisesOf(limit);
    const values = {
      limit,
      bound: Number(bound),
      left: Math.max(0, limit - Number(bound)),
      verified: whenVerified ?? 0,
      confirmed: whenPhoneConfirmed ?? 0,
    };
    const key = whenVerified === null ? 'bidOverLimit' : 'bidOverLimitVerify';
    const raised = whenPhoneConfirmed === null ? key : 'bidOverLimitPhone';
    return new DomainError('bid_over_limit', { fields: { maximum: [{ key: raised, values }] } });
  }
  if (outcome === 'bid_unconfirmed') {
    const values = { times: CONFIRM_ABOVE, minimum: value, ...terms };
    return new DomainError('bid_unconfirmed', { fields: { maximum: [{ key: 'bidUnconfirmed', values }] } });
  }
  return new DomainError('bid_too_low', {
    fields: {
      maximum: [
        outcome === 'bid_not_raised'
          ? { key: 'bidNotRaised', values: { maximum: value, ...terms } }
          : { key: 'bidBelowMinimum', values: { minimum: value, ...terms } },
      ],
    },
  });
}

/**
 * Places a bid on a lot for the actor, up to `maximum`. The rules, the lock that serializes bids on a lot, the clock
 * and the notification of watchers are in one SQL function, so that other bidders wait for one commit at most.
 * Idempotent: a bid repeated under its key returns the first receipt.
 * @throws DomainError `lot_not_found`, `lot_changed` if the seller changed what the bidder had read, `own_lot`, `lot_not_started`, `lot_ended`, `lot_cancelled`, `account_suspended`,
 * `bidding_blocked`, `bidding_shut_out`, `bidding_needs_admin` after two unanswered sellers, `bid_too_low` with the required minimum at
 * `maximum`, `bid_over_limit` with the limit there, `invalid_input` for a total beyond `BID_MAX`, `bid_unconfirmed` for more than five times the next minimum without
 * `confirmed`, `bid_key_reused`, `rate_limited`, `email_unconfirmed`.
 */
export async function placeBid(
  actor: Actor,
  lotId: string,
  { maximum, idempotencyKey, confirmed, revision = null }: Omit<BidInput, 'revision'> & Partial<BidInput>,
): Promise<BidReceipt> {
  requireConfirmedEmail(actor);
  await consume('bidByUser', actor.id);
  if (!isId(lotId)) throw new DomainError('lot_not_found');
  const { rows } = await pool
    .query<Outcome>(
      statement(PLACE_BID, [
        newId(),
        lotId,
        actor.id,
        maximum,
        idempotencyKey,
        EXTENSION_MINUTES,
        confirmed,
        CONFIRM_ABOVE,
        env.BID_LIMIT_NEWCOMER,
        env.BID_LIMIT_CONFIRMED,
        env.BID_LIMIT_VERIFIED,
        revision,
      ]),
    )
    .catch((cause: unknown) => {
      // The same key at the same moment on two lots, whose locks are independent of each other.
      if (cause instanceof DatabaseError && cause.code === UNIQUE_VIOLATION)
        throw new DomainError('bid_key_reused', { cause });
      throw cause;
    });
  const [answer] = rows;
  if (!answer) throw new DomainError('lot_not_found');
  if (answer.changed) {
    metrics.bids.inc({ outcome: 'lot_changed' });
    throw new DomainError('lot_changed');
  }
  metrics.bids.inc({ outcome: answer.outcome });
  if (answer.outcome !== 'accepted') throw refusal(answer);
  if (answer.overtook) mailOutbidSoon();
  return {
    id: answer.id,
    lotId: lotId.toLowerCase(),
    maximum: withCents(maximum),
    price: withCents(answer.price),
    leading: answer.leads,
    total: answer.total,
    totalUsd: answer.total_usd,
    createdAt: answer.placed_at.toISOString(),
  };
}

/** Normalizes decimal text: two decimals and no leading zeros. */
function withCents(amount: string): string {
  const [whole = '0', cents = ''] = amount.split('.');
  return `${BigInt(whole)}.${cents.padEnd(2, '0')}`;
}
