/** Placeholder until the marketplace's front page is built. */
export default function HomePage() {
  return <h1 className="wrap py-8">Corral</h1>;
}
