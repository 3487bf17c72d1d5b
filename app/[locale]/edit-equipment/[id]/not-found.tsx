import { LoadFailure } from '@/components/listing-form/load-failure';

export default function EditEquipmentNotFound() {
  return <LoadFailure />;
}
