import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { DealDto } from '@/lib/deals/deals/dto';
import type { FreightDto } from '@/lib/deals/freight/dto';
import { ContactLinks } from './contact-links';

const LINK = 'link ml-auto inline-flex min-h-11 items-center text-15';

/** The freight of a deal below what comes next: asked for by either side before the loading, with its carrier once agreed. */
export function DealFreight({ deal, freight }: { deal: DealDto; freight: FreightDto | null }) {
  const t = useTranslations('freight');
  const locale = useLocale();
  const mayAsk = deal.status === 'open' && deal.next !== 'agree' && deal.done.load === null;
  const isLive = freight?.status === 'open' || freight?.status === 'accepted';
  if (!isLive && !mayAsk) return null;
  const seeHref = freight && localizedPath(locale, `/freight/${freight.id}`);
  return (
    <section aria-labelledby="deal-freight" className="mt-3 border-b border-line pb-2">
      <div className="flex min-h-12 flex-wrap items-center gap-x-2.5 text-15">
        <Icon name="truck" className="size-5 text-ink-2" />
        <h2 id="deal-freight" className="font-text text-15 font-semibold tracking-normal">
          {t('ofDeal')}
        </h2>
        {freight && isLive ? (
          <>
            <span className="text-14 text-ink-2">
              {freight.status === 'open' ? t('ofDealOpen', { count: freight.quoteCount }) : t('accepted')}
              {freight.role === 'party' && freight.asker ? ` · ${t('ofDealTheirs', { name: freight.asker.name })}` : ''}
            </span>
            <a href={seeHref ?? ''} className={LINK}>
              {t('ofDealSee')}
            </a>
          </>
        ) : (
          <a href={localizedPath(locale, `/freight/new?deal=${deal.number}`)} className={LINK}>
            {freight ? t('again') : t('ofDealNone')}
          </a>
        )}
      </div>
      {freight?.carrier ? (
        <div className="pb-2">
          <p className="text-15 [overflow-wrap:anywhere]">{freight.carrier.name}</p>
          <ContactLinks
            name={freight.carrier.name}
            phone={freight.carrier.phone}
            talkHref={localizedPath(locale, `/messages?conversation=${freight.carrier.id}`)}
          />
        </div>
      ) : null}
    </section>
  );
}
