import type { Locale } from '@/lib/core/i18n/locales';
import type { PaperKind } from '@/lib/market/papers/schema';
import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import type { Balance, SettledSum } from '@/lib/deals/terms/disputes/disputed-sum';
import type { ComparedWeights, WorkedSum } from '@/lib/deals/terms/dto';
import type { DealTerms } from '@/lib/deals/terms/schema';
import type { TruckDto } from '@/lib/deals/trucks/dto';

/** In which languages a sheet is written, side by side if there are two, and on which paper. */
export interface SheetFormat {
  languages: readonly [Locale] | readonly [Locale, Locale];
  paper: 'a4' | 'letter';
}

export interface SheetParty {
  name: string;
  place: string | null;
  /** Official identifiers with their kind, as their owner states them: `RENSPA 01.001.0.00001/01`. */
  ids: readonly string[];
}

/** What the listing says of the animals that is no term; null is what nobody said. */
export interface SheetLot {
  title: string;
  /** As it is stored. */
  breed: string | null;
  /** Where the animals were when it was agreed. */
  place: string;
  /** Months; both are the same where only an average was said. */
  ageFrom: number | null;
  ageTo: number | null;
  /** The lightest and the heaviest head, in kilograms. */
  weightMin: number | null;
  weightMax: number | null;
  /** Days are `YYYY-MM-DD`. */
  weighedOn: string | null;
  /** Faults that the seller declared, in their words, and on how many heads. */
  faults: readonly { what: string; heads: number; note?: string }[];
}

export interface SheetPaper {
  kind: PaperKind;
  number: string | null;
  issuedOn: string;
  expiresOn: string | null;
}

/** What a truck loaded, as one side entered it; kilograms are decimal text. */
export type SheetTruck = Pick<TruckDto, 'side' | 'plate' | 'driver' | 'heads' | 'kg' | 'tags' | 'enteredAt'>;

export interface SheetWeighing {
  side: 'seller' | 'buyer' | 'third';
  heads: number;
  grossKg: string | null;
  tareKg: string | null;
  netKg: string;
  weighedAt: string;
}

/** What was weighed, and what is due for it, as `settle` works it out; its deductions are noted by the kind of their dispute. */
export interface SheetSettlement extends Balance {
  weighings: readonly SheetWeighing[];
  /**
   * Whose kilograms are due: those of a side that the other one took, their mean, or what was agreed where the two agreed on no
   * weight; null before the weighing is over.
   */
  takenFrom: 'seller' | 'buyer' | 'mean' | 'agreed' | null;
  /** Null while only one side weighed, or a third party did. */
  compared: Omit<ComparedWeights, 'difference'> | null;
  /** Null while neither stands by a weight, nor is a sum agreed on. */
  sum: WorkedSum | null;
  /** What was due when the money came in, which weights and disputes change no more. */
  paid: string | null;
}

/** A row of a sheet as anybody who has it may compare it. */
export type ComparedRow = { name: string; value: string };

/** What a deal has come to. */
export type SheetStatus = 'open' | 'closed' | 'cancelled' | 'lapsed' | 'dispute';

/** What whoever has a sheet sees of its deal: rows as the sheet writes them, and what became of it. */
export interface CheckedSheet {
  status: SheetStatus;
  rows: ComparedRow[];
}

/** A deal as its sheet shows it. Moments are ISO text, shown in `timeZone`, which is that of the animals' place. */
export interface DealSheetView {
  number: string;
  status: SheetStatus;
  agreedAt: string;
  timeZone: string;
  seller: SheetParty;
  buyer: SheetParty;
  lot: SheetLot;
  terms: DealTerms;
  /** The day of delivery that both agreed on after the terms, and when. */
  newDate: { day: string; at: string } | null;
  /** What the seller keeps of the animals on the day `papersOn`: no term names it. Null of a lot without a listing. */
  papers: readonly SheetPaper[] | null;
  papersOn: string;
  /** The day on which the seller said that the papers are ready. */
  papersReadyOn: string | null;
  /** The day of the loading, from which payments are counted; null before it. */
  loadedOn: string | null;
  /** Who said that they are loaded; null before it. */
  loadedBy: 'seller' | 'buyer' | 'both' | null;
  /** The day on which the seller said that they came back; null where they didn't, or left again since. */
  cameBackOn: string | null;
  /** The days on which the buyer said that they received the animals, the seller that they were paid, and the deal closed. */
  done: Record<'received' | 'paid' | 'closed', string | null>;
  /** None where nobody entered any. */
  loading: readonly SheetTruck[];
  /** Null before the weighing. */
  settlement: SheetSettlement | null;
  /** What both agreed on in disputes that aren't about the animals. */
  apart: readonly Pick<SettledSum, 'kind' | 'amount' | 'payee'>[];
  /** What an open dispute is about, which may change what is due. */
  openDispute: DisputeKind | null;
  /** Of the terms, in hexadecimal; the sheet prints its first 16 digits. */
  hash: string;
  /** The page that says whether a sheet with this hash is valid. */
  verifyUrl: string;
}
