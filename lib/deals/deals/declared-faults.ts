import type { TraitLists } from '@/lib/livestock/facts/traits';
import type { DealLotDto } from './dto';

/** The faults that the seller had declared of the animals of a deal when it was agreed. */
export const declaredFaults = ({ declared }: Pick<DealLotDto, 'declared'>): NonNullable<TraitLists['faults']> =>
  // The schema of traits let nothing else in.
  (declared?.traits as TraitLists | undefined)?.faults ?? [];
