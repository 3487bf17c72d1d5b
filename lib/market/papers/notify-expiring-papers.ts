import 'server-only';
import { db } from '@/lib/core/db/client';
import { DAY_MS, toDay } from '@/lib/core/durations';
import { formatDate } from '@/lib/core/i18n/format';
import { languageOf } from '@/lib/core/i18n/locales';
import { notify } from '@/lib/records/notifications/notify';
import { paperMail } from './paper-mail';
import { dateOf, kindOf } from './rows';

const NOTICE_MS = 10 * DAY_MS;
const BATCH = 200;

/**
 * Notifies the owners of papers that expire within ten days, once per paper, and returns how many. Owner and paper are
 * settled in one transaction, so that any number of processes send one mail.
 */
export async function notifyExpiringPapers(now = new Date()): Promise<number> {
  const due = await db.paper.findMany({
    where: {
      expiryNoticeAt: null,
      expiresOn: { gte: dateOf(now), lte: new Date(now.getTime() + NOTICE_MS) },
      owner: { suspendedAt: null, closedAt: null },
    },
    orderBy: { expiresOn: 'asc' },
    take: BATCH,
    include: { owner: true, listing: { select: { title: true } } },
  });
  let notified = 0;
  for (const { id, kind, expiresOn, owner, listing } of due) {
    const isMine = await db.$transaction(async (tx) => {
      const { count } = await tx.paper.updateMany({
        where: { id, expiryNoticeAt: null },
        data: { expiryNoticeAt: now },
      });
      if (count === 0 || !expiresOn) return false;
      const data = { paper: kindOf(kind), title: listing?.title ?? '', expiresOn: toDay(expiresOn) };
      const date = formatDate(languageOf(owner.language), expiresOn);
      await notify(tx, owner.id, { kind: 'paperExpires', topic: null, subject: id, data }, () =>
        paperMail(owner, 'expires', { ...data, date }, '/papers'),
      );
      return true;
    });
    if (isMine) notified += 1;
  }
  return notified;
}
