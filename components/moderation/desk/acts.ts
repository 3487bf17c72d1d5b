import type { ActionResult } from '@/lib/core/validation/action-result';
import type { BulkReceipt, ClaimDto, DecisionReceipt } from '@/lib/moderation/cases/dto';
import type {
  AppealDecisionInput,
  BulkDecisionInput,
  CaseDecisionInput,
  CaseNoteInput,
} from '@/lib/moderation/cases/schema';

/** The operations of a moderator on one case. */
export interface CaseActs {
  decide: (input: CaseDecisionInput) => Promise<ActionResult<DecisionReceipt>>;
  decideAppeal: (input: AppealDecisionInput) => Promise<ActionResult<DecisionReceipt>>;
  claim: (input: { key: string }) => Promise<ActionResult<ClaimDto>>;
  addNote: (input: CaseNoteInput) => Promise<ActionResult>;
}

export type DecideMany = (input: BulkDecisionInput) => Promise<ActionResult<BulkReceipt>>;
export type Undo = (input: { decisionIds: string[] }) => Promise<ActionResult>;
export type ClearSignal = (input: { id: string }) => Promise<ActionResult>;
