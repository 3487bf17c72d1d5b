import type { Send } from './use-deal-act';

/** The server actions of a deal's page. */
export type DealActions = Record<'sayStep' | 'sendWeights' | 'settleWeight' | 'cancel' | 'sendReview', Send>;
