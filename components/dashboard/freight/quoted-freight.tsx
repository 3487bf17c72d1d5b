'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ActButton } from '@/components/dashboard/deals/act-button';
import { ContactLinks } from '@/components/dashboard/deals/contact-links';
import type { Send } from '@/components/dashboard/deals/use-deal-act';
import { Note } from '@/components/ui/note';
import type { Currency } from '@/lib/core/i18n/currencies';
import { formatDays } from '@/lib/core/i18n/format';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { FreightDto } from '@/lib/deals/freight/dto';
import { useQuoteTexts } from './freight-texts';
import { QuoteForm } from './quote-form';

interface QuotedFreightProps {
  freight: FreightDto;
  currency: Currency;
  actions: Record<'quote' | 'change' | 'withdraw', Send>;
}

/** A freight for a carrier: the form, or their quote with what became of it. */
export function QuotedFreight({ freight, currency, actions }: QuotedFreightProps) {
  const t = useTranslations('freight');
  const locale = useLocale();
  const textsOf = useQuoteTexts();
  const { id, status, asker, barrier } = freight;
  const [quote = null] = freight.quotes;
  const isOpen = status === 'open';
  const mayChange = isOpen && !barrier && (quote?.status === 'open' || quote?.status === 'expired');
  const mayDrop =
    quote && ((isOpen && quote.status === 'open') || (status === 'accepted' && quote.status === 'accepted'));
  const mayQuote = isOpen && !barrier && (quote === null || quote.status === 'withdrawn');
  const texts = quote && textsOf(quote);
  return (
    <>
      {isOpen && barrier ? <Note tone="warn">{t(`barrier.${barrier}`)}</Note> : null}
      {quote && texts ? (
        <section
          aria-labelledby="own-quote"
          className="grid gap-1 rounded-card border border-line bg-surface p-4 sm:p-5"
        >
          <h2 id="own-quote" className="text-18">
            {t('yours')}
          </h2>
          <p className="font-semibold tabular-nums">{texts.price}</p>
          {texts.total ? <p className="text-14 text-ink-2 tabular-nums">{texts.total}</p> : null}
          {quote.trucks ? <p className="text-15 [overflow-wrap:anywhere]">{quote.trucks}</p> : null}
          {quote.validUntil ? (
            <p className="text-14 text-ink-2">{t('until', { day: formatDays(locale, quote.validUntil) })}</p>
          ) : null}
          {isOpen || status === 'accepted' ? (
            <p className="text-15">{t(`quoteStates.${quote.status}`, { name: asker?.name ?? '' })}</p>
          ) : null}
          {asker ? (
            <ContactLinks
              name={asker.name}
              phone={asker.phone}
              talkHref={localizedPath(locale, `/messages?conversation=${asker.id}`)}
            />
          ) : null}
          {mayChange ? (
            <details className="mt-1">
              <summary className="link inline-flex min-h-11 items-center text-15">{t('change')}</summary>
              <QuoteForm
                // What was saved is what the form shows.
                key={quote.version}
                freightId={id}
                quote={quote}
                currency={currency}
                send={actions.change}
              />
            </details>
          ) : null}
          {mayDrop ? (
            <ActButton
              send={actions.withdraw}
              input={{ freightId: id, quoteId: quote.id }}
              label={isOpen ? t('drop') : t('cancel')}
              done={isOpen ? t('dropped') : t('cancelled')}
              variant="ghost"
              sure={{
                title: isOpen ? t('dropTitle') : t('cancelTitle'),
                text: t('dropText'),
                back: t('back'),
                destructive: true,
              }}
              className="justify-self-start"
            />
          ) : null}
        </section>
      ) : null}
      {mayQuote ? (
        <section aria-labelledby="quote-title">
          <h2 id="quote-title" className="mb-3 text-18">
            {t('quote')}
          </h2>
          <QuoteForm freightId={id} quote={null} currency={currency} send={actions.quote} />
        </section>
      ) : null}
    </>
  );
}
