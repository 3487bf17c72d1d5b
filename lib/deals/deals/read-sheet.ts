import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { countryOf } from '@/lib/core/i18n/country';
import { dayOf } from '@/lib/core/i18n/format';
import { languageOf } from '@/lib/core/i18n/locales';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { papersOfDeal } from '@/lib/market/papers/papers-of-deal';
import { consume } from '@/lib/core/rate-limit/limit';
import { dealSheet } from '@/lib/deals/sheet/deal-sheet';
import type { DealSheetView, SheetFormat, SheetSettlement, SheetWeighing } from '@/lib/deals/sheet/dto';
import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import { balanceOf, dueOf, paidApart, type Accounted } from '@/lib/deals/terms/disputes/disputed-sum';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import { newDates } from '@/lib/deals/terms/dates/new-dates';
import { otherSide, personOn, type Side } from '@/lib/deals/terms/side';
import { netWeight } from '@/lib/deals/terms/weights';
import { areDressed, comparison, newestWeighings } from './compare-sides';
import { cameBackAt, declaredFaults, isCalledOff, isUnanswered, standing, type DealSnapshot } from './dto';
import { accountOf, readOwnDeal, trucksFor, type DealRow } from './get-deal';
import { HASH_DIGITS } from './terms-hash';

/** Countries that print on letter paper. */
const LETTER: ReadonlySet<string> = new Set(['US', 'CA', 'MX', 'CO', 'CL', 'CR', 'PA', 'GT', 'VE', 'DO']);

const paperOf = (location: string): SheetFormat['paper'] => (LETTER.has(countryOf(location) ?? '') ? 'letter' : 'a4');

/** The languages of the two people, the reader's first. */
async function languagesOf(actor: Actor, otherId: string | null): Promise<SheetFormat['languages']> {
  const other = otherId && (await db.user.findUnique({ where: { id: otherId }, select: { language: true } }));
  const theirs = other ? languageOf(other.language) : actor.language;
  return theirs === actor.language ? [actor.language] : [actor.language, theirs];
}

/** Both weighings once they are in, with what is due once the two agree on a weight or a sum; null before. */
export function settlementOf(deal: DealRow): SheetSettlement | null {
  if (isCalledOff(deal)) return null;
  const all = accountOf(deal);
  // Neither side learns what the other weighed from a sheet, nor is a mean due that nobody stands by yet.
  const account: Accounted = deal.netKg === null ? { ...all, delivered: null } : all;
  const balance = { paid: account.paid, ...balanceOf(account) };
  // The sheet may be in two languages, and has the words for a kind.
  const sum = dueOf(account, (kind) => kind);
  if (!sum) return null;
  const isFirm = deal.netKg !== null;
  const isChanged = sum.lines.some(({ kind }) => kind === 'deduction');
  const rows = weighingsOf(deal);
  const compared = comparison(deal);
  const taken = deal.events.findLast(({ kind }) => kind === 'weightTaken');
  // Whoever took a weight took the other side's.
  const takenWeight = !taken ? 'mean' : taken.side === 'seller' ? 'buyer' : 'seller';
  // A weighing that ended without a weight leaves what was agreed.
  const takenFrom = isFirm ? takenWeight : deal.weighedAt ? 'agreed' : null;
  // Before that a side sees what the other weighed once both have, and nothing is due yet.
  const isDue = takenFrom !== null || isChanged || balance.refund !== null || balance.returned !== null;
  if (!isDue && compared === null) return null;
  // The mean that is firm, where somebody corrected a weight after it.
  const counted =
    compared && takenFrom === 'mean' && deal.netKg ? { ...compared, mean: deal.netKg.toString() } : compared;
  return {
    weighings: isFirm || compared ? rows : [],
    takenFrom,
    compared: counted,
    sum: isDue ? sum : null,
    ...balance,
  };
}

/** What the two weighed last. */
function weighingsOf({ weighings, events }: Pick<DealRow, 'weighings' | 'events'>): SheetWeighing[] {
  const { seller, buyer } = newestWeighings(weighings);
  return ([seller, buyer] as const).flatMap((row): SheetWeighing[] => {
    if (!row) return [];
    const [grossKg, tareKg] = [row.grossKg.toString(), row.tareKg.toString()];
    const net = netWeight(grossKg, tareKg);
    const weighedAt = row.enteredAt.toISOString();
    // Carcasses hang without a truck.
    const scale = areDressed(events) ? { grossKg: null, tareKg: null } : { grossKg, tareKg };
    return [{ side: row.side as Side, heads: row.heads, ...scale, netKg: net, weighedAt }];
  });
}

