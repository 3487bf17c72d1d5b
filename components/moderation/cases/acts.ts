import type { BulkReceipt, ClaimDto, DecisionReceipt } from '@/lib/moderation/cases/dto';
import type {
  AppealDecisionInput,
  BulkDecisionInput,
  CaseDecisionInput,
  CaseNoteInput,
} from '@/lib/moderation/cases/schema';

type Answer<T> = Promise<{ ok: true; data: T } | { ok: false; error: { code: string } }>;

/** The operations of a moderator on one case. */
export interface CaseActs {
  decide: (input: CaseDecisionInput) => Answer<DecisionReceipt>;
  decideAppeal: (input: AppealDecisionInput) => Answer<DecisionReceipt>;
  claim: (input: { key: string }) => Answer<ClaimDto>;
  addNote: (input: CaseNoteInput) => Answer<unknown>;
}

export type DecideMany = (input: BulkDecisionInput) => Answer<BulkReceipt>;
export type Undo = (input: { decisionIds: string[] }) => Answer<unknown>;
export type ClearSignal = (input: { id: string }) => Answer<unknown>;
