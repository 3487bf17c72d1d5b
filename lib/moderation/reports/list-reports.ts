import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db, Prisma } from '@/lib/core/db/client';
import { tablePage } from '@/lib/core/db/table-page';
import { isId } from '@/lib/core/validation/fields';
import { reportSelect, toReportDto, type ReportTable } from './dto';
import type { ReportQuery, ReportSort } from './query-schema';

/** Each order matches an index of the table, scanned forwards or backwards. */
const ORDER: Record<ReportSort, Prisma.Sql> = {
  status_asc: Prisma.sql`status, created_at DESC, id DESC`,
  status_desc: Prisma.sql`status DESC, created_at, id`,
  created_desc: Prisma.sql`created_at DESC, id DESC`,
  created_asc: Prisma.sql`created_at, id`,
};

/** An id matches the report or its subject, an e-mail address the reporter, any other text the title. */
function matches(search: string): Prisma.Sql {
  if (search.includes('@'))
    return Prisma.sql`reported_by IN (SELECT id FROM users WHERE email = ${search.toLowerCase()})`;
  if (isId(search))
    return Prisma.sql`(id = ${search}::uuid OR listing_id = ${search}::uuid OR equipment_id = ${search}::uuid OR auction_lot_id = ${search}::uuid OR user_id = ${search}::uuid OR message_id = ${search}::uuid)`;
  return Prisma.sql`corral_normalize(listing_title) LIKE corral_contains_pattern(${search})`;
}

/**
 * Returns a page of the reports.
 * @throws DomainError `forbidden` for anyone but administrators.
 */
export async function listReports(
  actor: Actor,
  { search, status, reason, sort, page }: ReportQuery,
): Promise<ReportTable> {
  requireAdmin(actor);
  const where = [
    ...(search ? [matches(search)] : []),
    ...(status ? [Prisma.sql`status = ${status}::report_status`] : []),
    ...(reason ? [Prisma.sql`reason = ${reason}::report_reason`] : []),
  ];
  const { items, ...table } = await tablePage({ from: Prisma.sql`reports`, where, order: ORDER[sort], page }, (ids) =>
    db.report.findMany({ where: { id: { in: ids } }, select: reportSelect }),
  );
  return { ...table, items: items.map(toReportDto) };
}
