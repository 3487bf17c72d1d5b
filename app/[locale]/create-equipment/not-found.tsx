import { LoadFailure } from '@/components/listing-form/load-failure';

export default function CreateEquipmentNotFound() {
  return <LoadFailure />;
}
