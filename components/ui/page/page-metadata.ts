import type { Metadata } from 'next';
import { alternates } from '@/lib/core/i18n/alternates';
import type { Locale } from '@/lib/core/i18n/locales';
import type { ShareModel } from '@/lib/market/sharing/dto';
import { localizedPath, pagePath, type PagePath } from '@/lib/core/i18n/paths';

const DEFAULT_IMAGE = { url: '/art/og-default.png', width: 1200, height: 630 };

/** A preview as metadata names pictures. */
export const previewImage = ({ path, alt }: ShareModel['preview']) => ({
  url: path,
  width: 1200,
  height: 630,
  alt,
  type: 'image/jpeg',
});

interface PageSubject {
  locale: Locale;
  path: PagePath;
  title: string;
  description: string;
  /** The first photo, shown where the page is shared. */
  photo?: { urls: Record<1600, string>; width: number; height: number; alt?: string } | undefined;
  /** The preview that is drawn for it instead. */
  preview?: ShareModel['preview'];
  isIndexed: boolean;
}

/** Metadata of a public page: title, description, canonical URL and its picture where it is shared. */
export function pageMetadata({ locale, path, title, description, photo, preview, isIndexed }: PageSubject): Metadata {
  return {
    title,
    description,
    alternates: alternates(locale, path),
    ...(isIndexed ? {} : { robots: { index: false } }),
    openGraph: {
      siteName: 'Corral',
      type: 'website',
      title,
      description,
      url: pagePath(locale, path),
      images: [
        photo
          ? { url: photo.urls[1600], width: photo.width, height: photo.height, alt: photo.alt ?? title }
          : preview
            ? previewImage(preview)
            : DEFAULT_IMAGE,
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}

interface ResultsSubject extends Omit<PageSubject, 'photo'> {
  page: number;
  totalPages: number;
  /** The path of another page of the same results, without the language. */
  pathOf: (page: number) => string;
}

/** Metadata of a page of results, with links to its neighbours. Robots follow the links of one that isn't indexed. */
export function resultsMetadata({ page, totalPages, pathOf, isIndexed, ...subject }: ResultsSubject): Metadata {
  const neighbour = (to: number) => localizedPath(subject.locale, pathOf(to));
  return {
    ...pageMetadata({ ...subject, isIndexed: true }),
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
    pagination: {
      previous: page > 1 ? neighbour(page - 1) : null,
      next: page < totalPages ? neighbour(page + 1) : null,
    },
  };
}
