import type { AdminBannerAd } from '@/lib/money/banner-ads/dto';
import { BannerPicture } from './banner-picture';

/** Identifies an advertisement in the administrators' tables: picture, title, company and link. */
export function AdCell({ ad }: { ad: AdminBannerAd }) {
  return (
    <div className="flex min-w-0 gap-3 md:max-w-96 closed-row:items-center">
      {ad.imageUrl ? (
        <BannerPicture
          src={ad.imageUrl}
          className="h-9 w-14 flex-none rounded-small closed-row:h-6 closed-row:w-9 min-[88rem]:h-12 min-[88rem]:w-18"
        />
      ) : null}
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere] closed-row:line-clamp-1">{ad.title}</p>
        <p className="text-14 text-ink-2 [overflow-wrap:anywhere] closed-row:hidden">{ad.companyName}</p>
        <a
          href={ad.clickUrl}
          target="_blank"
          rel="noopener nofollow"
          className="link relative inline-block max-w-full text-14 [overflow-wrap:anywhere] after:absolute after:-inset-x-1 after:-inset-y-2.5 closed-row:hidden"
        >
          {new URL(ad.clickUrl).host}
        </a>
      </div>
    </div>
  );
}

/** The advertiser and their contact details. */
export function AdvertiserCell({ ad, gone }: { ad: AdminBannerAd; gone: string }) {
  const [name, host] = ad.contactEmail.split('@');
  return (
    <div className="min-w-0 text-14 md:max-w-60">
      <p className="break-words">{ad.requester?.name ?? gone}</p>
      <p className="[overflow-wrap:anywhere] text-ink-2">
        {name}@<wbr />
        {host}
      </p>
      {ad.contactPhone ? <p className="text-ink-2 tabular-nums">{ad.contactPhone}</p> : null}
    </div>
  );
}
