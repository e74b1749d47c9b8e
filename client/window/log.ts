/** The window's one door to the console. Texts are cut as the specification says (spec 2 §8, last row; spec 1 §8). */
const MESSAGE_LENGTH = 500;
const STACK_LENGTH = 1000;

/** What an error says, and where it came from, short enough for a log. */
export function describeError(error: unknown): { readonly message: string; readonly stack: string } {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  return { message: message.slice(0, MESSAGE_LENGTH), stack: (stack ?? '').slice(0, STACK_LENGTH) };
}

export function logError(error: unknown): void {
  const { message, stack } = describeError(error);
  console.error(message, stack);
}

export function logWarning(text: string): void {
  console.warn(text.slice(0, MESSAGE_LENGTH));
}

export function logMissingPath(path: string): void {
  logWarning(`No page at ${path}`);
}
