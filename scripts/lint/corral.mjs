/**
 * Rules of our own for oxlint.
 *
 * A transaction that waits for a second connection, or hashes under its locks, keeps others from theirs. What it calls
 * is checked when it runs (lib/core/db/within-transaction.ts).
 */
const WITHIN = [':function:has(> [name="tx"])', ':function:has(> AssignmentPattern[left.name="tx"])'];
const FORBIDDEN = {
  'MemberExpression > Identifier.object[name=/^(db|pool|countersPool)$/]':
    'Within a transaction everything goes through its `tx`.',
  'CallExpression[callee.name=/^(consume|isWithin|refund|hashPassword|verifyPassword|unknownPassword)$/]':
    'Count limits and hash before the transaction.',
};

/** @type {(context: { report: (problem: object) => void }) => Record<string, (node: object) => void>} */
const withinTransaction = (context) =>
  Object.fromEntries(
    WITHIN.flatMap((within) =>
      Object.entries(FORBIDDEN).map(([inside, message]) => [
        `${within} ${inside}`,
        (node) => context.report({ node, message }),
      ]),
    ),
  );

export default { meta: { name: 'corral' }, rules: { 'within-transaction': { create: withinTransaction } } };
