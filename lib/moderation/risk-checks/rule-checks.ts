import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import type { RiskSubject } from '@/lib/records/risk-signals/dto';
import { checkAnimalListing, checkEquipment, checkLot } from './check-listing';
import { checkMessage } from './check-message';
import { checkUser } from './check-user';

type RuleCheck = (tx: Transaction, id: string, now: Date) => Promise<void>;

/** What is checked when a subject is new or has changed. */
export const RULE_CHECKS: Record<RiskSubject, RuleCheck> = {
  user: checkUser,
  listing: checkAnimalListing,
  equipment: checkEquipment,
  lot: checkLot,
  message: checkMessage,
};
