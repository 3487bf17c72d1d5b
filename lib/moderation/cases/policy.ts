import type { SubjectKind } from '@/lib/moderation/reports/subject';
import type { DecisionAction } from './dto';

/** Actions that have no way back: an account was suspended; `resolved` and `reviewed` come from the API. */
const FINAL: readonly DecisionAction[] = ['suspended', 'resolved', 'reviewed'];

/** Whether a decision has a way back at all; cancelling a lot has none either. */
export function mayUndoDecision(action: DecisionAction, subject: SubjectKind | null): boolean {
  return !FINAL.includes(action) && !(subject === 'lot' && action === 'taken_down');
}

/**
 * Who decided what is appealed doesn't decide the appeal, unless there is no other administrator. `decidedBy` is null
 * if their account is deleted.
 */
export function mayDecideAppeal(adminId: string, decidedBy: string | null, hasColleague: boolean): boolean {
  return decidedBy !== adminId || !hasColleague;
}
