/** The words of a language for refusals, by reason or code. */
export interface RefusalWords {
  readonly [code: string]: string;
}

/**
 * What a refusal of the server says here: the words for the first of its codes that they know, else the server's own text.
 * @param codes the finest first: the reason, then the code (protocol, "Errors"). They come from outside, and may be anything.
 */
export function refusalText(words: RefusalWords, codes: readonly unknown[], message: string): string {
  const known = new Map<unknown, string>(Object.entries(words));
  return known.get(codes.find((code) => known.has(code))) ?? message;
}
