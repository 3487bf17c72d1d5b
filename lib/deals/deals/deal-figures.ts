import 'server-only';
import { DAY_MS } from '@/lib/core/durations';
import { db, Prisma, type Transaction } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { reviewsOver } from '@/lib/deals/terms/dates/reviews-over';
import { otherSide, type Side } from '@/lib/deals/terms/side';
import { REVIEW_PRIOR, type DealFigures } from './dto';

/** So many deals of the same two people count. */
const SAME_TWO_MAX = 3;
/** Accounts that were made within a fortnight of each other may be made for each other: of them one deal counts. */
const MADE_TOGETHER_SECONDS = (14 * DAY_MS) / 1000;
type Row = Pick<DealFigures, 'deals' | 'withdrawn' | 'disputesLost'> & { weighed: number; deviation: number | null };

/**
 * Two people who aren't one: without premises of one number that an administrator saw on a document of both. Confirmed telephones
 * are of one account each. Nothing else that somebody may say makes them one, or a bad review could be made void: neither numbers
 * that nobody checked, nor tags, which change hands with the animal, nor a file that both sent, which may be the paper that
 * came with it. Nothing stored tells one device from another: a session only knows what kind of browser it is.
 */
const ARE_DIFFERENT = Prisma.sql`NOT EXISTS (
  SELECT 1 FROM declared_ids one JOIN declared_ids other ON other.scheme = one.scheme AND other.number = one.number
  WHERE one.user_id = s.id AND one.listing_id IS NULL AND one.checked_at IS NOT NULL
    AND other.user_id = b.id AND other.listing_id IS NULL AND other.checked_at IS NOT NULL)`;

/** Somebody whose number was confirmed, or whom an administrator verified. */
export const IS_KNOWN = (user: Prisma.Sql) =>
  Prisma.sql`(${user}.phone_confirmed_at IS NOT NULL OR ${user}.verification_status = 'verified')`;

/** Whether a side was known when the deal `d` was agreed, as `openDeal` keeps it. */
const WAS_KNOWN = (side: Side) => Prisma.sql`EXISTS (SELECT 1 FROM deal_events e
  WHERE e.deal_id = d.id AND e.nth = 1 AND e.data->'known' @> to_jsonb(${side}::text))`;

/**
 * Two people, and where numbers are confirmed known ones: addresses of e-mail alone make up no reputation and no price. Who is
 * judged doesn't get rid of it by removing their number later; the others are known now, as a number that moves from one account
 * to the next is one person.
 */
function mayCount(judged: Side | null): Prisma.Sql {
  if (env.PHONE_DRIVER === null) return ARE_DIFFERENT;
  const known = (side: Side, user: Prisma.Sql) =>
    side === judged ? Prisma.sql`(${IS_KNOWN(user)} OR ${WAS_KNOWN(side)})` : IS_KNOWN(user);
  return Prisma.sql`${ARE_DIFFERENT} AND ${known('seller', Prisma.sql`s`)} AND ${known('buyer', Prisma.sql`b`)}`;
}

/** Days that an account is there before its deals count, unless an administrator verified it. */
const SETTLED_DAYS = 7;

/** Whether a side of the deal `d` says that the animals left, by something of its own, as `saysLeft` does. */
export const SAYS_LEFT = (side: Side) => Prisma.sql`(
  EXISTS (SELECT 1 FROM deal_weighings w WHERE w.deal_id = d.id AND w.side = ${side})
  OR EXISTS (SELECT 1 FROM deal_trucks t WHERE t.deal_id = d.id AND t.side = ${side})
  OR EXISTS (SELECT 1 FROM deal_events e WHERE e.deal_id = d.id AND e.side = ${side} AND (e.kind = 'accept' OR e.kind = 'load'
    AND NOT EXISTS (SELECT 1 FROM deal_events b WHERE b.deal_id = d.id AND b.side = e.side AND b.kind = 'cameBack' AND b.nth > e.nth))))`;

/** Whether the deal `d` waits for a runner-up, or ended so, as `isUnanswered` says. */
export const IS_UNANSWERED = Prisma.sql`(EXISTS (SELECT 1 FROM deal_events e WHERE e.deal_id = d.id AND e.kind = 'asked')
  AND NOT EXISTS (SELECT 1 FROM deal_events e WHERE e.deal_id = d.id AND e.kind = 'agree'))`;

