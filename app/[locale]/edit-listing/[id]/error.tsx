'use client';

import { LoadFailure } from '@/components/market/listing-form/load-failure';

export default function EditListingError() {
  return <LoadFailure />;
}
