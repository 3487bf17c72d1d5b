import './sheet.css';
import type { ReactNode } from 'react';
import { PrintButton } from '@/components/ui/page/print-button';
import { BrandMark } from '@/components/ui/art/brand-mark';
import { buttonVariants } from '@/components/ui/button-variants';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { shareModel, type Shared } from '@/lib/market/sharing/subject';

interface SheetProps {
  locale: Locale;
  shared: Shared;
  facts: readonly (readonly [name: string, value: ReactNode])[];
  description: string | null;
  /** The language of the description, where it is another one than the page's. */
  lang: string | undefined;
  /** Null if the account is deleted. */
  seller: string | null;
  siteUrl: URL;
}

/**
 * One A4 page about a listing or lot, for the gate, the fair or the vet: picture, price as asked, facts, who sells it and
 * the way to its page.
 */
export async function Sheet({ locale, shared, facts, description, lang, seller, siteUrl }: SheetProps) {
  const t = await translator(locale, 'sharing');
  const { title, ownTitle, lead, price, badge, details, picture } = shared;
  const { url, qr } = shareModel(shared, siteUrl.origin);
  return (
    <div className="wrap">
      <p className="sheet-actions flex flex-wrap gap-2 pt-4">
        <PrintButton label={t('print')} />
        <a href={url} className={buttonVariants({ variant: 'ghost' })}>
          {t('back')}
        </a>
      </p>
      <article className="sheet">
        {picture ? <img src={picture} alt="" className="sheet-photo" /> : null}
        <div>
          {badge ? <p className="mb-1 font-semibold">{badge}</p> : null}
          <h1>{title}</h1>
          {ownTitle === title ? null : (
            <p lang={lang} className="mt-1 line-clamp-2 text-18">
              {ownTitle}
            </p>
          )}
        </div>
        {price ? (
          <p className="sheet-price">
            {lead ? <span className="block text-14 font-medium">{lead}</span> : null}
            {price.filter(Boolean).join('\u00a0')}
          </p>
        ) : null}
        <p className="sheet-details text-16">{details.join(' · ')}</p>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p lang={lang} className="sheet-text">
          {description}
        </p>
        <footer>
          <img src={qr ?? undefined} alt={t('qr')} />
          <div className="min-w-0">
            {seller ? <p className="text-20 font-semibold">{seller}</p> : null}
            <p className="text-14">{t('scan')}</p>
            <p className="text-14">{url.replace(/^https?:\/\//, '')}</p>
            <p className="mt-2 flex items-center gap-2 font-head text-18 font-bold">
              <BrandMark className="size-6" />
              Corral
            </p>
          </div>
        </footer>
      </article>
    </div>
  );
}
