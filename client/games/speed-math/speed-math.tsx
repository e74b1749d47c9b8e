export function SpeedMath() {
  return <h1>Speed Math</h1>;
}
