import { LIKELY_TIMES } from './unlikely-weight';
import { netWeight } from './weights';

type Claimed = { kind: string; status: string; settledAt: Date | null; claim: unknown; outcome: unknown };
type Weighed = { heads: number; grossKg: { toString(): string }; tareKg: { toString(): string } };

/** What tells what came of a deal: the declared kilograms a head, those that both stand by, claims, and what each weighed last. */
interface Delivery {
  declared: number | null;
  firm: { heads: number; kg: string | null } | null;
  disputes: readonly Claimed[];
  seller: Weighed | null;
  buyer: Weighed | null;
}

const perHead = ({ grossKg, tareKg, heads }: Weighed): number =>
  Number(netWeight(grossKg.toString(), tareKg.toString())) / heads;

/**
 * What a claim about kilograms says that came, in kilograms a head: as much is missing as was settled of its sum, or recommended,
 * which no seller gets round by saying nothing; none is where it was settled for nothing.
 */
function claimedKg(disputes: readonly Claimed[], declared: number): number | null {
  const ended = disputes.filter(
    ({ kind, status, claim }) => kind === 'weight' && claim && (status === 'settled' || status === 'recommended'),
  );
  const last = ended.toSorted((a, b) => Number(a.settledAt) - Number(b.settledAt)).at(-1);
  if (!last) return null;
  // The verbs that open and end disputes write nothing else.
  const claim = last.claim as { delivered: string; heads: number; amount: string | null };
  const [sum, claimed] = [Number((last.outcome as { amount: string }).amount), Number(claim.amount)];
  const part = claimed > 0 ? Math.min(sum / claimed, 1) : Math.sign(sum);
  return declared - (declared - Number(claim.delivered) / claim.heads) * part;
}

/** Whether what a buyer weighed, in kilograms a head, may be true, so that it counts without a claim. */
export const isBelievable = (kg: number, declared: number): boolean =>
  kg >= declared / LIKELY_TIMES && kg <= declared * LIKELY_TIMES;

/**
 * What both weighed, in kilograms a head: their mean, however far apart they are, so that neither side chooses which weights count,
 * the seller's for no more than was declared; else what the buyer weighed. Null where the buyer weighed nothing that may be true.
 */
function weighedKg({ seller, buyer }: Pick<Delivery, 'seller' | 'buyer'>, declared: number): number | null {
  const kg = buyer && perHead(buyer);
  if (kg === null || !isBelievable(kg, declared)) return null;
  return seller ? (kg + Math.min(perHead(seller), declared)) / 2 : kg;
}

/**
 * What came of a deal of live animals against what was declared, in percent: by the firm weight, else by a settled or recommended
 * claim, else by what was weighed. Null where nothing says it.
 */
export function weightDeviation({ declared, firm, disputes, ...weighed }: Delivery): number | null {
  if (!declared) return null;
  const stands = firm?.kg ? Number(firm.kg) / firm.heads : null;
  const kg = stands ?? claimedKg(disputes, declared) ?? weighedKg(weighed, declared);
  return kg === null ? null : (kg / declared - 1) * 100;
}
