import { notFound } from 'next/navigation';

// Never cached: anyone could fill the cache with addresses that don't exist.
export const dynamic = 'force-dynamic';

/** Whatever no other page answers: the 404 page in the visitor's language. */
export default function UnknownPage(): never {
  notFound();
}
