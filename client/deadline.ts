/** A signal that aborts a request after `ms`, with the error of `AbortSignal.timeout`, which the oldest engines do not have. */
export function deadline(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The deadline is over.', 'TimeoutError')), ms);
  return controller.signal;
}
