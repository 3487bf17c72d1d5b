/** The bare static page that `npm run bench` uses as a baseline. */
export default function BarePage() {
  return <p>Corral</p>;
}
