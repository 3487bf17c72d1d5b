import type { Send } from './use-deal-act';

/** The server actions of a deal's page. */
export type DealActions = Record<
  | 'sayStep'
  | 'sendTruck'
  | 'fixTruck'
  | 'dropTruck'
  | 'sendWeights'
  | 'settleWeight'
  | 'objectToWeight'
  | 'cancel'
  | 'takeBackCancel'
  | 'proposeDate'
  | 'acceptDate'
  | 'sendReview'
  | 'openDispute'
  | 'proposeSum'
  | 'acceptSum'
  | 'withdrawDispute'
  | 'confirmBalance',
  Send
>;
