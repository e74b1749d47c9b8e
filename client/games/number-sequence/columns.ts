/** The columns of the grid: 3 for up to 6 numbers, 4 for up to 12, else 5 (decision G10). */
export function columnsOf(count: number): 3 | 4 | 5 {
  if (count <= 6) return 3;
  return count <= 12 ? 4 : 5;
}
