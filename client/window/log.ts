import { MESSAGE_LENGTH, STACK_LENGTH, textForLog } from '../../shared/log-text.ts';

/** The window's one way to the console. Texts are cut as the specification says (spec 2 §8, last row; spec 1 §8). */

/** What an error says, and where it came from, short enough for a log. */
export function describeError(error: unknown): { readonly message: string; readonly stack: string } {
  const { message, stack } = error instanceof Error ? error : { message: textForLog(error), stack: undefined };
  return { message: message.slice(0, MESSAGE_LENGTH), stack: (stack ?? '').slice(0, STACK_LENGTH) };
}

export function logError(error: unknown): void {
  const { message, stack } = describeError(error);
  console.error(message, stack);
}

/** `details`: what the warning is about, a text or a structure. */
export function logWarning(text: string, details?: unknown): void {
  console.warn(text.slice(0, MESSAGE_LENGTH), ...(details === undefined ? [] : [textForLog(details)]));
}

export function logMissingPath(path: string): void {
  logWarning(`No page at ${path}`);
}
