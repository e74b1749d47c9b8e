import type { ReadText } from '../text/post-text.ts';
import * as words from '../../../words/en/admin/post-content.ts';

/** What is said of parts of a text that a post may not hold; undefined if nothing was left out. */
export function leftOutSentence({ removed, refusedPictures }: Omit<ReadText, 'doc'>): string | undefined {
  const pictures = refusedPictures > 0 ? words.refusedPictures : '';
  const elements = removed.length > 0 ? words.refusedElements(removed.map((name) => `<${name}>`).join(', ')) : '';
  return [elements, pictures].filter(Boolean).join(' ') || undefined;
}
