/** Never shown: [locale] has screens of its own. Without this file every page carries Next's default one. */
export default function Nothing() {
  return null;
}
