/** Spec 1 §6 and §8: an anonymous save is skipped with this warning and nothing else. */
export function warnOfGuest(): void {
  console.warn('User not authenticated');
}
