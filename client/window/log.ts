import { MESSAGE_LENGTH, STACK_LENGTH, textForLog } from '../../shared/log-text.ts';

/** The only module of the window that writes to the console. Texts are cut as the specification says (spec 2 §8, last row; spec 1 §8). */

/** The message and the stack of an error, short enough for a log. */
export function describeError(error: unknown): { readonly message: string; readonly stack: string } {
  const { message, stack } = error instanceof Error ? error : { message: textForLog(error), stack: undefined };
  return { message: message.slice(0, MESSAGE_LENGTH), stack: (stack ?? '').slice(0, STACK_LENGTH) };
}

export function logError(error: unknown): void {
  const { message, stack } = describeError(error);
  console.error(message, stack);
}

/** `details`: the subject of the warning, a text or a structure. */
export function logWarning(text: string, details?: unknown): void {
  console.warn(text.slice(0, MESSAGE_LENGTH), ...(details === undefined ? [] : [textForLog(details)]));
}

export function logMissingPath(path: string): void {
  logWarning(`No page at ${path}`);
}
