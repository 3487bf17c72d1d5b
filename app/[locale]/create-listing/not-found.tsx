import { LoadFailure } from '@/components/listing-form/load-failure';

export default function CreateListingNotFound() {
  return <LoadFailure />;
}
