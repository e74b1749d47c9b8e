/** The heading of the result. The specification has none for this game. `accuracy` in whole percent. */
export function resultMessage(accuracy: number): string {
  if (accuracy >= 90) return 'Outstanding!';
  return accuracy >= 50 ? 'Well remembered!' : 'Keep practicing!';
}
