interface SharePreviewProps {
  title: string;
  description: string;
  url: string;
  /** The picture's absolute URL and size. */
  image: { url: string; width: number; height: number; alt?: string };
}

/**
 * How a page looks where it is shared: Open Graph, on which other readers fall back too. React moves the elements to the
 * head. As Next's metadata they would be in the page twice, and some three times; here the page's own data is enough.
 */
export function SharePreview({ title, description, url, image }: SharePreviewProps) {
  const { alt } = image;
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content="Corral" />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      {alt ? <meta property="og:image:alt" content={alt} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