const IS_SETTLED = (user: Prisma.Sql) =>
  Prisma.sql`(${user}.created_at <= coalesce(d.closed_at, d.accepted_at) - make_interval(days => ${SETTLED_DAYS}) OR ${user}.verification_status = 'verified')`;

/** Animals that left as both say, between accounts that weren't made for it: a few taps of two puppets make up no reputation. */
const ARE_SETTLED = Prisma.sql`${IS_SETTLED(Prisma.sql`s`)} AND ${IS_SETTLED(Prisma.sql`b`)}`;
const HAVE_LEFT = Prisma.sql`${SAYS_LEFT('seller')} AND ${SAYS_LEFT('buyer')}`;

/** Animals take a day to come. A deal in a few seconds is one in name only, and two typed weights are no day. */
const TOOK_TIME = Prisma.sql`coalesce(d.accepted_at, d.closed_at) >= d.agreed_at + interval '1 day'`;

const IS_PROVEN = Prisma.sql`${HAVE_LEFT} AND ${ARE_SETTLED} AND ${TOOK_TIME}`;

/** At most that is what a bad review says: of those the proof is less, or who is judged would choose what is none. */
const BAD_MAX = 2;

/**
 * Whether the review `r` of the deal `d` counts: of animals that the buyer received, or that both say left, whatever became of it. A
 * seller who says that anything left, which nobody takes back after the receipt, or was paid, erases no bad review by a denial; of
 * one who doesn't there is nothing but the buyer's taps. A bad one counts between new accounts too: who is judged would choose when to close the
 * deal. And it counts of a payment that the seller had, where nothing was received, whatever the seller says.
 * Of any other reservation that lapsed the two read what they say of each other, but it counts nowhere: nothing shows who
 * came.
 */
const isReviewed = (judged: Side) => Prisma.sql`((${ARE_SETTLED} AND ${TOOK_TIME} OR r.overall <= ${BAD_MAX})
    AND (d.status = 'closed' AND ${HAVE_LEFT} OR d.accepted_at IS NOT NULL AND (d.paid_at IS NOT NULL OR ${SAYS_LEFT(judged)}))
  OR d.paid_at IS NOT NULL AND d.accepted_at IS NULL AND r.side = 'buyer' AND r.overall <= ${BAD_MAX})`;

/** Whether the sides of a deal are two people that count for a price: there also a number that nobody checked says that they are one. */
export async function areDifferentPeople(tx: Transaction, dealId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ areDifferentPeople: boolean }[]>`
    SELECT ${mayCount(null)} AND (s.phone IS NULL OR b.phone IS DISTINCT FROM s.phone) AS "areDifferentPeople"
    FROM deals d JOIN users s ON s.id = d.seller_id JOIN users b ON b.id = d.buyer_id
    WHERE d.id = ${dealId}::uuid`;
  return row?.areDifferentPeople ?? false;
}

/** The columns of a side and of the other one, and which disputes are against it. */
const OF_SIDE = {
  seller: {
    own: Prisma.sql`d.seller_id`,
    theirs: Prisma.sql`d.buyer_id`,
    isAgainst: Prisma.sql`x.kind <> 'payment' AND (x.kind <> 'noShow' OR x.opened_by = 'buyer')`,
  },
  buyer: {
    own: Prisma.sql`d.buyer_id`,
    theirs: Prisma.sql`d.seller_id`,
    isAgainst: Prisma.sql`(x.kind = 'payment' OR x.kind = 'noShow' AND x.opened_by = 'seller')`,
  },
} as const;

type Reviewed = Parameters<typeof reviewsOver>[0] & { person: string; overall: number; areBoth: boolean };

