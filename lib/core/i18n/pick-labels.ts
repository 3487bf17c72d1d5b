/**
 * Returns the texts of some keys, for a client component that is sent labels instead of a message catalog.
 * @param t a translator of the namespace that contains the keys
 */
export function pickLabels<Key extends string>(t: (key: Key) => string, keys: readonly Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<Key, string>;
}
