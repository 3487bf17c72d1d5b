/**
 * Who decided what is appealed doesn't decide the appeal, unless there is no other administrator. `decidedBy` is null
 * if their account is deleted.
 */
export function mayDecideAppeal(adminId: string, decidedBy: string | null, hasColleague: boolean): boolean {
  return decidedBy !== adminId || !hasColleague;
}
