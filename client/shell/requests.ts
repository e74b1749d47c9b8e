/** What a button anywhere may ask the account part to open; its screens are loaded only then. */
export type DialogRequest = 'sign-in' | 'sign-up' | 'who-is-playing';

let current: DialogRequest | null = null;
const listeners = new Set<() => void>();

/** Opens a dialog of the account part, or with null closes it. */
export function requestDialog(request: DialogRequest | null): void {
  current = request;
  for (const listener of listeners) listener();
}

export const currentRequest = (): DialogRequest | null => current;

export function onRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
