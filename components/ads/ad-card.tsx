import type { AdSlotName, ShownAd } from '@/lib/banner-ads/dto';

/** A picture that can't be shown hides itself; one that failed before this ran is complete without a width. */
function hideBroken(picture: HTMLImageElement): void {
  picture.hidden = picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '';
}

interface AdCardProps {
  ad: Omit<ShownAd, 'id'>;
  slot: AdSlotName;
  /** Says that it is an advertisement. */
  label: string;
  /** Where a click leads; a preview leads nowhere. */
  href?: string;
}

/** An advertisement in the shape of its slot: picture, title and company, whatever the proportions of the picture. */
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
          referrerPolicy="no-referrer"
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
