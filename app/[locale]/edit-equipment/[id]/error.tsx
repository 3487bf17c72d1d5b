'use client';

import { LoadFailure } from '@/components/market/listing-form/load-failure';

export default function EditEquipmentError() {
  return <LoadFailure />;
}
