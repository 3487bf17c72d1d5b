import { headers } from 'next/headers';
import { SheetCheck } from '@/components/dashboard/deals/sheet-check';
import { onRefusal } from '@/lib/core/errors/domain-error';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { getDeal } from '@/lib/deals/deals/get-deal';
import { verifyDeal } from '@/lib/deals/deals/verify-deal';
import { getViewer } from '@/lib/web/auth/viewer';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

/** Rendered per request: the answer depends on the digits, and the link on the session. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('deals', 'check.title');

/** Whoever has a printed sheet sees what both sides agreed on, to compare; the two themselves get to their deal. */
export default async function SheetCheckPage({ params, searchParams }: PageProps<'/[locale]/d/[number]'>) {
  const [{ number }, { h }, viewer, head, locale] = await Promise.all([
    params,
    searchParams,
    getViewer(),
    headers(),
    currentLocale(),
  ]);
  const digits = typeof h === 'string' ? h : '';
  const checked = digits
    ? await verifyDeal(clientAddress(head), Number(number), digits, locale).catch(
        onRefusal('rate_limited', () => 'later' as const),
      )
    : ('codeless' as const);
  const own = viewer && (await getDeal(viewer, Number(number)).catch(onRefusal('deal_not_found', () => null)));
  return <SheetCheck checked={checked} number={number} isOwn={!!own} />;
}
