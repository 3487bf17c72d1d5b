import { useLocale, useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { placeIn } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import type { DealDto } from '@/lib/deals/deals/dto';
import { otherSide } from '@/lib/deals/terms/side';

/** A number that WhatsApp knows: with its country. */
const INTERNATIONAL = /^(?:\+\d{8,}|\d{11,})$/;

const CONTACT = `${buttonVariants({ variant: 'secondary' })} flex-1 px-3!`;

/** The other one of a deal, and the ways to reach them. */
export function DealContact({ deal, talkHref }: { deal: DealDto; talkHref: string | null }) {
  const t = useTranslations('deals.contact');
  const locale = useLocale() as Locale;
  const { name, location } = deal.snapshot[otherSide(deal.side)];
  const phone = deal.person?.phone;
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
      {deal.person ? (
        <div className="mt-3 flex gap-2">
          {phone ? (
            <a href={`tel:${phone}`} aria-label={t('callPerson', { name })} className={CONTACT}>
              <Icon name="phone" />
              {t('call')}
            </a>
          ) : null}
          {phone && INTERNATIONAL.test(phone) ? (
            <a
              href={`https://wa.me/${phone.replace('+', '')}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t('whatsapp', { name })}
              className={CONTACT}
            >
              <Icon name="whatsapp" className="size-5" />
              WhatsApp
            </a>
          ) : null}
          {talkHref ? (
            <a
              href={talkHref}
              aria-label={t('talk', { name })}
              className={phone ? `${buttonVariants({ variant: 'secondary' })} px-3.5!` : `${CONTACT} btn-wrap`}
            >
              <Icon name="message-circle" />
              {phone ? null : t('talk', { name })}
            </a>
          ) : null}
        </div>
      ) : null}
    </Panel>
  );
}
