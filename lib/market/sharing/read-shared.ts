import 'server-only';
import { getSeller } from '@/lib/accounts/accounts/get-seller';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { listSellerAnimalListings } from '@/lib/market/animal-lots/list-seller-animal-listings';
import { getLot } from '@/lib/market/auctions/get-lot';
import { getEquipmentListing } from '@/lib/market/equipment/get-equipment-listing';
import type { SharedPage } from './schema';
import { sharedEquipment, sharedListing, sharedLot, sharedSeller, type Shared } from './subject';

/** Returns what a public page shares in words; null if visitors may not see it. */
export async function readShared({ kind, id, locale }: SharedPage): Promise<Shared | null> {
  switch (kind) {
    case 'listing': {
      const listing = await getAnimalListing(null, id, { alsoSold: true });
      return listing && sharedListing(locale, listing);
    }
    case 'equipment': {
      const equipment = await getEquipmentListing(null, id, { alsoSold: true });
      return equipment && sharedEquipment(locale, equipment);
    }
    case 'lot': {
      const lot = await getLot(id);
      return lot && sharedLot(locale, lot);
    }
    case 'seller': {
      const seller = await getSeller(id);
      if (!seller) return null;
      const { listings, total } = await listSellerAnimalListings(id, { page: 1, limit: 1 });
      return sharedSeller(locale, seller, { total, first: listings[0] });
    }
  }
}
