import type { Breed } from '@/lib/livestock/stock/breeds';
import type { Category } from '@/lib/livestock/stock/categories';
import type { StockClass } from './classes';
import type { LotFacts } from './lot-facts';
import type { Coat } from '../pictures/hides';
import type { Subject } from '../pictures/sets';

export type Language = 'es' | 'en' | 'pt';

export type Country = 'AR' | 'UY' | 'BR' | 'PY' | 'BO' | 'MX' | 'CO' | 'CL' | 'EC' | 'CR' | 'PA' | 'US';

export type DemoListing = {
  /** Index into demoSellers(). */
  seller: number;
  language: Language;
  title: string;
  /** The title is written from the facts. */
  titleAuto: boolean;
  description: string;
  category: Category;
  breed: Breed;
  /** Months. */
  age: number;
  /** Kilograms. */
  weight: number | null;
  /** US dollars per head, as decimal text. */
  price: string;
  priceNegotiable: boolean;
  location: string;
  healthStatus: string | null;
  vaccinated: boolean;
  healthCertificate: boolean;
  pregnancyTested: boolean;
  youtubeUrl: string | null;
  subject: Subject;
  coat: Coat;
  /** How many animals are sold. */
  head: number;
  lot: LotFacts;
  /** How many pictures, 1 to 4. */
  pictures: number;
  /** The cover shows the whole herd. */
  herd: boolean;
  createdDaysAgo: number;
  /** Bought `daysAgo` days ago and still running. */
  highlight: null | { duration: 'week' | 'month'; daysAgo: number };
  isActive: boolean;
};

export type DemoSeller = {
  firstName: string;
  lastName: string;
  email: string;
  /** E.164, fictional. */
  phone: string;
  location: string;
  businessName: string;
  role: 'seller' | 'user';
  verified?: true;
  memberSinceDaysAgo: number;
  language: Language;
};

/** How many listings of each class a seller has. */
export type Stock = Partial<Record<StockClass, number>>;
