export function Home() {
  return <h1>Tenfold</h1>;
}
