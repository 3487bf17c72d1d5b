import { LoadFailure } from '@/components/market/listing-form/load-failure';

export default function CreateListingNotFound() {
  return <LoadFailure />;
}
