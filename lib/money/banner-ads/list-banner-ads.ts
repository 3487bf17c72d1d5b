import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db, Prisma } from '@/lib/core/db/client';
import { tablePage } from '@/lib/core/db/table-page';
import type { TablePage } from '@/lib/core/validation/table-query';
import { adminBannerSelect, toAdminBanner } from './columns';
import type { AdminBannerAd } from './dto';
import type { BannerQuery, BannerStatus, PendingBannerQuery } from './schema';

// Ids are time-ordered, so the primary key gives the order of creation.
const ORDERS = {
  created_desc: Prisma.sql`id DESC`,
  created_asc: Prisma.sql`id`,
  impressions_desc: Prisma.sql`impressions DESC, id DESC`,
  impressions_asc: Prisma.sql`impressions, id`,
} as const;

/** The SQL equivalent of `statusAt`. */
function hasStatus(status: BannerStatus): Prisma.Sql {
  if (status === 'expired')
    return Prisma.sql`AND (status = 'expired' OR (status IN ('active', 'inactive') AND end_date <= now()))`;
  const running =
    status === 'active' || status === 'inactive'
      ? Prisma.sql`AND (end_date IS NULL OR end_date > now())`
      : Prisma.empty;
  return Prisma.sql`AND status = ${status}::banner_ad_status ${running}`;
}

async function page(where: Prisma.Sql, order: Prisma.Sql, asked: number): Promise<TablePage<AdminBannerAd>> {
  const { items, ...table } = await tablePage(
    { from: Prisma.sql`banner_ads`, where: [where], order, page: asked },
    (ids) => db.bannerAd.findMany({ where: { id: { in: ids } }, select: adminBannerSelect }),
  );
  return { ...table, items: items.map((row) => toAdminBanner(row)) };
}

function matches(search: string): Prisma.Sql {
  if (!search) return Prisma.empty;
  return Prisma.sql`AND corral_normalize(title || ' ' || company_name || ' ' || contact_email) LIKE corral_contains_pattern(${search})`;
}

/**
 * Lists all advertisements, a page at a time. `search` matches title, company and e-mail, ignoring case and accents.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listBannerAds(actor: Actor, query: BannerQuery): Promise<TablePage<AdminBannerAd>> {
  requireAdmin(actor);
  return page(
    Prisma.sql`true ${matches(query.search)} ${query.status ? hasStatus(query.status) : Prisma.empty}`,
    ORDERS[query.sort],
    query.page,
  );
}

/**
 * Lists the requests that wait for a decision.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listPendingRequests(actor: Actor, query: PendingBannerQuery): Promise<TablePage<AdminBannerAd>> {
  requireAdmin(actor);
  const order = query.sort === 'created_asc' ? Prisma.sql`created_at, id` : Prisma.sql`created_at DESC, id DESC`;
  return page(Prisma.sql`status = 'pending_request' ${matches(query.search)}`, order, query.page);
}
