const shared = globalThis as { corralPerProcess?: Map<string, unknown> };
const values = (shared.corralPerProcess ??= new Map<string, unknown>());

/**
 * Returns what this process has one of, by its name, making it on the first call. A variable of a module would not do: Next
 * bundles each route with its own copy of modules, evaluates them again on every change in development, and the HTTP
 * server is outside its bundles. What changes later is a property of an object. A name stands in one place of the code,
 * so that nobody gets a value of another type.
 */
export function perProcess<Value>(name: string, make: () => Value): Value {
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as Value;
}