/** Who said that the animals are loaded. */
function loadedBy({ events }: Pick<DealRow, 'events'>): DealSheetView['loadedBy'] {
  const [side, other] = new Set(standing(events).flatMap((event) => (event.kind === 'load' ? [event.side] : [])));
  // The verb that takes steps writes nothing else.
  return other ? 'both' : ((side ?? null) as Side | null);
}

/** A deal as its sheet shows it. What nobody said isn't on it. */
function viewOf(
  deal: DealRow,
  side: Side,
  { papers, openDispute }: Pick<DealSheetView, 'papers' | 'openDispute'>,
  now: Date,
): DealSheetView {
  const { terms, snapshot } = deal;
  const { lot, seller, buyer } = snapshot;
  const timeZone = placeZone(snapshot);
  const dayOn = (moment: Date | null) => moment && dayOf(moment, timeZone);
  const facts = lot.declared?.facts;
  const ages = facts?.ageMin != null && facts.ageMax != null ? [facts.ageMin, facts.ageMax] : [lot.age, lot.age];
  const { agreed } = newDates(deal.events);
  const party = ({ name, location }: DealSnapshot['seller']) => ({ name, place: location, ids: [] });
  const verifyUrl = new URL(`/d/${deal.number}`, siteUrl());
  verifyUrl.searchParams.set('h', deal.termsHash.slice(0, HASH_DIGITS));
  return {
    number: String(deal.number),
    status: deal.status,
    agreedAt: deal.agreedAt.toISOString(),
    timeZone,
    seller: party(seller),
    buyer: party(buyer),
    lot: {
      title: lot.title,
      breed: lot.breed,
      place: lot.location,
      ageFrom: ages[0] ?? null,
      ageTo: ages[1] ?? null,
      weightMin: facts?.weightMin ?? null,
      weightMax: facts?.weightMax ?? null,
      weighedOn: facts?.weighedOn ?? null,
      faults: declaredFaults(lot),
    },
    terms,
    newDate: agreed && { day: agreed.day, at: agreed.at.toISOString() },
    papers,
    papersOn: dayOf(now, timeZone),
    papersReadyOn: dayOn(deal.papersReadyAt),
    loadedOn: dayOn(deal.loadedAt),
    loadedBy: loadedBy(deal),
    cameBackOn: dayOn(cameBackAt(deal.events)),
    done: {
      received: dayOn(deal.acceptedAt),
      paid: dayOn(deal.paidAt),
      closed: deal.status === 'closed' ? dayOn(deal.closedAt) : null,
    },
    loading: trucksFor(deal, side),
    settlement: settlementOf(deal),
    apart: paidApart(accountOf(deal).settled, !isCalledOff(deal)),
    openDispute,
    hash: deal.termsHash,
    verifyUrl: verifyUrl.href,
  };
}

/**
 * Writes the sheet of a deal for one of its sides: in the languages of both, on the paper of the lot's country.
 * @throws DomainError `deal_not_found` for anybody else, `deal_unanswered` where nobody agreed on anything, `rate_limited`.
 */
export async function readSheet(actor: Actor, number: number, now = new Date()): Promise<Uint8Array> {
  const { row: deal, side } = await readOwnDeal(actor, number);
  if (isUnanswered(deal.events)) throw new DomainError('deal_unanswered');
  await consume('paperViewByUser', actor.id);
  const { listingId: id, sellerId: userId } = deal;
  const [languages, papers, dispute] = await Promise.all([
    languagesOf(actor, personOn(deal, otherSide(side))),
    id && userId ? papersOfDeal({ id, userId }, actor.id, now) : null,
    db.dealDispute.findFirst({ where: { dealId: deal.id, status: 'open' }, select: { kind: true } }),
  ]);
  const { lot } = deal.snapshot;
  // The check of the table lets no other kinds in.
  const openDispute = dispute && (dispute.kind as DisputeKind);
  return dealSheet(viewOf(deal, side, { papers, openDispute }, now), { languages, paper: paperOf(lot.location) });
}
