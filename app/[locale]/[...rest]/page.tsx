import { notFound } from 'next/navigation';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

// Never cached: anyone could fill the cache with URLs that don't exist.
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('notFound', 'metaTitle');

/** Catch-all: the 404 page in the visitor's language. */
export default function UnknownPage(): never {
  notFound();
}
