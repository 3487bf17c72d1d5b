/** Never shown: what no page answers goes to `[locale]/[...rest]`. Without it every page carries Next's own screen along. */
export default function NotFound() {
  return null;
}
