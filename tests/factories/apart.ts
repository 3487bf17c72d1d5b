import { AsyncResource } from 'node:async_hooks';

const outside = new AsyncResource('outside of every transaction');

/** Runs what somebody else does while a test's own transaction is open: it is no part of that transaction. */
export const apart = <T>(work: () => T): T => outside.runInAsyncScope(work);
