const SENTENCE = /\S.*?(?:[.!?](?=\s|$)|$)/g;

/** The sentences of a text that are not among those that were said. */
export const unsaid = (text: string, said: ReadonlySet<string>): readonly string[] =>
  (text.match(SENTENCE) ?? []).filter((sentence) => !said.has(sentence));
