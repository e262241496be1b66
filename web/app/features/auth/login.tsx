export default function Page() {
  return <h1>Podium</h1>;
}
