import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { targetNames } from '@/lib/records/audit/target-names';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { UNDO_KINDS } from '@/lib/records/undo/schema';
import { undoUntil } from '@/lib/records/undo/undo-window';
import { mayUndoDecision } from '@/lib/moderation/cases/policy';
import { caseKey, casePath } from '@/lib/moderation/cases/schema';
import { subjectOf } from '@/lib/moderation/reports/subject';
import type { RecentAct } from './dto';

const SHOWN = 5;

const newest = { orderBy: { createdAt: 'desc' }, take: SHOWN } as const;
const lately = (now: Date) => ({ createdAt: { gt: new Date(now.getTime() - 7 * DAY_MS) } });

async function recentDecisions({ id: decidedBy }: Actor, now: Date): Promise<RecentAct[]> {
  const rows = await db.caseDecision.findMany({ where: { decidedBy, undoneAt: null, ...lately(now) }, ...newest });
  return rows.map(({ id, action, title, finalAt, createdAt, ...row }) => {
    const subject = subjectOf(row);
    return {
      kind: 'case',
      action,
      name: title,
      at: createdAt.toISOString(),
      path: subject && casePath(caseKey(subject)),
      undo:
        finalAt === null && mayUndoDecision(action, subject?.kind ?? null)
          ? { decisionIds: [id], until: undoUntil(createdAt).toISOString() }
          : null,
    };
  });
}

/** What can be undone beside decisions on cases is kept for a day. */
async function recentActs({ id: actorId }: Actor): Promise<RecentAct[]> {
  const rows = await db.undoableAct.findMany({ where: { actorId }, ...newest });
  const isAd = (kind: string) => kind.startsWith('banner');
  const names = await targetNames(
    rows.map(({ kind, targetId }) => ({ targetType: isAd(kind) ? 'banner_ad' : 'user', targetId })),
  );
  return rows.flatMap(({ kind: name, targetId, createdAt }) => {
    const kind = UNDO_KINDS.find((one) => one === name);
    const until = undoUntil(createdAt).toISOString();
    const whose = names.get(targetId) ?? '';
    return kind
      ? [
          {
            kind,
            name: whose,
            at: createdAt.toISOString(),
            path: isAd(kind) ? '/admin/banner-ads' : `/admin/users?search=${encodeURIComponent(whose)}`,
            undo: { act: { kind, targetId }, until },
          },
        ]
      : [];
  });
}

/**
 * Returns what the actor decided in the last seven days, newest first, with what undoes it until when.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listRecentActs(actor: Actor, now = new Date()): Promise<RecentAct[]> {
  requireAdmin(actor);
  const acts = (await Promise.all([recentDecisions(actor, now), recentActs(actor)])).flat();
  return acts.sort((a, b) => b.at.localeCompare(a.at)).slice(0, SHOWN);
}
