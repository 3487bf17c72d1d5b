'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ActButton } from '@/components/dashboard/deals/act-button';
import { ContactLinks } from '@/components/dashboard/deals/contact-links';
import type { Send } from '@/components/dashboard/deals/use-deal-act';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { CopyButton } from '@/components/ui/sharing/copy-button';
import { placeIn } from '@/lib/core/i18n/country';
import { formatDays } from '@/lib/core/i18n/format';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { FreightDto, QuoteDto } from '@/lib/deals/freight/dto';
import { useQuoteTexts } from './freight-texts';

interface AskedFreightProps {
  freight: FreightDto;
  /** What is passed on to carriers, and its address. */
  share: { text: string; url: string };
  actions: Record<'accept' | 'cancel', Send>;
}

/** A quote as whoever asked sees it. */
function Quote({
  freight,
  quote,
  accept,
  isOnly,
}: {
  freight: FreightDto;
  quote: QuoteDto;
  accept: Send;
  isOnly: boolean;
}) {
  const t = useTranslations('freight');
  const locale = useLocale();
  const { price, total } = useQuoteTexts()(quote);
  const { id, version, status, carrier, trucks, validUntil, isBlocked } = quote;
  const { name, location } = carrier;
  const isOpen = freight.status === 'open' && status === 'open';
  return (
    <li className="grid gap-1 rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold tabular-nums">
        <span className="[overflow-wrap:anywhere]">{name}</span>
        <span>{price}</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-14 text-ink-2 tabular-nums">
        <span>{location === null ? null : placeIn(location, locale)}</span>
        <span>{total}</span>
      </p>
      {trucks ? <p className="text-15 [overflow-wrap:anywhere]">{trucks}</p> : null}
      {validUntil ? <p className="text-14 text-ink-2">{t('until', { day: formatDays(locale, validUntil) })}</p> : null}
      {isOpen && isBlocked ? <Note tone="warn">{t('quoteBlocked', { name })}</Note> : null}
      {isOpen && !isBlocked ? (
        <ActButton
          send={accept}
          input={{ freightId: freight.id, quoteId: id, version }}
          label={t('accept', { name })}
          done={t('accepted')}
          variant={isOnly ? 'primary' : 'secondary'}
          sure={{ title: t('acceptTitle', { name }), text: t('acceptText', { price }), back: t('back') }}
          className="btn-wrap mt-2 justify-self-start max-sm:w-full"
        />
      ) : null}
    </li>
  );
}

/** A freight for whoever asked: the link for carriers, their quotes, and the one who takes the animals. */
export function AskedFreight({ freight, share, actions }: AskedFreightProps) {
  const t = useTranslations('freight');
  const locale = useLocale();
  const { id, status, carrier } = freight;
  const isOpen = status === 'open';
  const shown = freight.quotes.filter((quote) => (isOpen ? quote.status === 'open' : quote.status === 'accepted'));
  const sure = isOpen
    ? { title: t('withdrawTitle'), text: t('withdrawText') }
    : { title: t('cancelTitle'), text: t('cancelText', { name: carrier?.name ?? '' }) };
  return (
    <>
      {isOpen ? (
        <>
          {shown.length === 0 ? <p className="text-15 text-ink-2">{t('waiting')}</p> : null}
          <div className="flex flex-wrap gap-2">
            <a
              href={`https://wa.me/?text=${encodeURIComponent(share.text)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonVariants({ variant: shown.length === 0 ? 'primary' : 'secondary' })}
            >
              <Icon name="whatsapp" className="size-5" />
              {t('share')}
            </a>
            <CopyButton text={share.url} label={t('copy')} copied={t('copied')} copyFailed={t('copyFailed')} />
          </div>
        </>
      ) : null}
      {status === 'accepted' ? (
        <div>
          <h2 className="text-18">{carrier ? t('agreedWith', { name: carrier.name }) : t('agreedGone')}</h2>
          {carrier ? (
            <ContactLinks
              name={carrier.name}
              phone={carrier.phone}
              talkHref={localizedPath(locale, `/messages?conversation=${carrier.id}`)}
            />
          ) : null}
        </div>
      ) : null}
      {shown.length > 0 ? (
        <section aria-labelledby="quotes">
          <h2 id="quotes" className="mb-2 text-18">
            {t('quotes', { count: shown.length })}
          </h2>
          <ul className="grid gap-3">
            {shown.map((quote) => (
              <Quote
                key={quote.id}
                freight={freight}
                quote={quote}
                accept={actions.accept}
                isOnly={shown.length === 1}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {isOpen || status === 'accepted' ? (
        <>
          <p className="text-13 text-ink-2">{t('hands')}</p>
          <ActButton
            send={actions.cancel}
            input={{ freightId: id }}
            label={isOpen ? t('withdraw') : t('cancel')}
            done={isOpen ? t('withdrawn') : t('cancelled')}
            variant="ghost"
            sure={{ ...sure, back: t('back'), destructive: true }}
            className="justify-self-start"
          />
        </>
      ) : (
        <a
          href={localizedPath(locale, `/freight/new?deal=${freight.deal}`)}
          className={`${buttonVariants({ variant: 'secondary' })} justify-self-start`}
        >
          {t('again')}
        </a>
      )}
    </>
  );
}
