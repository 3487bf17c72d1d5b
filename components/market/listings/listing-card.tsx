import type { ReactNode } from 'react';
import type { HealthFlag } from '@/lib/livestock/facts/health';
import { imageVariant } from '@/lib/files/images/widths';
import type { CardModel } from './card-model';
import { figure, LotFigures } from './figures';
import { VideoBadge } from './video-badge';

/** The illustration of a card without a picture. */
export const stockPicture = (stock: string): string => `/art/stock-${stock}.webp`;

/** The labels that all cards share. */
export interface CardLabels extends Record<HealthFlag, string> {
  highlighted: string;
  negotiable: string;
  /** Read before the price of a sold one. */
  asked: string;
  verified: string;
  contact: string;
  compare: string;
  video: string;
  /** Before what is said of health, which is the seller's word. */
  declared: string;
}

/** What a card's link is called. */
export const titleOf = ({ kind, title }: CardModel): string => (kind ? `${kind} ${title}` : title);

interface ListingCardProps {
  card: CardModel;
  labels: CardLabels;
  /** `first` is the page's largest picture; `eager` ones are visible before scrolling. */
  loading?: 'first' | 'eager' | 'lazy';
  /** True in a list that names the illustration itself, once scripts have run. */
  isListed?: boolean;
  /** A label of its outcome: "sold". */
  tag?: string | undefined;
  /** What stands above the link: the heart, if the listing can be saved, and the choice for comparison. */
  heart?: ReactNode;
  /** `li` inside a list of cards. */
  as?: 'li' | 'article';
}

/**
 * A listing's card: entirely a link, with heart and contact button above it. It is stateless, so that server-rendered
 * lists, client components and the form's preview share it. Its styles are in card.css and card-icons.css: a page has
 * twelve cards, and few nodes with short class names keep it small.
 */
export function ListingCard({
  card,
  labels,
  loading = 'lazy',
  isListed = false,
  tag,
  heart,
  as: Root = 'article',
}: ListingCardProps) {
  const { picture } = card;
  const stock = stockPicture(card.stock);
  return (
    <Root className={card.highlighted ? 'card card-hl' : 'card'}>
      <div className="card-pic">
        <img
          src={picture ?? stock}
          // Cards are some 300 pixels wide, also on phones: the screen's density decides, and no list of sizes is needed.
          srcSet={picture ? `${imageVariant(picture, 800)} 2x` : undefined}
          data-stock={isListed ? undefined : stock}
          alt=""
          loading={loading === 'lazy' ? 'lazy' : undefined}
          fetchPriority={loading === 'first' ? 'high' : undefined}
        />
        {tag ? <span className="card-tag card-tag-over">{tag}</span> : null}
        {card.highlighted && !tag ? <span className="card-tag">{labels.highlighted}</span> : null}
        {card.video ? <VideoBadge video={card.video} label={labels.video} title={card.title} /> : null}
      </div>
      {card.differs ? (
        <p className="card-differs">
          <b>{card.differs.has}</b>
          {card.differs.asked}
        </p>
      ) : null}
      <div className="card-body">
        {card.price ? (
          <p className="card-price">
            {tag ? <s className="sr-only">{`${labels.asked} `}</s> : null}
            <span>{`${card.sign ?? 'US$'}\u00a0`}</span>
            {card.price}
            {card.unit ? <i>{`\u00a0${card.unit}`}</i> : null}
            {card.negotiable ? <small>{` ${labels.negotiable}`}</small> : null}
          </p>
        ) : null}
        {card.line ? <LotFigures line={card.line} /> : null}
        <h3>
          <a href={card.href} lang={card.kind ? undefined : card.lang}>
            {card.kind ? `${card.kind} ` : null}
            {card.kind ? <span lang={card.lang}>{card.title}</span> : card.title}
          </a>
        </h3>
        {card.facts ? (
          <p className="card-facts">
            {card.facts}
            {card.weight ? ' · ' : null}
            {figure(card.weight)}
          </p>
        ) : null}
        {card.terms ? <p className="card-terms">{card.terms}</p> : null}
        {card.health?.length || card.note ? (
          <p className="card-health">
            <small>{labels.declared}</small>
            {card.health?.map((flag) => (
              <span key={flag} className={flag}>
                {labels[flag]}
              </span>
            ))}
            {card.note ? <span>{card.note}</span> : null}
          </p>
        ) : null}
        <div className="card-foot">
          <p>
            <b>
              {card.distance ? <span>{card.place}</span> : card.place}
              {card.distance}
            </b>
            {card.date ? <small>{card.date}</small> : null}
            {card.verified ? <i>{labels.verified}</i> : null}
          </p>
          {card.compact ? null : (
            <a
              href={`${card.href}#contact`}
              className="card-contact"
              aria-label={`${labels.contact}: ${titleOf(card)}`}
            />
          )}
        </div>
        {heart}
      </div>
    </Root>
  );
}
