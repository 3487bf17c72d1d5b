import type { Prisma } from '@/lib/core/db/generated/client';
import type { Locale } from '@/lib/core/i18n/locales';
import type { FactName } from '@/lib/livestock/facts/facts';
import type { Health } from '@/lib/livestock/facts/health';
import type { TraitLists } from '@/lib/livestock/facts/traits';
import type { LotFacts } from '@/lib/livestock/facts/stored-facts';
import type { Category } from '@/lib/livestock/stock/categories';
import { isOfAnimals, type DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import type { SettledSum } from '@/lib/deals/terms/disputes/disputed-sum';
import type { Delivered } from '@/lib/deals/terms/settlement';
import type { ProposedDate } from '@/lib/deals/terms/dates/new-dates';
import { dayOf } from '@/lib/core/i18n/format';
import { disputeEnds } from '@/lib/deals/terms/dates/deadlines';
import { dayEnd, placeZone } from '@/lib/deals/terms/dates/day-end';
import { paymentDates } from '@/lib/deals/terms/dates/payment-dates';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { otherSide, type Side } from '@/lib/deals/terms/side';
import type { TruckDto } from '@/lib/deals/trucks/dto';

/** One of the two people of a deal, as they were when it was agreed. */
export type PartyDto = { name: string; location: string | null };

/** Facts that a seller declares of animals and that are no terms of their sale. */
export const DECLARED_FACTS = [
  ...(['weightMin', 'weightMax', 'weighedOn', 'ageMin', 'ageMax', 'teethMin', 'teethMax'] as const),
  ...(['horns', 'condition', 'frame', 'weanedDays', 'origin'] as const),
] as const satisfies readonly FactName[];

/** What the seller had declared of the animals when a deal was agreed; what nobody said isn't there. */
export type DeclaredDto = {
  facts: Partial<Pick<LotFacts, (typeof DECLARED_FACTS)[number]>>;
  health: Partial<Health>;
  traits: Prisma.JsonObject;
};

/** The lot of a deal, as it was when it was agreed. */
export type DealLotDto = {
  title: string;
  language: Locale;
  category: Category;
  class: string | null;
  breed: string;
  /** Months; null of an auction's lot that says none. */
  age: number | null;
  location: string;
  image: string | null;
  /** Absent of deals that are older than this. */
  declared?: DeclaredDto;
};

/** The faults that the seller had declared of the animals of a deal when it was agreed. */
export const declaredFaults = ({ declared }: Pick<DealLotDto, 'declared'>): NonNullable<TraitLists['faults']> =>
  // The schema of traits let nothing else in.
  (declared?.traits as TraitLists | undefined)?.faults ?? [];

export type DealSnapshot = { lot: DealLotDto; seller: PartyDto; buyer: PartyDto };

/** What comes next in an open deal. */
export type DealStep = 'agree' | 'papers' | 'load' | 'weigh' | 'settleWeights' | 'accept' | 'pay';

/** What waits for somebody in a deal: what the other one asked and waits for, else the next step. */
export type Waiting = 'winner' | 'dispute' | 'cancel' | 'date' | DealStep;

export type DealStatus = 'open' | 'closed' | 'cancelled' | 'lapsed';

/** What one side weighed; `before` are the net kilograms with which the other side first saw it, if it was corrected since. */
export type WeighingDto = {
  heads: number;
  grossKg: string;
  tareKg: string;
  netKg: string;
  enteredAt: string;
  before: string | null;
};

/** Both weighings, compared. */
export type WeightsDto = {
  mine: WeighingDto | null;
  /** Null until both are in. */
  theirs: WeighingDto | null;
  theyHave: boolean;
  /** What was weighed are carcasses, not live animals: whoever weighs second weighs the same. */
  isDressed: boolean;
  /**
   * Both are in: the difference and the tolerance in percent, their mean, and when it is firm if it is within; null once
   * somebody objected, or corrected what both had seen. Whoever corrected last can't confirm the mean themselves.
   */
  compared: {
    percent: string;
    tolerance: string;
    isWithin: boolean;
    mean: string;
    firmAt: string | null;
    corrector: Side | null;
  } | null;
  /** Who objected to the newest weights, with the third party that they would have weigh again. */
  objections: { mine: ObjectionDto | null; theirs: ObjectionDto | null };
  /** Whom the two named to weigh again, which no correction takes back: each side the newest. Its seven days come once. */
  thirds: string[];
  /** Who confirmed the mean of the newest weights, which is firm once both did. */
  confirmed: { mine: boolean; theirs: boolean };
  mayCorrect: boolean;
  mayObject: boolean;
  /** When the weighing ends by what is due so far, if the two agree on nothing; null before both weighed. */
  endsAt: string | null;
};

export type ObjectionDto = { third: string | null };

export type ReviewDto = {
  overall: number;
  asDescribed: number | null;
  dealing: number | null;
  text: string;
  createdAt: string;
};

export type DealEventDto = { kind: string; side: Side | null; at: string };

/** Whether a deal ended without a sale. */
export const isCalledOff = ({ status }: { status: string }): boolean => status === 'cancelled' || status === 'lapsed';

/**
 * Whether no weight changes the sum any more: nobody weighed, both sides stand by one, or the deal is closed. A mean that
 * neither stands by yet may still change.
 */
export const isSumFinal = (deal: { status: string; delivered: Delivered | null; netKg: unknown }): boolean =>
  deal.delivered === null || deal.netKg !== null || deal.status === 'closed';

/** Whether a deal waits for a runner-up of an auction, or ended so: they were asked whether they take the lot, and never took it. */
export const isUnanswered = (events: readonly { kind: string }[]): boolean =>
  events.some(({ kind }) => kind === 'asked') && !events.some(({ kind }) => kind === 'agree');

/** What goes on beside a deal that somebody wants to call off: what they think of it, and what was wrong. */
const isBeside = (kind: string): boolean => kind === 'reviewed' || kind.startsWith('dispute');

/**
 * The sides that ask to call the deal off: whoever went on with it afterwards, or took that back, doesn't any more. A review, and
 * what is said in a dispute, take nothing back.
 */
export const cancelAskers = (events: readonly { kind: string; side: string | null }[]): readonly Side[] =>
  (['seller', 'buyer'] as const).filter(
    (side) => events.findLast((event) => event.side === side && !isBeside(event.kind))?.kind === 'cancelAsked',
  );

/**
 * What calling a deal off does: it ends the deal alone, without fault or against who does it, asks the other side for it, or agrees to
 * what that one asked.
 */
export const CANCELLING = ['alone', 'atFault', 'ask', 'agree'] as const;
export type Cancelling = (typeof CANCELLING)[number];

type Called = Pick<DealDto, 'mayCancel' | 'isAtFault' | 'side'> & { events: readonly Said[] };

/** Whether the other one asked to call a deal off, and waits for the reader's answer. */
export const isAskedToCancel = ({ mayCancel, events, side }: Omit<Called, 'isAtFault'>): boolean =>
  mayCancel !== null && cancelAskers(events).includes(otherSide(side));

/** Whether the reader asked to call a deal off that takes both, and waits for the other one's answer. */
export const asksToCancel = ({ mayCancel, events, side }: Omit<Called, 'isAtFault'>): boolean =>
  mayCancel === 'both' && cancelAskers(events).includes(side);

export function cancellingOf({ mayCancel, isAtFault, side, events }: Called): Cancelling | null {
  if (mayCancel === 'alone' && isAtFault) return 'atFault';
  if (mayCancel !== 'both') return mayCancel;
  return isAskedToCancel({ mayCancel, side, events }) ? 'agree' : 'ask';
}

type Said = { kind: string; side: string | null };

/** Whether the winner of a lot was given up, who never said a word. */
export const isGivenUp = (deal: { cancelledBy: string | null; events: readonly Said[] }): boolean =>
  deal.cancelledBy === 'buyer' && deal.events.findLast(({ kind }) => kind === 'cancelled')?.side !== 'buyer';

/** What a side says by these events is void once it says that the animals came back. */
const OF_LEAVING = /^(?:load|truck|truckChanged|truckRemoved|winnerAsked)$/;

/** What happened to a deal without what was taken back since. */
export const standing = <Event extends { kind: string; side: string | null }>(events: readonly Event[]): Event[] =>
  events.filter(
    ({ kind, side }, at) =>
      !OF_LEAVING.test(kind) || events.findLastIndex((one) => one.kind === 'cameBack' && one.side === side) < at,
  );

/** When the seller said that loaded animals came back, and nothing since of others that left; null where they didn't. */
export function cameBackAt<At>(events: readonly { kind: string; side: string | null; at: At }[]): At | null {
  const last = events.findLast(({ side, kind }) => side === 'seller' && /^(?:load|truck|weighed|cameBack)$/.test(kind));
  return last?.kind === 'cameBack' ? last.at : null;
}

/** The winner of a lot: whether the seller asked them if they go on, or they said something and have time, or neither. */
export type WinnerDto = {
  state: 'silent' | 'asked' | 'answered';
  /** Until when they should say something, lest they be asked; once they are, lest they be given up. */
  until: string;
  /** The seller did something, so that they may ask once that time is over. */
  isWaitedFor: boolean;
  wasAsked: boolean;
  /** From when on the seller may call the deal off without fault, whatever they answer. */
  mayEndFrom: string;
  /** What they said last: the kind of the event, or a message; null for nothing. */
  said: string | null;
};

/** A deal as one of its two sides sees it. */
export type DealDto = {
  id: string;
  number: number;
  side: Side;
  status: DealStatus;
  listingId: string | null;
  lotId: string | null;
  /** The other one; null once their account is deleted. */
  person: { id: string; name: string; phone: string | null; isActive: boolean } | null;
  heads: number;
  terms: DealTerms;
  snapshot: DealSnapshot;
  termsHash: string;
  agreedAt: string;
  /** When it lapses unless something happens; null once something did. */
  lapsesAt: string | null;
  /** When it ends by itself as a sale, unless something happens: of animals that left as the seller says. */
  closesAt: string | null;
  /** How things stand with the winner of a lot of which nobody says that anything left, or was paid; null of other deals. */
  winner: WinnerDto | null;
  /** A day of delivery that both agreed on after the terms, one that waits for an answer, and whether it may move still. */
  newDate: { proposed: ProposedDate | null; agreed: { day: string; at: string } | null; mayMove: boolean };
  done: Record<'papers' | 'load' | 'weigh' | 'accept' | 'pay' | 'close', string | null>;
  /** Net kilograms that both stand by. */
  netKg: string | null;
  /** What both stand by, or the mean that they are about to; what is due is computed from it. */
  delivered: Delivered | null;
  /** Heads of a closed deal that never came, which are the seller's to sell still. */
  unsold: number;
  /** What the seller gets as far as it is known, in the currency of the terms. */
  due: string | null;
  next: DealStep | null;
  /** Whose turn it is. */
  turn: Side | 'both' | null;
  /** What waits for the reader first, as everything that names it says; null for nothing. */
  waits: Waiting | null;
  cancelledBy: 'seller' | 'buyer' | 'both' | null;
  /** Whether the reader may cancel it, alone or once both have asked for it. */
  mayCancel: 'alone' | 'both' | null;
  /** Whether it counts against the reader that they cancel it alone. */
  isAtFault: boolean;
  /** The reader says that the animals left, and may say that they came back. */
  mayComeBack: boolean;
  /** The animals left as the buyer alone says: a week after its seller asks to cancel the deal lapses. */
  mayDeny: boolean;
  /** The reader sold a lot of whose winner there is no news in time: calling it off asks them first. */
  mayAskWinner: boolean;
  /** Whether its heads are on sale again once the reader calls it off, or both do. */
  returnsHeads: boolean;
  /** Both sides say that the animals left, by something of their own. */
  haveLeft: boolean;
  /** The kinds of which the reader may open a dispute now; none while there is an open one. */
  openable: DisputeKind[];
  /** From when on an administrator recommends an end of the open dispute; null without one. */
  adviceFrom: string | null;
  weights: WeightsDto;
  /** What each truck loaded, in the order they were entered. */
  trucks: TruckDto[];
  events: DealEventDto[];
  /** The sums on which both sides settled disputes. */
  settled: readonly SettledSum[];
  /** What was due when the money came in; null before that, and of older deals. */
  paid: string | null;
  /** What has come since of what was left after the payment: what went back to the buyer, negative what they still owed. */
  balancePaid: string;
  /** What both say of each other; only a buyer who received the animals is asked about them. */
  reviews: {
    mine: ReviewDto | null;
    theirs: ReviewDto | null;
    theyHave: boolean;
    /** Until when the reader may review; null where they can't, as after calling the deal off alone. */
    until: string | null;
    /** The reader alone reviews, and the other one, who called the deal off, sees it at once. */
    isAlone: boolean;
    judgesAnimals: boolean;
  };
};

/** A deal in a list. */
export type DealRowDto = Pick<
  DealDto,
  'id' | 'number' | 'side' | 'status' | 'listingId' | 'heads' | 'agreedAt' | 'next' | 'turn' | 'waits' | 'terms'
> & {
  title: string;
  image: string | null;
  personName: string;
  /** The day of the agreement on the clock of the animals' place: `2026-11-24`. */
  agreedOn: string;
  isDisputed: boolean;
  /** When the other one, or time, last did something. */
  since: string;
  /** When the reader, a winner who was asked, is given up. */
  askedUntil: string | null;
};

/** What reviews are weighed against, so that the first ones alone decide little: so many reviews of so much. */
export const REVIEW_PRIOR = { count: 5, mean: 4.2 } as const;

/** What a seller's closed deals say of them. */
export type DealFigures = {
  deals: number;
  /** The median of what was delivered against what was declared, in percent, of so many buyers, who count once. */
  weight: { percent: number; count: number } | null;
  /** Marks of the others from 1 to 5, drawn to `REVIEW_PRIOR` while there are few; `count` are people, who count once. */
  reviews: { mean: number; count: number } | null;
  /** Deals that the seller called off. */
  withdrawn: number;
  /** Deals in which an administrator recommended that the seller pays something. What two people agreed on is no loss. */
  disputesLost: number;
};

export type Deadline =
  | 'lapses'
  | 'answer'
  | 'winner'
  | 'closes'
  | 'delivery'
  | 'weight'
  | 'weighing'
  | 'claims'
  | 'advice'
  | 'payment'
  | 'reviews';

/** The days on which a loaded deal is to be paid; instalments of one day once. */
const paymentDays = ({ terms, snapshot, done }: DealDto): string[] =>
  done.load && !done.pay
    ? [...new Set(paymentDates(terms.payment, dayOf(new Date(done.load), placeZone(snapshot))))]
    : [];

/** Until when, of a deal that lapsed, the reader may say that the other one didn't come; null where they can't. */
export const noShowUntil = ({ status, done, openable }: Pick<DealDto, 'status' | 'done' | 'openable'>): Date | null =>
  status === 'lapsed' && done.close && openable.includes('noShow') ? disputeEnds(new Date(done.close)) : null;

/** Until when the reader may say that something is wrong with animals that the buyer received; null where they can't, or before that. */
export const claimsUntil = ({ done, openable }: Pick<DealDto, 'done' | 'openable'>): Date | null =>
  done.accept && openable.some(isOfAnimals)
    ? disputeEnds(
        new Date(openable.includes('weight') && done.weigh && done.weigh > done.accept ? done.weigh : done.accept),
      )
    : null;

/** When the time of a lot's winner is over, for them and the seller, who may ask then, or asked. */
const winnerDays = ({ side, winner }: DealDto): [Deadline, Date][] =>
  winner ? [[side === 'buyer' ? 'answer' : 'winner', new Date(winner.until)]] : [];

/** The days and moments of a deal that somebody may still miss. Payments are due from the loading on. */
export function deadlinesOf(deal: DealDto, now: Date): [Deadline, Date | string][] {
  const { status, lapsesAt, closesAt, terms, newDate, weights, done, adviceFrom, reviews } = deal;
  const claims = claimsUntil(deal) ?? noShowUntil(deal);
  // Weights that agree become firm as long as the deal is open.
  const firmAt = status === 'open' && weights.compared?.isWithin && !done.weigh ? weights.compared.firmAt : null;
  // What was received and paid closes at that moment.
  const isWaited = done.accept !== null && done.pay !== null;
  const deliverTo = newDate.agreed?.day ?? terms.deliverTo;
  const all: [Deadline, Date | string][] = [
    ...(lapsesAt ? [['lapses', new Date(lapsesAt)] as [Deadline, Date]] : []),
    ...winnerDays(deal),
    ...(closesAt ? [['closes', new Date(closesAt)] as [Deadline, Date]] : []),
    ...(deliverTo && !done.load ? [['delivery', deliverTo] as [Deadline, string]] : []),
    ...(firmAt && !isWaited ? [['weight', new Date(firmAt)] as [Deadline, Date]] : []),
    ...(!firmAt && !isWaited && weights.endsAt ? [['weighing', new Date(weights.endsAt)] as [Deadline, Date]] : []),
    ...(claims ? [['claims', claims] as [Deadline, Date]] : []),
    ...(adviceFrom ? [['advice', new Date(adviceFrom)] as [Deadline, Date]] : []),
    ...paymentDays(deal).map((day): [Deadline, string] => ['payment', day]),
    ...(reviews.until && !reviews.mine ? [['reviews', new Date(reviews.until)] as [Deadline, Date]] : []),
  ];
  // Of one that was called off or lapsed there is a review to write at most, and a claim to open or to answer.
  const isOver = status === 'cancelled' || status === 'lapsed';
  const isLeft = (kind: Deadline) => !isOver || kind === 'reviews' || kind === 'advice' || kind === 'claims';
  return all.filter(
    ([kind, at]) => isLeft(kind) && (at instanceof Date ? at : dayEnd(at, placeZone(deal.snapshot))) > now,
  );
}
