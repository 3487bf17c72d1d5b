import { useLocale, useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { Panel } from '@/components/ui/panel';
import { placeIn } from '@/lib/core/i18n/country';
import type { DealDto } from '@/lib/deals/deals/dto';
import { otherSide } from '@/lib/deals/terms/side';
import { ContactLinks } from './contact-links';

/** The other one of a deal, and the ways to reach them. */
export function DealContact({ deal, talkHref }: { deal: DealDto; talkHref: string | null }) {
  const t = useTranslations('deals.contact');
  const locale = useLocale();
  const { name, location } = deal.snapshot[otherSide(deal.side)];
  return (
    <Panel padded={false} className="p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <Avatar person={{ firstName: name, profileImageUrl: null }} tone="sky" size={48} />
        <div className="min-w-0">
          <h2 className="font-text text-16 font-semibold tracking-normal [overflow-wrap:anywhere]">{name}</h2>
          {location ? <p className="text-14 text-ink-2">{placeIn(location, locale)}</p> : null}
          {deal.person ? null : <p className="text-14 text-ink-2">{t('gone')}</p>}
        </div>
      </div>
      {deal.person ? <ContactLinks name={name} phone={deal.person.phone} talkHref={talkHref} /> : null}
    </Panel>
  );
}
