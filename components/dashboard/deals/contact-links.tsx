import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';

/** A number that WhatsApp knows: with its country. */
const INTERNATIONAL = /^(?:\+\d{8,}|\d{11,})$/;

const CONTACT = `${buttonVariants({ variant: 'secondary' })} flex-1 px-3!`;

interface ContactLinksProps {
  name: string;
  phone: string | null;
  /** Their conversation. */
  talkHref: string | null;
}

/** The ways to reach somebody: a call, WhatsApp and a message. */
export function ContactLinks({ name, phone, talkHref }: ContactLinksProps) {
  const t = useTranslations('deals.contact');
  return (
    <div className="mt-3 flex flex-wrap gap-2">
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
  );
}
