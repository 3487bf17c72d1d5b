import type { AdSlotName, ShownAd } from '@/lib/money/banner-ads/dto';

/** Hides a picture that can't be shown. One that failed before hydration is complete and has no width. */
function hideBroken(picture: HTMLImageElement): void {
  picture.hidden = picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '';
}

interface AdCardProps {
  ad: Omit<ShownAd, 'id'>;
  slot: AdSlotName;
  /** Labels the card as an advertisement. */
  label: string;
  /** The link's target; a preview has none. */
  href?: string;
}

/** An advertisement in the shape of its slot: picture, title and company, whatever the picture's proportions. */
export function AdCard({ ad, slot, label, href }: AdCardProps) {
  return (
    <a href={href} target="_blank" rel="sponsored noopener" className={`ad ad-${slot}`}>
      {ad.imageUrl ? (
        <img
          key={ad.imageUrl}
          ref={(picture) => {
            if (picture) hideBroken(picture);
          }}
          src={ad.imageUrl}
          alt=""
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      ) : null}
      <span className="ad-words">
        <small>
          {label} · {ad.companyName}
        </small>
        <b>{ad.title}</b>
        {slot === 'leaderboard' || slot === 'medium-rectangle' ? (
          <span className="ad-text">{ad.description}</span>
        ) : null}
      </span>
    </a>
  );
}
