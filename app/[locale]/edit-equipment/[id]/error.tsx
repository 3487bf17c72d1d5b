'use client';

import { LoadFailure } from '@/components/listing-form/load-failure';

export default function EditEquipmentError() {
  return <LoadFailure />;
}
