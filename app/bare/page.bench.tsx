/** The bare static page that `npm run bench` compares every other page with. */
export default function BarePage() {
  return <p>Corral</p>;
}
