'use client';

import type { ShareModel } from '@/lib/market/sharing/dto';

interface SharePreviewProps {
  title: string;
  description?: string | undefined;
  url?: string | undefined;
  /** The site's own picture if there is none. */
  preview?: ShareModel['preview'] | undefined;
  /** The site's origin. */
  site: string;
}

const SITE_PICTURE = '/art/og-default.png';

/**
 * How a page looks where it is shared: Open Graph, on which other readers fall back too. React moves the elements to the
 * head. As Next's metadata they would be in the page twice, and some three times; here the page's own data is enough.
 */
export function SharePreview({ title, description, url, preview, site }: SharePreviewProps) {
  const picture = site + (preview?.path ?? SITE_PICTURE);
  return (
    <>
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {url ? <meta property="og:url" content={url} /> : null}
      <meta property="og:site_name" content="Corral" />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {preview ? <meta property="og:image:alt" content={preview.alt} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