/** What the others say of a side, where it is shown: of each person the mean of their last ones, as one. */
async function shownReviews(userId: string, side: Side, now: Date): Promise<DealFigures['reviews']> {
  const { own, theirs } = OF_SIDE[side];
  const rows = await db.$queryRaw<Reviewed[]>`
    SELECT ${theirs} AS person, r.overall::int AS overall, d.status, d.accepted_at AS "acceptedAt", d.paid_at AS "paidAt",
      d.closed_at AS "closedAt", d.terms, d.snapshot,
      EXISTS (SELECT 1 FROM deal_reviews o WHERE o.deal_id = d.id AND o.side = ${side}) AS "areBoth"
    FROM deals d JOIN users s ON s.id = d.seller_id JOIN users b ON b.id = d.buyer_id
      JOIN deal_reviews r ON r.deal_id = d.id AND r.side = ${otherSide(side)}
    WHERE ${own} = ${userId}::uuid AND ${isReviewed(side)} AND ${mayCount(side)}
    ORDER BY d.agreed_at DESC`;
  const marks = new Map<string, number[]>();
  for (const row of rows) {
    const over = reviewsOver(row);
    const before = marks.get(row.person) ?? [];
    if (before.length < SAME_TWO_MAX && (row.areBoth || (over && over <= now)))
      marks.set(row.person, [...before, row.overall]);
  }
  if (marks.size === 0) return null;
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const said = sumOf([...marks.values()].map((of) => sumOf(of) / of.length));
  const { mean, count } = REVIEW_PRIOR;
  return { mean: Math.round(((said + mean * count) / (marks.size + count)) * 10) / 10, count: marks.size };
}

/**
 * Returns what the closed deals of a seller, or of a buyer, say of them. Deals with oneself or with unconfirmed people don't
 * count (`mayCount`), nor those of which nothing shows that animals left, or that took no time (`IS_PROVEN`), or that were
 * never paid, nor more than three with the same person, one where both accounts were made within a fortnight. Reviews count
 * once they are shown. The last three of one person count as one, by their mean, so that frequent buyers weigh no more than
 * others, and earlier reviews hide no bad one; so do the weights of one buyer (`weightDeviation`).
 */
export async function dealFigures(userId: string, side: Side = 'seller', now = new Date()): Promise<DealFigures> {
  const { own, theirs, isAgainst } = OF_SIDE[side];
  const [row] = await db.$queryRaw<Row[]>`
    WITH counted AS (
      SELECT d.status, d.weight_deviation AS deviation, ${theirs} AS person, d.cancelled_by,
        row_number() OVER (PARTITION BY ${theirs}, d.status ORDER BY d.agreed_at) AS nth,
        CASE WHEN d.status = 'closed' AND abs(extract(epoch FROM s.created_at - b.created_at)) < ${MADE_TOGETHER_SECONDS} THEN 1 ELSE ${SAME_TWO_MAX} END AS most
      FROM deals d JOIN users s ON s.id = d.seller_id JOIN users b ON b.id = d.buyer_id
      WHERE ${own} = ${userId}::uuid AND (d.status = 'cancelled' OR d.status = 'closed' AND d.paid_at IS NOT NULL AND ${IS_PROVEN})
        AND ${mayCount(side)}
    ), lost AS (
      SELECT least(count(DISTINCT d.id), ${SAME_TWO_MAX}) AS count
      FROM deal_disputes x JOIN deals d ON d.id = x.deal_id JOIN users s ON s.id = d.seller_id JOIN users b ON b.id = d.buyer_id
      WHERE ${own} = ${userId}::uuid AND x.outcome->>'by' = 'recommendation' AND (x.outcome->>'amount')::numeric > 0
        AND ${isAgainst}
        AND ${mayCount(side)}
      GROUP BY ${theirs}
    ), weighed AS (
      SELECT avg(deviation) AS deviation FROM counted WHERE nth <= most AND deviation IS NOT NULL GROUP BY person
    )
    SELECT count(*) FILTER (WHERE status = 'closed')::int AS deals,
      (SELECT count(*)::int FROM weighed) AS weighed,
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY deviation) FROM weighed) AS deviation,
      count(*) FILTER (WHERE cancelled_by = ${side})::int AS withdrawn,
      (SELECT coalesce(sum(count), 0)::int FROM lost) AS "disputesLost"
    FROM counted WHERE nth <= most`;
  if (!row) throw new Error('an aggregate without a row');
  const { deals, weighed, deviation, withdrawn, disputesLost } = row;
  return {
    deals,
    weight:
      side === 'seller' && weighed > 0 && deviation !== null
        ? { percent: Math.round(deviation * 10) / 10, count: weighed }
        : null,
    reviews: await shownReviews(userId, side, now),
    withdrawn,
    disputesLost,
  };
}
