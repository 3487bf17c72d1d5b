/** Some fields of an object; browsers are sent no more than they need. */
export const pick = <From extends object, Key extends keyof From>(from: From, keys: readonly Key[]): Pick<From, Key> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
