/** The secret of the server that is measured, which signs the sessions of its visitors. */
export const BENCH_SECRET = 'a-secret-for-the-benchmark-and-nothing-else';
