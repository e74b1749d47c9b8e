/** The summary's message (spec 1 §9). `accuracy` in whole percent. */
export function summaryMessage(accuracy: number): string {
  if (accuracy >= 90) return 'Outstanding!';
  return accuracy >= 70 ? 'Great job!' : 'Keep practicing!';
}
