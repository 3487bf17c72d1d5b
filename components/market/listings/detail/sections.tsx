import type { ReactNode } from 'react';
import type { Figure } from '@/components/market/listings/card-model';
import { figure } from '@/components/market/listings/figures';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';

/** The facts of a listing or a lot: names with their values. */
export function FactsSection({
  title,
  facts,
}: {
  title: string;
  facts: readonly (readonly [string, Figure | string])[];
}) {
  return (
    <section className="detail-block">
      <h2>{title}</h2>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The seller's own words, or a sentence in their place. */
export function DescriptionSection({
  title,
  text,
  lang,
  none,
}: {
  title: string;
  text: string | null;
  /** The language of the text, if it isn't the page's. */
  lang: Locale | undefined;
  none: string;
}) {
  return (
    <section className="detail-block">
      <h2>{title}</h2>
      <p lang={text ? lang : undefined} className="max-w-[66ch] whitespace-pre-line [overflow-wrap:anywhere]">
        {text || <span className="text-ink-2">{none}</span>}
      </p>
    </section>
  );
}

/** Tells readers that the seller wrote in another language than the page's. */
export function WrittenIn({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-1">
      <Icon name="globe" className="size-4" />
      {children}
    </span>
  );
}

interface SellerLineProps {
  locale: Locale;
  seller: { id: string; name: string; profileImageUrl: string | null };
  /** Below the name: the seller's standing. */
  children: ReactNode;
}

/** The seller's picture, and their name as a link to their page. */
export function SellerLine({ locale, seller, children }: SellerLineProps) {
  return (
    <div className="flex items-center gap-3">
      <Avatar person={{ firstName: seller.name, profileImageUrl: seller.profileImageUrl }} size={48} tone="pasture" />
      <div className="min-w-0">
        <a href={localizedPath(locale, `/seller/${seller.id}`)} className="seller-link">
          {seller.name}
        </a>
        {children}
      </div>
    </div>
  );
}
