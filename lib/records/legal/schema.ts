import type { LEGAL_PAGES } from '@/lib/core/text-pages.mjs';

export type LegalPage = (typeof LEGAL_PAGES)[number];
